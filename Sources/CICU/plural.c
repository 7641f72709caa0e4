#include "CICU.h"

#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "settled.h"
#include "status.h"

enum { LONGEST_KEYWORD = 16 };

void cicu_plural_forms(
    const char *locale, const double *amounts, int32_t count, int32_t *forms, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  cicu_settled_locale settled = cicu_settle(locale);
  UPluralRules *rules = uplrules_open(settled.name, &status);
  UChar keywords[count > 0 ? count : 1][LONGEST_KEYWORD];
  for (int32_t index = 0; index < count && U_SUCCESS(status); index++) {
    uplrules_select(rules, amounts[index], keywords[index], LONGEST_KEYWORD, &status);
    if (U_FAILURE(status)) break;
    forms[index] = index;
    for (int32_t known = 0; known < index; known++) {
      if (u_strcmp(keywords[known], keywords[index]) != 0) continue;
      forms[index] = known;
      break;
    }
  }
  uplrules_close(rules);
  cicu_report(status, error);
}
