#include "CICU.h"

#include <unicode/ubrk.h>

#include "settled.h"
#include "status.h"

static UBreakIterator *iterator_of(cicu_word_breaker *breaker) { return (UBreakIterator *)breaker; }

cicu_word_breaker *cicu_word_breaker_open(const char *locale, int32_t *error) {
  cicu_settled_locale settled = cicu_settle(locale);
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_WORD, settled.name, NULL, 0, &status);
  cicu_report(status, error);
  return (cicu_word_breaker *)iterator;
}

void cicu_word_breaker_close(cicu_word_breaker *breaker) { ubrk_close(iterator_of(breaker)); }

void cicu_word_breaker_begin(
    cicu_word_breaker *breaker, const uint16_t *text, int32_t length, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator_of(breaker), text, length, &status);
  cicu_report(status, error);
}

int32_t cicu_word_breaker_next(
    cicu_word_breaker *breaker, cicu_word_boundary *out, int32_t capacity) {
  UBreakIterator *iterator = iterator_of(breaker);
  int32_t count = 0;
  while (count < capacity) {
    int32_t end = ubrk_next(iterator);
    if (end == UBRK_DONE) break;
    out[count].end = end;
    out[count].status = ubrk_getRuleStatus(iterator);
    count++;
  }
  return count;
}
