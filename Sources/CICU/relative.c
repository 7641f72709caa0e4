#include "CICU.h"

#include <unicode/ureldatefmt.h>

#include "settled.h"
#include "status.h"

static const URelativeDateTimeUnit units[] = {
    [CICU_SECOND] = UDAT_REL_UNIT_SECOND,
    [CICU_MINUTE] = UDAT_REL_UNIT_MINUTE,
    [CICU_HOUR] = UDAT_REL_UNIT_HOUR,
    [CICU_DAY] = UDAT_REL_UNIT_DAY,
    [CICU_WEEK] = UDAT_REL_UNIT_WEEK,
    [CICU_MONTH] = UDAT_REL_UNIT_MONTH,
    [CICU_QUARTER] = UDAT_REL_UNIT_QUARTER,
    [CICU_YEAR] = UDAT_REL_UNIT_YEAR,
    [CICU_SUNDAY] = UDAT_REL_UNIT_SUNDAY,
    [CICU_MONDAY] = UDAT_REL_UNIT_MONDAY,
    [CICU_TUESDAY] = UDAT_REL_UNIT_TUESDAY,
    [CICU_WEDNESDAY] = UDAT_REL_UNIT_WEDNESDAY,
    [CICU_THURSDAY] = UDAT_REL_UNIT_THURSDAY,
    [CICU_FRIDAY] = UDAT_REL_UNIT_FRIDAY,
    [CICU_SATURDAY] = UDAT_REL_UNIT_SATURDAY,
};

static const UDateRelativeDateTimeFormatterStyle styles[] = {
    [CICU_WIDTH_LONG] = UDAT_STYLE_LONG,
    [CICU_WIDTH_SHORT] = UDAT_STYLE_SHORT,
    [CICU_WIDTH_NARROW] = UDAT_STYLE_NARROW,
};

cicu_relative_names *cicu_relative_names_open(
    const char *locale, int32_t width, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  URelativeDateTimeFormatter *formatter =
      ureldatefmt_open(settled.name, NULL, styles[width], UDISPCTX_CAPITALIZATION_NONE, &status);
  cicu_report(status, error);
  return (cicu_relative_names *)formatter;
}

void cicu_relative_names_close(cicu_relative_names *names) {
  ureldatefmt_close((URelativeDateTimeFormatter *)names);
}

int32_t cicu_relative_names_format(
    const cicu_relative_names *names, double offset, int32_t unit, int32_t numeric, uint16_t *out,
    int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  const URelativeDateTimeFormatter *formatter = (const URelativeDateTimeFormatter *)names;
  int32_t length =
      numeric
          ? ureldatefmt_formatNumeric(formatter, offset, units[unit], out, capacity, &status)
          : ureldatefmt_format(formatter, offset, units[unit], out, capacity, &status);
  cicu_report(status, error);
  return length;
}
