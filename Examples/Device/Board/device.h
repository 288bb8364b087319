// The functions that a board offers to programs.
#pragma once
#include <stdint.h>

// Writes a byte to the console.
void device_put(uint8_t byte);

// The instructions since the last call, where the board can count them; 0 elsewhere.
uint32_t device_instructions(void);

// Bytes of the heap in use, and the most so far, with what the allocator adds.
uint32_t device_heap_used(void);
uint32_t device_heap_peak(void);

// The most bytes of the stack so far.
uint32_t device_stack_peak(void);
