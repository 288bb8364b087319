#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

/// Counts the allocations of the process from now on; what was counted before is forgotten.
void allocation_counting_start(void);

/// Stops counting.
void allocation_counting_stop(void);

/// The calls that allocated, reallocations included.
long allocation_counting_calls(void);

/// The bytes that the allocator set aside for them, including what it rounds up.
long allocation_counting_bytes(void);

#endif
