#include "settled.h"

#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unicode/unumsys.h>

enum { PART = 64 };

static int is_part(const char *text, size_t shortest, size_t longest) {
  size_t length = strlen(text);
  if (length < shortest || length > longest) return 0;
  for (size_t index = 0; index < length; index++) {
    if (!isalnum((unsigned char)text[index]) && text[index] != '_') return 0;
  }
  return 1;
}

/// ICU answers for a locale without data with the locale of the machine, unless there is none.
static void forget_machine_locale(void) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setDefault("", &status);
}

static pthread_once_t forgotten = PTHREAD_ONCE_INIT;

typedef int32_t part_getter(const char *, char *, int32_t, UErrorCode *);

static void get_part(
    part_getter *get, const char *locale, size_t shortest, size_t longest, char out[PART]) {
  UErrorCode status = U_ZERO_ERROR;
  get(locale, out, PART - 1, &status);
  out[PART - 1] = 0;
  if (U_FAILURE(status) || !is_part(out, shortest, longest)) out[0] = 0;
}

static int has_numbers(const char *locale, char out[PART]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getKeywordValue(locale, "numbers", out, PART - 1, &status);
  if (U_FAILURE(status) || length == 0 || !is_part(out, 3, 16)) return 0;
  UNumberingSystem *system = unumsys_openByName(out, &status);
  if (U_FAILURE(status)) return 0;
  int is_decimal = !unumsys_isAlgorithmic(system) && unumsys_getRadix(system) == 10;
  unumsys_close(system);
  return is_decimal;
}

cicu_settled_locale cicu_settle(const char *locale) {
  pthread_once(&forgotten, forget_machine_locale);
  cicu_settled_locale settled = {"@calendar=gregorian"};
  char canonical[ULOC_FULLNAME_CAPACITY] = {0};
  char language[PART] = {0}, script[PART] = {0}, region[PART] = {0}, variant[PART] = {0};
  char numbers[PART] = {0};
  UErrorCode status = U_ZERO_ERROR;
  uloc_canonicalize(locale, canonical, sizeof canonical - 1, &status);
  if (U_FAILURE(status)) return settled;
  get_part(uloc_getLanguage, canonical, 2, 8, language);
  if (language[0] == 0) return settled;
  get_part(uloc_getScript, canonical, 4, 4, script);
  get_part(uloc_getCountry, canonical, 2, 3, region);
  get_part(uloc_getVariant, canonical, 4, 32, variant);
  const char *before_region = region[0] || variant[0] ? "_" : "";
  snprintf(
      settled.name, sizeof settled.name, "%s%s%s%s%s%s%s@calendar=gregorian", language,
      script[0] ? "_" : "", script, before_region, region, variant[0] ? "_" : "", variant);
  if (has_numbers(canonical, numbers)) {
    strncat(settled.name, ";numbers=", sizeof settled.name - strlen(settled.name) - 1);
    strncat(settled.name, numbers, sizeof settled.name - strlen(settled.name) - 1);
  }
  return settled;
}
