#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread has asked of the heap.
typedef struct {
  /// How often it asked for memory, or for more of it.
  uint64_t count;
  /// How much it asked for in all.
  uint64_t bytes;
} callocations_total;

/// Whether allocations are counted on this platform.
bool callocations_are_counted(void);

/// What the calling thread has asked for since it began.
callocations_total callocations_so_far(void);

/// The same, where a run begins: profilers know the place by the name.
callocations_total callocations_at_start(void);

/// The same, where a run ends.
callocations_total callocations_at_end(void);

#endif
