#include "CICU.h"

#include <unicode/ulistformatter.h>

#include "settled.h"
#include "status.h"

enum { LONGEST_LIST = 8 };

static const UListFormatterType types[] = {
    [CICU_LIST_AND] = ULISTFMT_TYPE_AND,
    [CICU_LIST_UNITS] = ULISTFMT_TYPE_UNITS,
};

static const UListFormatterWidth widths[] = {
    [CICU_WIDTH_LONG] = ULISTFMT_WIDTH_WIDE,
    [CICU_WIDTH_SHORT] = ULISTFMT_WIDTH_SHORT,
    [CICU_WIDTH_NARROW] = ULISTFMT_WIDTH_NARROW,
};

int32_t cicu_list_join(
    const char *locale, int32_t type, int32_t width, const uint16_t *texts, const int32_t *lengths,
    int32_t count, uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = count > LONGEST_LIST ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
  cicu_settled_locale settled = cicu_settle(locale);
  UListFormatter *formatter =
      ulistfmt_openForType(settled.name, types[type], widths[width], &status);
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    const UChar *items[LONGEST_LIST];
    for (int32_t index = 0; index < count; index++) {
      items[index] = texts;
      texts += lengths[index];
    }
    length = ulistfmt_format(formatter, items, lengths, count, out, capacity, &status);
    ulistfmt_close(formatter);
  }
  cicu_report(status, error);
  return length;
}
