#include "CICU.h"

#include <unicode/ucal.h>

#include "status.h"

static const char *const locales[] = {
    [CICU_ISLAMIC_CIVIL] = "@calendar=islamic-civil",
    [CICU_PERSIAN] = "@calendar=persian",
    [CICU_ETHIOPIC] = "@calendar=ethiopic",
    [CICU_COPTIC] = "@calendar=coptic",
    [CICU_INDIAN] = "@calendar=indian",
};

static const UChar utc[] = {'E', 't', 'c', '/', 'U', 'T', 'C', 0};

cicu_calendar *cicu_calendar_open(int32_t system, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(utc, -1, locales[system], UCAL_TRADITIONAL, &status);
  cicu_report(status, error);
  return (cicu_calendar *)calendar;
}

void cicu_calendar_close(cicu_calendar *calendar) { ucal_close((UCalendar *)calendar); }

/// Moves to noon of a day and returns its day of the month.
static int32_t go(UCalendar *calendar, int64_t day, UErrorCode *status) {
  ucal_setMillis(calendar, ((double)day + 0.5) * 86400000.0, status);
  return ucal_get(calendar, UCAL_DATE, status);
}

/// The lengths of months, those of the short ones at a year's end first.
static const int32_t lengths[] = {5, 6, 28, 29, 30, 31, 32};

static int32_t month_length(UCalendar *calendar, int64_t first_day, UErrorCode *status) {
  for (int32_t index = 0; index < (int32_t)(sizeof lengths / sizeof lengths[0]); index++) {
    if (go(calendar, first_day + lengths[index], status) == 1) return lengths[index];
  }
  *status = U_INTERNAL_PROGRAM_ERROR;
  return 0;
}

int32_t cicu_calendar_months(
    cicu_calendar *opaque, int64_t first_day, int64_t last_day, cicu_calendar_month *out,
    int32_t capacity, int32_t *error) {
  UCalendar *calendar = (UCalendar *)opaque;
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  int64_t day = first_day - go(calendar, first_day, &status) + 1;
  while (U_SUCCESS(status) && day <= last_day && count < capacity) {
    go(calendar, day, &status);
    out[count].first_day = day;
    out[count].month = ucal_get(calendar, UCAL_MONTH, &status);
    out[count].length = month_length(calendar, day, &status);
    day += out[count].length;
    count++;
  }
  cicu_report(status, error);
  return count;
}
