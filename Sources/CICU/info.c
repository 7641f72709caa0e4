#include "CICU.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uregion.h>
#include <unicode/uversion.h>

#include "status.h"

const char *cicu_error_name(int32_t code) { return u_errorName((UErrorCode)code); }

void cicu_version(int32_t which, char *out) {
  UVersionInfo version = {0};
  UErrorCode status = U_ZERO_ERROR;
  switch (which) {
    case CICU_VERSION_ICU: u_getVersion(version); break;
    case CICU_VERSION_CLDR: ulocdata_getCLDRVersion(version, &status); break;
    case CICU_VERSION_UNICODE: u_getUnicodeVersion(version); break;
    case CICU_VERSION_TIME_ZONES: {
      const char *name = ucal_getTZDataVersion(&status);
      strncpy(out, U_SUCCESS(status) ? name : "", 31);
      out[31] = 0;
      return;
    }
  }
  u_versionToString(version, out);
}

int32_t cicu_locale_count(void) { return uloc_countAvailable(); }

const char *cicu_locale_name(int32_t index) { return uloc_getAvailable(index); }

int32_t cicu_locale_part(
    const char *locale, int32_t part, char *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  if (part == CICU_LOCALE_CANONICAL) {
    length = uloc_canonicalize(locale, out, capacity, &status);
  } else {
    char full[ULOC_FULLNAME_CAPACITY] = {0};
    uloc_addLikelySubtags(locale, full, sizeof full - 1, &status);
    if (U_SUCCESS(status)) {
      switch (part) {
        case CICU_LOCALE_LANGUAGE: length = uloc_getLanguage(full, out, capacity, &status); break;
        case CICU_LOCALE_SCRIPT: length = uloc_getScript(full, out, capacity, &status); break;
        case CICU_LOCALE_REGION: length = uloc_getCountry(full, out, capacity, &status); break;
      }
    }
  }
  cicu_report(status, error);
  return length;
}

static int has_language(const char *language) {
  int32_t count = uloc_countAvailable();
  size_t length = strlen(language);
  for (int32_t index = 0; index < count; index++) {
    const char *name = uloc_getAvailable(index);
    if (strncmp(name, language, length) == 0 && (name[length] == 0 || name[length] == '_')) {
      return 1;
    }
  }
  return 0;
}

static int is_country(const char *region) {
  for (const char *const *code = uloc_getISOCountries(); *code; code++) {
    if (strcmp(*code, region) == 0) return 1;
  }
  return 0;
}

int32_t cicu_locale_is_known(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  char canonical[ULOC_FULLNAME_CAPACITY] = {0};
  char language[ULOC_LANG_CAPACITY] = {0};
  char region[ULOC_COUNTRY_CAPACITY] = {0};
  uloc_canonicalize(locale, canonical, sizeof canonical - 1, &status);
  uloc_getLanguage(canonical, language, sizeof language - 1, &status);
  uloc_getCountry(canonical, region, sizeof region - 1, &status);
  if (U_FAILURE(status) || language[0] == 0 || !has_language(language)) return 0;
  if (region[0] == 0 || is_country(region)) return 1;
  // Groups of countries and regions that are no more; ICU makes tables of them all first.
  uregion_getRegionFromCode(region, &status);
  return U_SUCCESS(status);
}
