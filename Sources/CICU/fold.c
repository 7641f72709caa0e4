#include "CICU.h"

#include <stdatomic.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

// Only what ICU's normalizers do not know is written here: which marks and letters a reader takes for
// the same, and which signs are one sign in several prints.

enum { ROOM = CICU_FOLD_CHUNK * CICU_FOLD_EXPANSION };

static int is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }

static int has_loose_marks(UScriptCode script) {
  return script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC;
}

static UScriptCode script_of(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(c, &status);
}

/// Vowel points, cantillation and recitation marks, which most writing leaves out.
static int is_point(UChar32 c) {
  return (c >= 0x0591 && c <= 0x05C7) || (c >= 0x0610 && c <= 0x061A) ||
         (c >= 0x064B && c <= 0x0652) || (c >= 0x0656 && c <= 0x065F) || c == 0x0670 ||
         (c >= 0x06D6 && c <= 0x06ED) || (c >= 0x08CA && c <= 0x08FF);
}

static int is_dropped(UChar32 mark, UScriptCode base) {
  if (is_point(mark)) return 1;
  if (!has_loose_marks(base)) return 0;
  UScriptCode own = script_of(mark);
  int voiced = mark == 0x3099 || mark == 0x309A;
  return !voiced && (own == USCRIPT_INHERITED || own == USCRIPT_COMMON || has_loose_marks(own));
}

/// A letter or sign that is written otherwise, as one or two ASCII units; 0 for none.
static uint16_t plain_form(UChar32 c) {
  if (c < 0x80) return 0;
  switch (c) {
    case 0x00E6: return 'a' | 'e' << 8;
    case 0x0153: return 'o' | 'e' << 8;
    case 0x00FE: return 't' | 'h' << 8;
    case 0x00F8: return 'o';
    case 0x0142: return 'l';
    case 0x0111:
    case 0x00F0: return 'd';
    case 0x0127: return 'h';
    case 0x0131: return 'i';
    case 0x2018:
    case 0x2019:
    case 0x201B:
    case 0x2032:
    case 0x02B9:
    case 0x02BB:
    case 0x02BC:
    case 0x02BD:
    case 0x055A:
    case 0x05F3:
    case 0xA78C: return '\'';
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x201F:
    case 0x2033:
    case 0x05F4: return '"';
    case 0x2044: return '/';
    case 0x301C: return '~';
    case 0x2212:
    case 0x2043:
    case 0x02D7: return '-';
    default: break;
  }
  int32_t type = u_charType(c);
  if (type == U_DASH_PUNCTUATION) return '-';
  if (type == U_DECIMAL_DIGIT_NUMBER) return (uint16_t)('0' + u_charDigitValue(c));
  return 0;
}

static int32_t strip(const UChar *text, int32_t length, UChar *out) {
  UScriptCode base = USCRIPT_COMMON;
  int32_t written = 0;
  for (int32_t index = 0; index < length;) {
    UChar32 c;
    U16_NEXT(text, index, length, c);
    if (is_mark(c)) {
      if (is_dropped(c, base)) continue;
    } else {
      base = script_of(c);
      if (c == 0x0640) continue;
    }
    uint16_t plain = plain_form(c);
    if (plain) {
      out[written++] = plain & 0xFF;
      if (plain >> 8) out[written++] = plain >> 8;
    } else {
      U16_APPEND_UNSAFE(out, written, c);
    }
  }
  return written;
}

static int32_t copy_as_is(const uint16_t *text, int32_t length, uint16_t *out) {
  memcpy(out, text, (size_t)length * sizeof *text);
  return length;
}

/// Whether text that is normalized already holds nothing that folding would change.
///
/// Accents hide in whole letters where they are loose, so there the answer is no.
static int is_settled(const uint16_t *text, int32_t length) {
  for (int32_t index = 0; index < length;) {
    UChar32 c;
    U16_NEXT(text, index, length, c);
    if (is_mark(c) ? is_point(c) : has_loose_marks(script_of(c))) return 0;
    if (c == 0x0640 || c == 0x00B4 || plain_form(c)) return 0;
  }
  return 1;
}

