// The functions of device.h for a computer: the program writes its frames there, too.
#include "device.h"
#include <stdio.h>

void device_put(uint8_t byte) { putchar(byte); }
uint32_t device_instructions(void) { return 0; }
uint32_t device_heap_used(void) { return 0; }
uint32_t device_heap_peak(void) { return 0; }
uint32_t device_stack_peak(void) { return 0; }
