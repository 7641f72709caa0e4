#include "CICU.h"
int32_t cicu_placeholder(void) { return 0; }
