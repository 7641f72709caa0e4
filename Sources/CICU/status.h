#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#include <unicode/utypes.h>

/// Hands a failure on; a warning is a success.
static inline void cicu_report(UErrorCode status, int32_t *error) {
  *error = U_FAILURE(status) ? (int32_t)status : 0;
}

#endif
