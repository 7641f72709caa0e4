#include "CICU.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "settled.h"
#include "status.h"

static const UChar utc[] = {'E', 't', 'c', '/', 'U', 'T', 'C', 0};

static const UDateFormatSymbolType symbol_types[] = {
    [CICU_MONTHS] = UDAT_MONTHS,
    [CICU_SHORT_MONTHS] = UDAT_SHORT_MONTHS,
    [CICU_NARROW_MONTHS] = UDAT_NARROW_MONTHS,
    [CICU_STANDALONE_MONTHS] = UDAT_STANDALONE_MONTHS,
    [CICU_STANDALONE_SHORT_MONTHS] = UDAT_STANDALONE_SHORT_MONTHS,
    [CICU_WEEKDAYS] = UDAT_WEEKDAYS,
    [CICU_SHORT_WEEKDAYS] = UDAT_SHORT_WEEKDAYS,
    [CICU_SHORTER_WEEKDAYS] = UDAT_SHORTER_WEEKDAYS,
    [CICU_NARROW_WEEKDAYS] = UDAT_NARROW_WEEKDAYS,
    [CICU_STANDALONE_WEEKDAYS] = UDAT_STANDALONE_WEEKDAYS,
    [CICU_STANDALONE_SHORT_WEEKDAYS] = UDAT_STANDALONE_SHORT_WEEKDAYS,
    [CICU_STANDALONE_SHORTER_WEEKDAYS] = UDAT_STANDALONE_SHORTER_WEEKDAYS,
    [CICU_AM_PM] = UDAT_AM_PMS,
    [CICU_ERAS] = UDAT_ERAS,
    [CICU_ERA_NAMES] = UDAT_ERA_NAMES,
    [CICU_QUARTERS] = UDAT_QUARTERS,
    [CICU_SHORT_QUARTERS] = UDAT_SHORT_QUARTERS,
    [CICU_STANDALONE_QUARTERS] = UDAT_STANDALONE_QUARTERS,
    [CICU_STANDALONE_SHORT_QUARTERS] = UDAT_STANDALONE_SHORT_QUARTERS,
};

static const UDateFormat *format_of(const cicu_date_symbols *symbols) {
  return (const UDateFormat *)symbols;
}

cicu_date_symbols *cicu_date_symbols_open(const char *locale, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format =
      udat_open(UDAT_DEFAULT, UDAT_DEFAULT, settled.name, utc, -1, NULL, 0, &status);
  cicu_report(status, error);
  return (cicu_date_symbols *)format;
}

void cicu_date_symbols_close(cicu_date_symbols *symbols) { udat_close((UDateFormat *)symbols); }

int32_t cicu_date_symbols_count(const cicu_date_symbols *symbols, int32_t kind) {
  return udat_countSymbols(format_of(symbols), symbol_types[kind]);
}

int32_t cicu_date_symbols_get(
    const cicu_date_symbols *symbols, int32_t kind, int32_t index, uint16_t *out, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      udat_getSymbols(format_of(symbols), symbol_types[kind], index, out, capacity, &status);
  cicu_report(status, error);
  return length;
}

cicu_date_formatter *cicu_date_formatter_open(
    const char *locale, const uint16_t *pattern, int32_t pattern_length, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, settled.name, utc, -1, pattern, pattern_length, &status);
  cicu_report(status, error);
  return (cicu_date_formatter *)format;
}

void cicu_date_formatter_close(cicu_date_formatter *formatter) {
  udat_close((UDateFormat *)formatter);
}

int32_t cicu_date_formatter_format(
    const cicu_date_formatter *formatter, int64_t second, uint16_t *out, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udat_format(
      (const UDateFormat *)formatter, (double)second * 1000.0, out, capacity, NULL, &status);
  cicu_report(status, error);
  return length;
}

/// Reads one name out of the data of exactly this locale.
static int32_t midnight_of(
    const char *locale, uint16_t *out, int32_t capacity, UErrorCode *status) {
  static const char *const path[] = {"calendar", "gregorian", "dayPeriod", "format", "wide"};
  UResourceBundle *bundle = ures_openDirect(NULL, locale, status);
  for (int step = 0; step < 5; step++) bundle = ures_getByKey(bundle, path[step], bundle, status);
  int32_t length = 0;
  const UChar *name = ures_getStringByKey(bundle, "midnight", &length, status);
  if (U_SUCCESS(*status) && length <= capacity) u_memcpy(out, name, length);
  if (U_SUCCESS(*status) && length > capacity) *status = U_BUFFER_OVERFLOW_ERROR;
  ures_close(bundle);
  return length;
}

int32_t cicu_midnight(const char *locale, uint16_t *out, int32_t capacity, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  char current[ULOC_FULLNAME_CAPACITY] = {0}, parent[ULOC_FULLNAME_CAPACITY] = {0};
  UErrorCode status = U_ZERO_ERROR;
  uloc_getBaseName(settled.name, current, sizeof current - 1, &status);
  int32_t length = 0;
  while (U_SUCCESS(status) && current[0] != 0) {
    UErrorCode attempt = U_ZERO_ERROR;
    length = midnight_of(current, out, capacity, &attempt);
    if (U_SUCCESS(attempt) || attempt == U_BUFFER_OVERFLOW_ERROR) {
      cicu_report(attempt, error);
      return length;
    }
    uloc_getParent(current, parent, sizeof parent - 1, &status);
    memcpy(current, parent, sizeof current);
  }
  *error = 0;
  return 0;
}

static UDateFormatStyle style_of(int32_t style) {
  switch (style) {
    case CICU_STYLE_FULL: return UDAT_FULL;
    case CICU_STYLE_LONG: return UDAT_LONG;
    case CICU_STYLE_MEDIUM: return UDAT_MEDIUM;
    case CICU_STYLE_SHORT: return UDAT_SHORT;
    default: return UDAT_NONE;
  }
}

int32_t cicu_date_pattern(
    const char *locale, int32_t date_style, int32_t time_style, uint16_t *out, int32_t capacity,
    int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format =
      udat_open(style_of(time_style), style_of(date_style), settled.name, utc, -1, NULL, 0, &status);
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    length = udat_toPattern(format, 0, out, capacity, &status);
    udat_close(format);
  }
  cicu_report(status, error);
  return length;
}

cicu_pattern_generator *cicu_pattern_generator_open(const char *locale, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(settled.name, &status);
  cicu_report(status, error);
  return (cicu_pattern_generator *)generator;
}

void cicu_pattern_generator_close(cicu_pattern_generator *generator) {
  udatpg_close((UDateTimePatternGenerator *)generator);
}

int32_t cicu_pattern_generator_best(
    cicu_pattern_generator *generator, const uint16_t *skeleton, int32_t skeleton_length,
    uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udatpg_getBestPattern(
      (UDateTimePatternGenerator *)generator, skeleton, skeleton_length, out, capacity, &status);
  cicu_report(status, error);
  return length;
}

void cicu_week_info(
    const char *locale, int32_t *first_weekday, int32_t *minimal_days, uint8_t weekend[8],
    int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(utc, -1, settled.name, UCAL_GREGORIAN, &status);
  if (U_SUCCESS(status)) {
    *first_weekday = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
    *minimal_days = ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
    weekend[0] = 0;
    for (int day = UCAL_SUNDAY; day <= UCAL_SATURDAY; day++) {
      weekend[day] =
          ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)day, &status) != UCAL_WEEKDAY;
    }
    ucal_close(calendar);
  }
  cicu_report(status, error);
}
