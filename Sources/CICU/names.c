#include "CICU.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "settled.h"
#include "status.h"

enum { LONGEST_PATH = 8 };

static const char *const packages[] = {
    [CICU_NAMES_UNITS] = U_ICUDATA_NAME "-unit",
    [CICU_NAMES_CURRENCIES] = U_ICUDATA_NAME "-curr",
    [CICU_NAMES_REGIONS] = U_ICUDATA_NAME "-region",
    [CICU_NAMES_LANGUAGES] = U_ICUDATA_NAME "-lang",
    [CICU_NAMES_ZONES] = U_ICUDATA_NAME "-zone",
};

typedef struct {
  cicu_name_visitor visit;
  void *context;
  const char *path[LONGEST_PATH];
  int is_done;
} walk;

static void visit_all(UResourceBundle *bundle, walk *walk, int32_t depth) {
  UErrorCode status = U_ZERO_ERROR;
  switch (ures_getType(bundle)) {
    case URES_STRING: {
      int32_t length = 0;
      const UChar *text = ures_getString(bundle, &length, &status);
      if (U_SUCCESS(status)) {
        walk->is_done = walk->visit(walk->context, walk->path, depth, text, length);
      }
      return;
    }
    case URES_TABLE:
    case URES_ARRAY: break;
    default: return;
  }
  if (depth == LONGEST_PATH) return;
  UResourceBundle *part = NULL;
  ures_resetIterator(bundle);
  while (!walk->is_done && ures_hasNext(bundle)) {
    part = ures_getNextResource(bundle, part, &status);
    if (U_FAILURE(status)) break;
    const char *key = ures_getKey(part);
    walk->path[depth] = key ? key : "";
    visit_all(part, walk, depth + 1);
  }
  ures_close(part);
}

/// Opens what the package has for a locale or for one that it takes its words from.
static UResourceBundle *open_names(int32_t package, const char *locale, char *actual) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(packages[package], locale, &status);
  if (U_FAILURE(status)) return NULL;
  const char *name = ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &status);
  if (U_FAILURE(status)) {
    ures_close(bundle);
    return NULL;
  }
  strncpy(actual, name, ULOC_FULLNAME_CAPACITY - 1);
  return bundle;
}

/// Writes the locale that a bundle takes its words from where it has none; "root" at the end.
static void take_parent(UResourceBundle *bundle, const char *locale, char *parent) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(bundle, "%%Parent", &length, &status);
  if (U_SUCCESS(status) && length < ULOC_FULLNAME_CAPACITY) {
    for (int32_t index = 0; index < length; index++) parent[index] = (char)text[index];
    parent[length] = 0;
    return;
  }
  status = U_ZERO_ERROR;
  int32_t size = uloc_getParent(locale, parent, ULOC_FULLNAME_CAPACITY - 1, &status);
  if (U_FAILURE(status) || size == 0) strcpy(parent, "root");
}

static void visit_metazones(walk *walk) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(NULL, "metaZones", &status);
  UResourceBundle *zones = ures_getByKey(bundle, "mapTimezones", NULL, &status);
  if (U_SUCCESS(status)) visit_all(zones, walk, 0);
  ures_close(zones);
  ures_close(bundle);
}

void cicu_names_visit(
    int32_t package, const char *locale, cicu_name_visitor visit, void *context) {
  cicu_settled_locale settled = cicu_settle(locale);
  char name[ULOC_FULLNAME_CAPACITY] = {0};
  char actual[ULOC_FULLNAME_CAPACITY] = {0};
  strncpy(name, settled.name, sizeof name - 1);
  walk walk = {.visit = visit, .context = context};
  if (package == CICU_NAMES_METAZONES) {
    visit_metazones(&walk);
    return;
  }
  while (1) {
    UResourceBundle *bundle = open_names(package, name, actual);
    if (!bundle) return;
    visit_all(bundle, &walk, 0);
    int is_last = walk.is_done || strcmp(actual, "root") == 0;
    take_parent(bundle, actual, name);
    ures_close(bundle);
    if (is_last) return;
  }
}

int32_t cicu_currency_of_locale(
    const char *locale, uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char full[ULOC_FULLNAME_CAPACITY] = {0};
  cicu_settled_locale settled = cicu_settle(locale);
  uloc_addLikelySubtags(settled.name, full, sizeof full - 1, &status);
  int32_t length = ucurr_forLocale(full, out, capacity, &status);
  cicu_report(status, error);
  return length;
}
