#include "CICU.h"

#include <stdatomic.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

static int is_emoji(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION) ||
         u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR);
}

static uint16_t script_bits(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(c, &status)) {
    case USCRIPT_HAN: return CICU_KIND_IDEOGRAPH | CICU_CLASS_UNSPACED;
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_KATAKANA_OR_HIRAGANA:
    case USCRIPT_THAI:
    case USCRIPT_LAO:
    case USCRIPT_KHMER:
    case USCRIPT_MYANMAR: return CICU_KIND_LETTER | CICU_CLASS_UNSPACED;
    default:
      // The marks that lengthen or repeat a sound belong to both kana and so to no script.
      if (c == 0x30FC || c == 0xFF70 || (c >= 0x3031 && c <= 0x3035)) {
        return CICU_KIND_LETTER | CICU_CLASS_UNSPACED;
      }
      return CICU_KIND_LETTER;
  }
}

static uint16_t kind_bits(UChar32 c) {
  int32_t type = u_charType(c);
  if (u_isUWhiteSpace(c) || type == U_CONTROL_CHAR || c == 0x200B) return CICU_KIND_SPACE;
  if (is_emoji(c)) return CICU_KIND_EMOJI;
  switch (type) {
    case U_UPPERCASE_LETTER:
    case U_TITLECASE_LETTER: return script_bits(c) | CICU_CLASS_UPPER;
    case U_LOWERCASE_LETTER: return script_bits(c) | CICU_CLASS_LOWER;
    case U_MODIFIER_LETTER:
    case U_OTHER_LETTER:
    case U_LETTER_NUMBER: return script_bits(c);
    case U_DECIMAL_DIGIT_NUMBER:
      return (uint16_t)(CICU_KIND_DIGIT | (u_charDigitValue(c) << CICU_CLASS_DIGIT_SHIFT));
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_COMBINING_SPACING_MARK: return CICU_KIND_MARK;
    case U_DASH_PUNCTUATION:
    case U_START_PUNCTUATION:
    case U_END_PUNCTUATION:
    case U_CONNECTOR_PUNCTUATION:
    case U_INITIAL_PUNCTUATION:
    case U_FINAL_PUNCTUATION:
    case U_OTHER_PUNCTUATION: return CICU_KIND_PUNCTUATION;
    case U_OTHER_NUMBER:
    case U_MATH_SYMBOL:
    case U_CURRENCY_SYMBOL:
    case U_MODIFIER_SYMBOL:
    case U_OTHER_SYMBOL: return CICU_KIND_SYMBOL;
    case U_FORMAT_CHAR: return CICU_KIND_FORMAT;
    default: return CICU_KIND_OTHER;
  }
}

static uint16_t class_of(UChar32 c) {
  uint16_t bits = kind_bits(c);
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) bits |= CICU_CLASS_PICTOGRAPH;
  if (c >= 0x80) bits |= CICU_CLASS_NOT_ASCII;
  return bits;
}

// Every thread that looks a character up for the first time writes the same value, so nothing but
// the store has to be atomic.
static _Atomic uint16_t known[0x10000];

static inline uint16_t known_class(uint16_t unit) {
  uint16_t bits = atomic_load_explicit(&known[unit], memory_order_relaxed);
  if (bits == CICU_KIND_NONE) {
    bits = class_of(unit);
    atomic_store_explicit(&known[unit], bits, memory_order_relaxed);
  }
  return bits;
}

void cicu_classify(const uint16_t *text, int32_t length, uint16_t *out) {
  for (int32_t index = 0; index < length; index++) {
    uint16_t unit = text[index];
    if (U16_IS_LEAD(unit) && index + 1 < length && U16_IS_TRAIL(text[index + 1])) {
      out[index] = class_of(U16_GET_SUPPLEMENTARY(unit, text[index + 1]));
      out[++index] = CICU_KIND_TRAIL | CICU_CLASS_NOT_ASCII;
    } else {
      out[index] = known_class(unit);
    }
  }
}