/// Folds at most CICU_FOLD_CHUNK units, whatever they are.
static int32_t fold_whole(const uint16_t *text, int32_t length, uint16_t *out) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *caseless = unorm2_getNFKCCasefoldInstance(&status);
  const UNormalizer2 *decompose = unorm2_getNFDInstance(&status);
  const UNormalizer2 *compose = unorm2_getNFCInstance(&status);
  if (unorm2_quickCheck(caseless, text, length, &status) == UNORM_YES &&
      is_settled(text, length)) {
    return copy_as_is(text, length, out);
  }
  UChar source[CICU_FOLD_CHUNK], one[ROOM], two[ROOM];
  // An acute accent standing alone is an apostrophe; compatibility would make it a space with a mark.
  for (int32_t index = 0; index < length; index++) {
    source[index] = text[index] == 0x00B4 ? '\'' : text[index];
  }
  int32_t count = unorm2_normalize(caseless, source, length, one, ROOM, &status);
  count = unorm2_normalize(decompose, one, count, two, ROOM, &status);
  if (U_FAILURE(status)) return copy_as_is(text, length, out);
  count = strip(two, count, one);
  int32_t room = CICU_FOLD_EXPANSION * length;
  count = unorm2_normalize(compose, one, count, out, room, &status);
  return U_FAILURE(status) ? copy_as_is(text, length, out) : count;
}

// Most characters fold to the same whatever stands beside them. These are folded once and kept: up to
// three units, and their number above them. Every thread keeps the same value.
enum { KEPT = 0x3100, LONGEST_KEPT = 3 };
#define LENGTH_SHIFT 48
#define ALONE (UINT64_C(1) << 56)
#define NEEDS_NEIGHBOURS (UINT64_C(2) << 56)
static _Atomic uint64_t kept[KEPT];

static uint64_t look_up(uint16_t unit) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *caseless = unorm2_getNFKCCasefoldInstance(&status);
  const UNormalizer2 *compose = unorm2_getNFCInstance(&status);
  uint16_t folded[CICU_FOLD_EXPANSION];
  int32_t count = fold_whole(&unit, 1, folded);
  if (U_FAILURE(status) || count == 0 || count > LONGEST_KEPT) return NEEDS_NEIGHBOURS;
  int alone = !is_mark(unit) && !is_mark(folded[0]) && !U16_IS_SURROGATE(folded[0]) &&
              unorm2_hasBoundaryBefore(caseless, unit) &&
              unorm2_hasBoundaryBefore(compose, folded[0]);
  if (!alone) return NEEDS_NEIGHBOURS;
  uint64_t entry = ALONE | (uint64_t)count << LENGTH_SHIFT;
  for (int32_t index = 0; index < count; index++) entry |= (uint64_t)folded[index] << (16 * index);
  return entry;
}

static int is_own_form(uint16_t unit) {
  return (unit >= 0x4E00 && unit <= 0x9FFF) || (unit >= 0xAC00 && unit <= 0xD7A3);
}

static uint64_t entry_of(uint16_t unit) {
  if (unit >= KEPT) {
    return is_own_form(unit) ? ALONE | UINT64_C(1) << LENGTH_SHIFT | unit : NEEDS_NEIGHBOURS;
  }
  uint64_t entry = atomic_load_explicit(&kept[unit], memory_order_relaxed);
  if (entry == 0) {
    entry = look_up(unit);
    atomic_store_explicit(&kept[unit], entry, memory_order_relaxed);
  }
  return entry;
}

/// How far a stretch reaches whose characters depend on each other.
static int32_t dependent_length(const uint16_t *text, int32_t length) {
  int32_t end = 1;
  while (end < length && !(entry_of(text[end]) & ALONE)) end++;
  if (end == length && end < CICU_FOLD_CHUNK) return end;
  if (end < length || end < 2) return end;
  // A chunk that is full ends anywhere, but not inside a character.
  return U16_IS_LEAD(text[end - 1]) ? end - 1 : end;
}

int32_t cicu_fold(const uint16_t *text, int32_t length, uint16_t *out, int32_t *written) {
  if (length > CICU_FOLD_CHUNK) length = CICU_FOLD_CHUNK;
  int32_t count = 0, last_count = 0, index = 0;
  for (; index < length; index++) {
    uint64_t entry = entry_of(text[index]);
    if (!(entry & ALONE)) break;
    last_count = count;
    int32_t units = (int32_t)(entry >> LENGTH_SHIFT & 0xFF);
    for (int32_t part = 0; part < units; part++) out[count++] = (uint16_t)(entry >> (16 * part));
  }
  if (index == length && length < CICU_FOLD_CHUNK) {
    *written = count;
    return index;
  }
  // The last character may depend on what comes, so it is left to the next stretch.
  if (index > 1) {
    *written = last_count;
    return index - 1;
  }
  int32_t consumed = dependent_length(text, length);
  *written = fold_whole(text, consumed, out);
  return consumed;
}
