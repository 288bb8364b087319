// The board for Embedded Swift and the programs: a start, memory, a few functions on memory and numbers, and a console.
// Written for Cortex-M; the console is the debugger, by semihosting, which QEMU has and a board without a debugger does not.
#include "device.h"
#include <stddef.h>

extern uint32_t board_data_start, board_data_end, board_data_load, board_bss_start, board_bss_end;
extern uint32_t board_stack_top, board_stack_bottom, board_heap_start, board_heap_end;
extern int main(int, char **);

// MARK: The console

static int semihosting(int operation, const void *argument) {
    register int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

// A line is written at once, since each call of the debugger takes long.
static char line[128];
static uint32_t line_length;

void device_put(uint8_t byte) {
    line[line_length++] = (char)byte;
    if (byte == '\n' || line_length == sizeof line - 1) {
        line[line_length] = 0;
        semihosting(0x04, line);    // SYS_WRITE0
        line_length = 0;
    }
}

static void say(const char *text) {
    while (*text) device_put((uint8_t)*text++);
}

// Ends the emulation.
__attribute__((noreturn)) static void leave(int is_success) {
    semihosting(0x18, (const void *)(uintptr_t)(is_success ? 0x20026 : 0x20023));    // SYS_EXIT
    for (;;) {}
}

// MARK: The start

#define SYSTICK ((volatile uint32_t *)0xE000E010)
#define CPACR (*(volatile uint32_t *)0xE000ED88)
#define UNTOUCHED 0xA5A5A5A5u

__attribute__((noreturn)) void board_reset(void) {
    const uint32_t *from = &board_data_load;
    for (uint32_t *to = &board_data_start; to < &board_data_end;) *to++ = *from++;
    for (uint32_t *to = &board_bss_start; to < &board_bss_end;) *to++ = 0;
#if __ARM_ARCH >= 7
    // Code for armv7em uses the registers of the FPU, even where doubles are computed in software.
    CPACR |= 0xFu << 20;
    __asm__ volatile("dsb\n\tisb");
#endif
    // Below this function's own frame the stack is painted, so that its deepest use can be seen.
    uint32_t here = (uint32_t)__builtin_frame_address(0) - 128;
    for (uint32_t *word = &board_stack_bottom; (uint32_t)word < here;) *word++ = UNTOUCHED;
    SYSTICK[1] = 0xFFFFFF;
    SYSTICK[2] = 0;
    SYSTICK[0] = 5;
    main(0, 0);
    leave(1);
}

__attribute__((noreturn)) void board_fault(void) {
    say("fault\n");
    leave(0);
}

__attribute__((section(".vectors"), used)) static const void *const vectors[16] = {
    &board_stack_top,    (void *)board_reset, (void *)board_fault, (void *)board_fault,
    (void *)board_fault, (void *)board_fault, (void *)board_fault,
};

// MARK: What is measured

// With `-icount shift=0` QEMU takes a nanosecond of its own time for an instruction; a tick of the 25 MHz clock is 40 of them.
uint32_t device_instructions(void) {
    static uint32_t last = 0xFFFFFF;
    uint32_t passed = (last - SYSTICK[2]) & 0xFFFFFF;
    last = SYSTICK[2];
    return passed * 40;
}

uint32_t device_stack_peak(void) {
    const uint32_t *word = &board_stack_bottom;
    while (*word == UNTOUCHED) word++;
    return (uint32_t)&board_stack_top - (uint32_t)word;
}

// MARK: The heap

// Free blocks in a list by address; the first one that is large enough is taken. A block begins with its size, and memory is handed out
// at addresses that can be divided by 16, which is what Swift asks for.
typedef struct Block {
    uint32_t size;    // in bytes, with these 16
    struct Block *next;
    uint32_t unused[2];
} Block;

static Block *free_list;
static int is_heap_ready;
static uint32_t used, peak;

uint32_t device_heap_used(void) { return used; }
uint32_t device_heap_peak(void) { return peak; }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (!is_heap_ready) {
        is_heap_ready = 1;
        free_list = (Block *)(((uint32_t)&board_heap_start + 15) & ~15u);
        free_list->size = ((uint32_t)&board_heap_end - (uint32_t)free_list) & ~15u;
        free_list->next = 0;
    }
    uint32_t need = ((uint32_t)size + sizeof(Block) + 15) & ~15u;
    for (Block **link = &free_list; alignment <= 16 && *link; link = &(*link)->next) {
        Block *block = *link;
        if (block->size < need) continue;
        if (block->size >= need + 2 * sizeof(Block)) {
            Block *rest = (Block *)((unsigned char *)block + need);
            rest->size = block->size - need;
            rest->next = block->next;
            block->size = need;
            *link = rest;
        } else {
            *link = block->next;
        }
        used += block->size;
        if (used > peak) peak = used;
        *result = block + 1;
        return 0;
    }
    say("out of memory\n");
    leave(0);
}

