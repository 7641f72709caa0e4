#ifndef CICU_H
#define CICU_H
#include <stdint.h>
int32_t cicu_placeholder(void);
#endif
