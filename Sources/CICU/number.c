#include "CICU.h"

#include <stdio.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

#include "settled.h"
#include "status.h"

// Signs

static const UNumberFormatSymbol number_symbols[] = {
    [CICU_DECIMAL] = UNUM_DECIMAL_SEPARATOR_SYMBOL,
    [CICU_GROUPING] = UNUM_GROUPING_SEPARATOR_SYMBOL,
    [CICU_MINUS] = UNUM_MINUS_SIGN_SYMBOL,
    [CICU_PLUS] = UNUM_PLUS_SIGN_SYMBOL,
    [CICU_PERCENT] = UNUM_PERCENT_SYMBOL,
    [CICU_PER_MILLE] = UNUM_PERMILL_SYMBOL,
    [CICU_EXPONENTIAL] = UNUM_EXPONENTIAL_SYMBOL,
    [CICU_ZERO_DIGIT] = UNUM_ZERO_DIGIT_SYMBOL,
};

cicu_number_symbols *cicu_number_symbols_open(const char *locale, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, settled.name, NULL, &status);
  cicu_report(status, error);
  return (cicu_number_symbols *)format;
}

void cicu_number_symbols_close(cicu_number_symbols *symbols) {
  unum_close((UNumberFormat *)symbols);
}

int32_t cicu_number_symbols_get(
    const cicu_number_symbols *symbols, int32_t kind, uint16_t *out, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unum_getSymbol(
      (const UNumberFormat *)symbols, number_symbols[kind], out, capacity, &status);
  cicu_report(status, error);
  return length;
}

// Numbers in words

cicu_spellout *cicu_spellout_open(const char *locale, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, settled.name, NULL, &status);
  cicu_report(status, error);
  return (cicu_spellout *)format;
}

int32_t cicu_spellout_rules(
    const cicu_spellout *spellout, uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      unum_toPattern((const UNumberFormat *)spellout, 0, out, capacity, &status);
  cicu_report(status, error);
  return length;
}

void cicu_spellout_close(cicu_spellout *spellout) { unum_close((UNumberFormat *)spellout); }

int32_t cicu_spellout_rule_sets(
    const cicu_spellout *spellout, uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unum_getTextAttribute(
      (const UNumberFormat *)spellout, UNUM_PUBLIC_RULESETS, out, capacity, &status);
  cicu_report(status, error);
  return length;
}

void cicu_spellout_use_rule_set(
    cicu_spellout *spellout, const uint16_t *name, int32_t length, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  unum_setTextAttribute((UNumberFormat *)spellout, UNUM_DEFAULT_RULESET, name, length, &status);
  cicu_report(status, error);
}

int32_t cicu_spellout_format(
    const cicu_spellout *spellout, int64_t value, uint16_t *out, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      unum_formatInt64((const UNumberFormat *)spellout, value, out, capacity, NULL, &status);
  cicu_report(status, error);
  return length;
}

// Names of units

static const char *const unit_names[] = {
    [CICU_SECOND] = "second", [CICU_MINUTE] = "minute", [CICU_HOUR] = "hour",
    [CICU_DAY] = "day",       [CICU_WEEK] = "week",     [CICU_MONTH] = "month",
    [CICU_QUARTER] = "quarter", [CICU_YEAR] = "year",
};

static const char *const unit_widths[] = {
    [CICU_WIDTH_LONG] = "full-name",
    [CICU_WIDTH_SHORT] = "short",
    [CICU_WIDTH_NARROW] = "narrow",
};

cicu_unit_formatter *cicu_unit_formatter_open(
    const char *locale, int32_t unit, int32_t width, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  char skeleton[96];
  UChar wide[96];
  snprintf(
      skeleton, sizeof skeleton, "measure-unit/duration-%s unit-width-%s", unit_names[unit],
      unit_widths[width]);
  u_uastrcpy(wide, skeleton);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, -1, settled.name, &status);
  cicu_report(status, error);
  return (cicu_unit_formatter *)formatter;
}

void cicu_unit_formatter_close(cicu_unit_formatter *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

static void blank_number(
    const UFormattedNumber *result, uint16_t *text, int32_t length, UErrorCode *status) {
  UConstrainedFieldPosition *position = ucfpos_open(status);
  const UFormattedValue *value = unumf_resultAsValue(result, status);
  while (U_SUCCESS(*status) && ufmtval_nextPosition(value, position, status)) {
    int32_t start = 0, end = 0;
    int32_t field = ucfpos_getField(position, status);
    ucfpos_getIndexes(position, &start, &end, status);
    if (field == UNUM_MEASURE_UNIT_FIELD) continue;
    for (int32_t index = start; index < end && index < length; index++) text[index] = 0;
  }
  ucfpos_close(position);
}

int32_t cicu_unit_formatter_name(
    const cicu_unit_formatter *formatter, double amount, uint16_t *out, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble((const UNumberFormatter *)formatter, amount, result, &status);
  int32_t length = unumf_resultToString(result, out, capacity, &status);
  if (U_SUCCESS(status)) blank_number(result, out, length, &status);
  unumf_closeResult(result);
  cicu_report(status, error);
  return length;
}

int32_t cicu_unit_formatter_text(
    const cicu_unit_formatter *formatter, double amount, uint16_t *out, int32_t capacity,
    int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble((const UNumberFormatter *)formatter, amount, result, &status);
  int32_t length = unumf_resultToString(result, out, capacity, &status);
  unumf_closeResult(result);
  cicu_report(status, error);
  return length;
}
