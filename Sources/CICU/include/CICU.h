#ifndef CICU_H
#define CICU_H

// What the package asks of ICU, in fixed-width integers and opaque structs.
//
// No ICU header may be included here: Foundation carries an ICU of its own, and Swift would see every
// ICU type twice.
//
// - Text is UTF-16. Functions that write text return the length that the whole needs; where that is
//   more than `capacity`, they write nothing useful and set `*error` to CICU_BUFFER_TOO_SMALL.
// - `*error` is 0 after success (warnings included) and ICU's error code after a failure.

#include <stdint.h>

#define CICU_BUFFER_TOO_SMALL 15

#ifdef __cplusplus
extern "C" {
#endif

// Facts about the library and its locales: info.c

/// ICU's symbolic name of an error code.
const char *cicu_error_name(int32_t code);

enum { CICU_VERSION_ICU, CICU_VERSION_CLDR, CICU_VERSION_UNICODE, CICU_VERSION_TIME_ZONES };
/// Writes a version such as "72.1" as a C string; `out` must hold 32 bytes.
void cicu_version(int32_t which, char *out);

int32_t cicu_locale_count(void);
const char *cicu_locale_name(int32_t index);

enum { CICU_LOCALE_CANONICAL, CICU_LOCALE_LANGUAGE, CICU_LOCALE_SCRIPT, CICU_LOCALE_REGION };
/// Writes a part of a locale as a C string; language, script and region are completed with likely subtags.
int32_t cicu_locale_part(
    const char *locale, int32_t part, char *out, int32_t capacity, int32_t *error);
/// Whether ICU has words in the locale's language, and the region, if one is given, exists.
int32_t cicu_locale_is_known(const char *locale);

// Word boundaries: break.c

typedef struct cicu_word_breaker cicu_word_breaker;
/// Where a segment ends, and ICU's tag of the rule that ended it.
typedef struct {
  int32_t end;
  int32_t status;
} cicu_word_boundary;

cicu_word_breaker *cicu_word_breaker_open(const char *locale, int32_t *error);
void cicu_word_breaker_close(cicu_word_breaker *breaker);
/// Begins a text, which must stay where it is until the last boundary has been read.
void cicu_word_breaker_begin(
    cicu_word_breaker *breaker, const uint16_t *text, int32_t length, int32_t *error);
/// Writes the next boundaries, at most `capacity`, and returns how many; fewer than that means the end.
int32_t cicu_word_breaker_next(
    cicu_word_breaker *breaker, cicu_word_boundary *out, int32_t capacity);

// Characters: character.c

enum {
  CICU_KIND_MASK = 0x000F,
  CICU_KIND_NONE = 0,         // not looked up yet
  CICU_KIND_LETTER = 1,
  CICU_KIND_IDEOGRAPH = 2,
  CICU_KIND_DIGIT = 3,
  CICU_KIND_MARK = 4,
  CICU_KIND_PUNCTUATION = 5,
  CICU_KIND_SYMBOL = 6,
  CICU_KIND_EMOJI = 7,
  CICU_KIND_SPACE = 8,        // white space and controls
  CICU_KIND_FORMAT = 9,       // invisible, says nothing
  CICU_KIND_OTHER = 10,       // unassigned, private use, lone surrogates
  CICU_KIND_TRAIL = 11,       // the second unit of a surrogate pair
  CICU_CLASS_LOWER = 0x0010,
  CICU_CLASS_UPPER = 0x0020,
  CICU_CLASS_UNSPACED = 0x0040,    // of a script that is written without spaces
  CICU_CLASS_PICTOGRAPH = 0x0080,  // an emoji when a selector follows
  CICU_CLASS_DIGIT_SHIFT = 8,      // the value of a decimal digit
  CICU_CLASS_NOT_ASCII = 0x1000
};
/// Writes the class of every unit.
void cicu_classify(const uint16_t *text, int32_t length, uint16_t *out);

// Normalized forms: fold.c

enum {
  CICU_FOLD_CHUNK = 256,     // how many units one call folds at most
  CICU_FOLD_EXPANSION = 18   // how many units one unit becomes at most
};
/// Folds a beginning of the text that does not depend on what follows and returns how many units that
/// was, at least one; `out` must hold CICU_FOLD_EXPANSION * min(length, CICU_FOLD_CHUNK) units.
int32_t cicu_fold(const uint16_t *text, int32_t length, uint16_t *out, int32_t *written);

// Names of dates and their patterns: symbols.c

typedef struct cicu_date_symbols cicu_date_symbols;
enum {
  CICU_MONTHS, CICU_SHORT_MONTHS, CICU_NARROW_MONTHS,
  CICU_STANDALONE_MONTHS, CICU_STANDALONE_SHORT_MONTHS,
  CICU_WEEKDAYS, CICU_SHORT_WEEKDAYS, CICU_SHORTER_WEEKDAYS, CICU_NARROW_WEEKDAYS,
  CICU_STANDALONE_WEEKDAYS, CICU_STANDALONE_SHORT_WEEKDAYS, CICU_STANDALONE_SHORTER_WEEKDAYS,
  CICU_AM_PM, CICU_ERAS, CICU_ERA_NAMES,
  CICU_QUARTERS, CICU_SHORT_QUARTERS, CICU_STANDALONE_QUARTERS, CICU_STANDALONE_SHORT_QUARTERS
};
cicu_date_symbols *cicu_date_symbols_open(const char *locale, int32_t *error);
void cicu_date_symbols_close(cicu_date_symbols *symbols);
int32_t cicu_date_symbols_count(const cicu_date_symbols *symbols, int32_t kind);
int32_t cicu_date_symbols_get(
    const cicu_date_symbols *symbols, int32_t kind, int32_t index, uint16_t *out, int32_t capacity,
    int32_t *error);

typedef struct cicu_date_formatter cicu_date_formatter;
/// Opens a formatter of Gregorian dates by a pattern.
cicu_date_formatter *cicu_date_formatter_open(
    const char *locale, const uint16_t *pattern, int32_t pattern_length, int32_t *error);
void cicu_date_formatter_close(cicu_date_formatter *formatter);
/// Writes a moment as clocks and calendars at UTC show it.
int32_t cicu_date_formatter_format(
    const cicu_date_formatter *formatter, int64_t second, uint16_t *out, int32_t capacity,
    int32_t *error);

/// Writes what the locale calls 00:00; nothing where it has no word for it.
int32_t cicu_midnight(const char *locale, uint16_t *out, int32_t capacity, int32_t *error);

enum { CICU_STYLE_NONE = -1, CICU_STYLE_FULL, CICU_STYLE_LONG, CICU_STYLE_MEDIUM, CICU_STYLE_SHORT };
int32_t cicu_date_pattern(
    const char *locale, int32_t date_style, int32_t time_style, uint16_t *out, int32_t capacity,
    int32_t *error);

typedef struct cicu_pattern_generator cicu_pattern_generator;
cicu_pattern_generator *cicu_pattern_generator_open(const char *locale, int32_t *error);
void cicu_pattern_generator_close(cicu_pattern_generator *generator);
int32_t cicu_pattern_generator_best(
    cicu_pattern_generator *generator, const uint16_t *skeleton, int32_t skeleton_length,
    uint16_t *out, int32_t capacity, int32_t *error);

/// Weekdays count from 1, Sunday; `weekend` gets 1 at the index of each day that is at least partly weekend.
void cicu_week_info(
    const char *locale, int32_t *first_weekday, int32_t *minimal_days, uint8_t weekend[8],
    int32_t *error);

// "tomorrow", "in 3 weeks": relative.c

typedef struct cicu_relative_names cicu_relative_names;
enum {
  CICU_SECOND, CICU_MINUTE, CICU_HOUR, CICU_DAY, CICU_WEEK, CICU_MONTH, CICU_QUARTER, CICU_YEAR,
  CICU_SUNDAY, CICU_MONDAY, CICU_TUESDAY, CICU_WEDNESDAY, CICU_THURSDAY, CICU_FRIDAY, CICU_SATURDAY
};
enum { CICU_WIDTH_LONG, CICU_WIDTH_SHORT, CICU_WIDTH_NARROW };
cicu_relative_names *cicu_relative_names_open(const char *locale, int32_t width, int32_t *error);
void cicu_relative_names_close(cicu_relative_names *names);
int32_t cicu_relative_names_format(
    const cicu_relative_names *names, double offset, int32_t unit, int32_t numeric, uint16_t *out,
    int32_t capacity, int32_t *error);

// Numbers and units: number.c

enum {
  CICU_DECIMAL, CICU_GROUPING, CICU_MINUS, CICU_PLUS, CICU_PERCENT, CICU_PER_MILLE,
  CICU_EXPONENTIAL, CICU_ZERO_DIGIT
};
typedef struct cicu_number_symbols cicu_number_symbols;
cicu_number_symbols *cicu_number_symbols_open(const char *locale, int32_t *error);
void cicu_number_symbols_close(cicu_number_symbols *symbols);
int32_t cicu_number_symbols_get(
    const cicu_number_symbols *symbols, int32_t kind, uint16_t *out, int32_t capacity,
    int32_t *error);

typedef struct cicu_spellout cicu_spellout;
cicu_spellout *cicu_spellout_open(const char *locale, int32_t *error);
void cicu_spellout_close(cicu_spellout *spellout);
/// Writes all rules.
int32_t cicu_spellout_rules(
    const cicu_spellout *spellout, uint16_t *out, int32_t capacity, int32_t *error);
/// Writes the names of the public rule sets with semicolons between them.
int32_t cicu_spellout_rule_sets(
    const cicu_spellout *spellout, uint16_t *out, int32_t capacity, int32_t *error);
void cicu_spellout_use_rule_set(
    cicu_spellout *spellout, const uint16_t *name, int32_t length, int32_t *error);
int32_t cicu_spellout_format(
    const cicu_spellout *spellout, int64_t value, uint16_t *out, int32_t capacity, int32_t *error);

typedef struct cicu_unit_formatter cicu_unit_formatter;
cicu_unit_formatter *cicu_unit_formatter_open(
    const char *locale, int32_t unit, int32_t width, int32_t *error);
void cicu_unit_formatter_close(cicu_unit_formatter *formatter);
/// Writes an amount with its unit and then blanks the number out of it with U+0000.
int32_t cicu_unit_formatter_name(
    const cicu_unit_formatter *formatter, double amount, uint16_t *out, int32_t capacity,
    int32_t *error);

/// Writes an amount with its unit.
int32_t cicu_unit_formatter_text(
    const cicu_unit_formatter *formatter, double amount, uint16_t *out, int32_t capacity,
    int32_t *error);

enum { CICU_LIST_AND, CICU_LIST_UNITS };
/// Joins texts, which stand behind each other in `texts`, as the locale lists things.
int32_t cicu_list_join(
    const char *locale, int32_t type, int32_t width, const uint16_t *texts, const int32_t *lengths,
    int32_t count, uint16_t *out, int32_t capacity, int32_t *error);

// Names of units, currencies, regions, languages and zones: names.c

enum {
  CICU_NAMES_UNITS, CICU_NAMES_CURRENCIES, CICU_NAMES_REGIONS, CICU_NAMES_LANGUAGES,
  CICU_NAMES_ZONES, CICU_NAMES_METAZONES
};
/// Writes the form of the plural that each amount takes in a locale, as a number of the form.
void cicu_plural_forms(
    const char *locale, const double *amounts, int32_t count, int32_t *forms, int32_t *error);

/// Takes a text by its path in the data of a locale, such as "units" "length" "mile" "one".
///
/// Gives back whether it has seen enough.
typedef int32_t (*cicu_name_visitor)(
    void *context, const char *const *path, int32_t depth, const uint16_t *text, int32_t length);
/// Visits all texts of a locale, then those of the locales that it takes its words from, up to the root.
void cicu_names_visit(
    int32_t package, const char *locale, cicu_name_visitor visit, void *context);
/// Writes the code of the currency that is used where the locale is spoken.
int32_t cicu_currency_of_locale(
    const char *locale, uint16_t *out, int32_t capacity, int32_t *error);

// Time zones: zone.c

typedef struct cicu_zone cicu_zone;
/// Writes ICU's own identifier of a zone; fails where there is none.
int32_t cicu_zone_canonical(
    const uint16_t *identifier, int32_t length, uint16_t *out, int32_t capacity, int32_t *error);
/// Writes the identifiers of all zones that ICU has, with a line feed after each.
int32_t cicu_zone_names(uint16_t *out, int32_t capacity, int32_t *error);
cicu_zone *cicu_zone_open(const uint16_t *identifier, int32_t length, int32_t *error);
void cicu_zone_close(cicu_zone *zone);
/// Finds the stretch `*from <= second < *until` without a change that holds the second, in UTC, and
/// returns its offset in seconds east; INT64_MIN and INT64_MAX stand for no end.
int32_t cicu_zone_interval(
    cicu_zone *zone, int64_t second, int64_t *from, int64_t *until, int32_t *error);

// Months of other calendars: calendar.c

enum {
  CICU_ISLAMIC_CIVIL, CICU_PERSIAN, CICU_ETHIOPIC, CICU_COPTIC, CICU_INDIAN
};
typedef struct cicu_calendar cicu_calendar;
/// A month: its first day in days after 1 January 1970, its number from 0, and how many days it has.
typedef struct {
  int64_t first_day;
  int32_t month;
  int32_t length;
} cicu_calendar_month;
cicu_calendar *cicu_calendar_open(int32_t system, int32_t *error);
void cicu_calendar_close(cicu_calendar *calendar);
/// Writes the months that have a day from `first_day` to `last_day`, at most `capacity`.
int32_t cicu_calendar_months(
    cicu_calendar *calendar, int64_t first_day, int64_t last_day, cicu_calendar_month *out,
    int32_t capacity, int32_t *error);

#ifdef __cplusplus
}
#endif

#endif