void free(void *address) {
    if (!address) return;
    Block *block = (Block *)address - 1, **link = &free_list, *before = 0;
    used -= block->size;
    while (*link && *link < block) {
        before = *link;
        link = &before->next;
    }
    block->next = *link;
    *link = block;
    if (block->next && (unsigned char *)block + block->size == (unsigned char *)block->next) {
        block->size += block->next->size;
        block->next = block->next->next;
    }
    if (before && (unsigned char *)before + before->size == (unsigned char *)block) {
        before->size += block->size;
        before->next = block->next;
    }
}

// MARK: Bytes

void *memcpy(void *to, const void *from, size_t count) {
    unsigned char *a = to;
    const unsigned char *b = from;
    if ((((uintptr_t)a | (uintptr_t)b) & 3) == 0) {
        for (; count >= 4; count -= 4, a += 4, b += 4) *(uint32_t *)a = *(const uint32_t *)b;
    }
    while (count--) *a++ = *b++;
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *a = to;
    const unsigned char *b = from;
    if (a <= b) return memcpy(to, from, count);
    while (count--) a[count] = b[count];
    return to;
}

void *memset(void *to, int byte, size_t count) {
    unsigned char *a = to;
    while (count--) *a++ = (unsigned char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < count; i++) {
        if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
    }
    return 0;
}

// The names that compilers for ARM use.
void __aeabi_memcpy(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memcpy4(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memcpy8(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memmove(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove4(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove8(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memset(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memset4(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memset8(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memclr(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr4(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr8(void *to, size_t count) { memset(to, 0, count); }

// For the seed of hash tables; these numbers are the same in each run.
void arc4random_buf(void *buffer, size_t count) {
    static uint32_t state = 0x9E3779B9;
    for (unsigned char *byte = buffer; count > 0; count--) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        *byte++ = (unsigned char)state;
    }
}

// MARK: Numbers, for chips that have no double precision

double trunc(double x) {
    union { double value; uint64_t bits; } number = { x };
    int exponent = (int)(number.bits >> 52 & 0x7FF) - 1023;
    if (exponent < 0) number.bits &= 1ull << 63;
    else if (exponent < 52) number.bits &= ~0ull << (52 - exponent);
    return number.value;
}

double round(double x) {
    double whole = trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

double ceil(double x) {
    double whole = trunc(x);
    return whole < x ? whole + 1 : whole;
}

double floor(double x) {
    double whole = trunc(x);
    return whole > x ? whole - 1 : whole;
}

// MARK: Atomics, for a chip without exclusive loads (ARMv6-M)

#if __ARM_ARCH == 6
// One core: it is enough that no interrupt comes between.
static inline uint32_t lock(void) {
    uint32_t mask;
    __asm__ volatile("mrs %0, primask\n\tcpsid i" : "=r"(mask)::"memory");
    return mask;
}

static inline void unlock(uint32_t mask) { __asm__ volatile("msr primask, %0" ::"r"(mask) : "memory"); }

uint32_t __atomic_load_4(const volatile void *address, int order) { return *(const volatile uint32_t *)address; }

void __atomic_store_4(volatile void *address, uint32_t value, int order) { *(volatile uint32_t *)address = value; }

uint32_t __atomic_fetch_add_4(volatile void *address, uint32_t value, int order) {
    uint32_t mask = lock(), old = *(volatile uint32_t *)address;
    *(volatile uint32_t *)address = old + value;
    unlock(mask);
    return old;
}

uint32_t __atomic_fetch_sub_4(volatile void *address, uint32_t value, int order) {
    return __atomic_fetch_add_4(address, -value, order);
}

_Bool __atomic_compare_exchange_4(
    volatile void *address, void *expected, uint32_t value, _Bool weak, int success, int failure) {
    uint32_t mask = lock(), old = *(volatile uint32_t *)address;
    _Bool is_equal = old == *(uint32_t *)expected;
    if (is_equal) *(volatile uint32_t *)address = value;
    else *(uint32_t *)expected = old;
    unlock(mask);
    return is_equal;
}
#endif
