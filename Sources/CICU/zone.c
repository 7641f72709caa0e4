#include "CICU.h"

#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/ustring.h>

#include "status.h"

int32_t cicu_zone_canonical(
    const uint16_t *identifier, int32_t length, uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count =
      ucal_getCanonicalTimeZoneID(identifier, length, out, capacity, NULL, &status);
  cicu_report(status, error);
  return count;
}

int32_t cicu_zone_names(uint16_t *out, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = ucal_openTimeZones(&status);
  int32_t total = 0;
  int32_t length = 0;
  const UChar *name;
  while (U_SUCCESS(status) && (name = uenum_unext(names, &length, &status)) != NULL) {
    if (total + length < capacity) {
      u_memcpy(out + total, name, length);
      out[total + length] = '\n';
    }
    total += length + 1;
  }
  uenum_close(names);
  if (U_SUCCESS(status) && total > capacity) status = U_BUFFER_OVERFLOW_ERROR;
  cicu_report(status, error);
  return total;
}

cicu_zone *cicu_zone_open(const uint16_t *identifier, int32_t length, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(identifier, length, "en_US", UCAL_GREGORIAN, &status);
  cicu_report(status, error);
  return (cicu_zone *)calendar;
}

void cicu_zone_close(cicu_zone *zone) { ucal_close((UCalendar *)zone); }

static int64_t transition(
    UCalendar *calendar, UTimeZoneTransitionType type, int64_t missing, UErrorCode *status) {
  UDate date = 0;
  UBool found = ucal_getTimeZoneTransitionDate(calendar, type, &date, status);
  return found ? (int64_t)(date / 1000) : missing;
}

int32_t cicu_zone_interval(
    cicu_zone *zone, int64_t second, int64_t *from, int64_t *until, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = (UCalendar *)zone;
  ucal_setMillis(calendar, (double)second * 1000, &status);
  int32_t offset = ucal_get(calendar, UCAL_ZONE_OFFSET, &status) +
                   ucal_get(calendar, UCAL_DST_OFFSET, &status);
  *from = transition(calendar, UCAL_TZ_TRANSITION_PREVIOUS_INCLUSIVE, INT64_MIN, &status);
  *until = transition(calendar, UCAL_TZ_TRANSITION_NEXT, INT64_MAX, &status);
  cicu_report(status, error);
  return offset / 1000;
}
