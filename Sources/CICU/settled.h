#ifndef CICU_SETTLED_H
#define CICU_SETTLED_H

#include <unicode/uloc.h>

/// A locale that ICU can be given without risk.
typedef struct {
  char name[ULOC_FULLNAME_CAPACITY];
} cicu_settled_locale;

/// Takes what is well formed out of a locale and asks for the Gregorian calendar.
///
/// Some of ICU's functions crash on names that are no locales, and some locales have another calendar.
/// Language, script, region, variant and numbering system stay; where the language is no language, the
/// root locale is left. From the first call on, ICU knows no locale of the machine.
cicu_settled_locale cicu_settle(const char *locale);

#endif
