#include "CAllocations.h"

#include <stddef.h>
#include <stdlib.h>

static __thread callocations_total total;

callocations_total callocations_so_far(void) { return total; }

callocations_total callocations_at_start(void) { return total; }

callocations_total callocations_at_end(void) { return total; }

#if defined(__GLIBC__)

// The program's own functions come before those of the C library, for every library it loads; Swift's
// runtime and ICU allocate through them as well.

#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void count(size_t size) {
  total.count += 1;
  total.bytes += size;
}

bool callocations_are_counted(void) { return true; }

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#else

bool callocations_are_counted(void) { return false; }

#endif
