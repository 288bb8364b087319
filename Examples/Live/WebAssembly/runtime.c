// The parts that the Embedded Swift runtime expects and bare WebAssembly lacks: memory, a few functions on numbers and memory,
// and reading decimals. There is no host behind any of it.

#include <stddef.h>
#include <stdint.h>

// MARK: Memory. Blocks have sizes of four steps between powers of two; free ones of a size are in a list.

typedef struct Block {
    uint32_t size_class;
    uint32_t padding;      // from the beginning of the block to where it was aligned
    struct Block *next;    // while the block is free; the user's bytes begin here
} Block;

enum { HEADER = 8, ALIGNMENT = 16, CLASSES = 128 };

extern unsigned char __heap_base;
static Block *free_blocks[CLASSES];
static uintptr_t heap_end;    // what is above is not used yet
static uintptr_t memory_end;

static uint32_t size_class(size_t size) {
    if (size < 32) return 0;
    uint32_t log = 31 - (uint32_t)__builtin_clz((uint32_t)size);
    return (log - 5) * 4 + ((size >> (log - 2)) & 3) + 1;
}

// The size of the blocks of a class: the least that the next class does not have.
static size_t class_size(uint32_t class) {
    return (size_t)(4 + class % 4) << (class / 4 + 3);
}

static unsigned char *fresh(size_t size) {
    if (heap_end == 0) {
        heap_end = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
        memory_end = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
    }
    size = (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if (size > memory_end - heap_end) {
        size_t pages = (size - (memory_end - heap_end) + 0xFFFF) >> 16;
        if (__builtin_wasm_memory_grow(0, pages < 16 ? 16 : pages) == (size_t)-1
            && (pages >= 16 || __builtin_wasm_memory_grow(0, pages) == (size_t)-1)) return NULL;
        memory_end = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
    }
    unsigned char *start = (unsigned char *)heap_end;
    heap_end += size;
    return start;
}

void *malloc(size_t size) {
    if (size > 0x40000000) return NULL;
    uint32_t class = size_class(size + ALIGNMENT);
    Block *block = free_blocks[class];
    if (block) {
        free_blocks[class] = block->next;
    } else {
        // The header ends where the user's bytes begin, at a multiple of the alignment.
        unsigned char *start = fresh(class_size(class) + HEADER);
        if (!start) return NULL;
        block = (Block *)(start + ALIGNMENT - HEADER);
    }
    block->size_class = class;
    block->padding = 0;
    return &block->next;
}

void free(void *address) {
    if (!address) return;
    Block *block = (Block *)((unsigned char *)address - HEADER);
    block = (Block *)((unsigned char *)block - block->padding);
    block->next = free_blocks[block->size_class];
    free_blocks[block->size_class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment <= ALIGNMENT) {
        *result = malloc(size);
        return *result ? 0 : 12;
    }
    unsigned char *start = size > 0x40000000 ? NULL : malloc(size + alignment);
    if (!start) return 12;
    uintptr_t aligned = ((uintptr_t)start + alignment - 1) & ~(uintptr_t)(alignment - 1);
    Block *header = (Block *)(aligned - HEADER);
    if (aligned != (uintptr_t)start) header->padding = (uint32_t)(aligned - (uintptr_t)start);
    *result = (void *)aligned;
    return 0;
}

// The compiler turns these into the instructions of the bulk memory proposal.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < count; i++) if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
    return 0;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}

// MARK: Output and chance. There is nobody to print to, and the same script always gives the same result.

int putchar(int byte) { return byte; }

void arc4random_buf(void *buffer, size_t count) {
    static uint32_t state = 0x9E3779B9;
    for (unsigned char *byte = buffer; count > 0; count--) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        *byte++ = (unsigned char)state;
    }
}

// MARK: Numbers

double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// Exact: every step takes a doubled divisor off.
double fmod(double x, double y) {
    double rest = __builtin_fabs(x), divisor = __builtin_fabs(y), step = divisor;
    if (!(divisor > 0) || !(rest <= __DBL_MAX__)) return __builtin_nan("");
    while (step <= rest / 2) step *= 2;
    for (;; step /= 2) {
        if (rest >= step) rest -= step;
        if (step == divisor) return __builtin_copysign(rest, x);
    }
}

__int128 __multi3(__int128 a, __int128 b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b, mask = 0xFFFFFFFF;
    uint64_t low = (x & mask) * (y & mask), middle = (x >> 32) * (y & mask) + (low >> 32);
    uint64_t other = (x & mask) * (y >> 32) + (middle & mask);
    uint64_t high = (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
    high += x * (uint64_t)(b >> 64) + y * (uint64_t)(a >> 64);
    return (__int128)((unsigned __int128)high << 64 | (uint64_t)(other << 32) | (low & mask));
}

// MARK: Decimals, rounded to the nearest double with ties to even.

enum { DIGITS = 800, LIMBS = 256 };    // 800 digits decide every case; 256 limbs hold 10 to the power of 1,200 and more

typedef struct { uint32_t limbs[LIMBS]; int count; } Big;

static void multiply_add(Big *big, uint32_t factor, uint32_t addend) {
    uint64_t carry = addend;
    for (int i = 0; i < big->count; i++) {
        carry += (uint64_t)big->limbs[i] * factor;
        big->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry && big->count < LIMBS) big->limbs[big->count++] = (uint32_t)carry;
}

static void shift_left(Big *big, int bits) {
    for (; bits >= 31; bits -= 31) multiply_add(big, 1u << 31, 0);
    if (bits > 0) multiply_add(big, 1u << bits, 0);
}

static int bit_length(const Big *big) {
    return big->count ? big->count * 32 - __builtin_clz(big->limbs[big->count - 1]) : 0;
}

static int is_less(const Big *a, const Big *b) {
    if (a->count != b->count) return a->count < b->count;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->limbs[i] != b->limbs[i]) return a->limbs[i] < b->limbs[i];
    return 0;
}

static void subtract(Big *a, const Big *b) {
    int64_t carry = 0;
    for (int i = 0; i < a->count; i++) {
        carry += (int64_t)a->limbs[i] - (i < b->count ? b->limbs[i] : 0);
        a->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    while (a->count && !a->limbs[a->count - 1]) a->count--;
}

// 2 to the power of an exponent that a double has.
static double power_of_two(int exponent) {
    union { uint64_t bits; double value; } number;
    number.bits = exponent >= -1022 ? (uint64_t)(exponent + 1023) << 52 : 1ull << (exponent + 1074);
    return number.value;
}

// The double nearest to the digits times 10 to the power of the exponent, by long division in binary.
static double nearest(const unsigned char *digits, int count, int exponent) {
    if (count <= 15 && exponent >= -22 && exponent <= 22) {
        // Both numbers are exact, so one operation rounds once.
        double number = 0, power = 1;
        for (int i = 0; i < count; i++) number = number * 10 + digits[i];
        for (int i = exponent < 0 ? -exponent : exponent; i > 0; i--) power *= 10;
        return exponent < 0 ? number / power : number * power;
    }
    static Big value, divisor;
    value.count = divisor.count = 0;
    for (int i = 0; i < count; i++) multiply_add(&value, 10, digits[i]);
    if (!value.count || exponent < -1200) return 0;
    if (exponent > 400) return __builtin_inf();
    multiply_add(&divisor, 0, 1);
    for (int i = exponent; i < 0; i++) multiply_add(&divisor, 10, 0);
    for (int i = 0; i < exponent; i++) multiply_add(&value, 10, 0);

    // The value is divisor * 2^shift times something from 1 to below 2.
    int shift = bit_length(&value) - bit_length(&divisor);
    if (shift > 0) shift_left(&divisor, shift); else shift_left(&value, -shift);
    if (is_less(&value, &divisor)) {
        shift--;
        shift_left(&value, 1);
    }
    if (shift > 1023) return __builtin_inf();
    int bits = shift >= -1022 ? 53 : 53 - (-1022 - shift);    // fewer near zero
    if (bits < 0) return 0;
    uint64_t mantissa = 0;
    for (int i = 0; i < bits; i++) {
        int one = !is_less(&value, &divisor);
        if (one) subtract(&value, &divisor);
        mantissa = mantissa << 1 | (uint64_t)one;
        shift_left(&value, 1);
    }
    // The remainder decides: more than half rounds up, exactly half rounds to even.
    if (!is_less(&value, &divisor)) {
        subtract(&value, &divisor);
        if (value.count || (mantissa & 1)) mantissa++;
    }
    int unit = shift - (bits - 1);    // the exponent of the last bit
    if (unit > 971 || (unit == 971 && mantissa >> 53)) return __builtin_inf();
    return (double)mantissa * power_of_two(unit);
}

// Reads a decimal; returns its end, or null if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    static unsigned char digits[DIGITS + 1];
    int count = 0, exponent = 0, seen = 0, negative = *text == '-';
    if (*text == '-' || *text == '+') text++;
    for (int fraction = 0; (*text >= '0' && *text <= '9') || (*text == '.' && !fraction); text++) {
        if (*text == '.') {
            fraction = 1;
            continue;
        }
        seen = 1;
        if (fraction) exponent--;
        if (count == 0 && *text == '0') continue;
        if (count < DIGITS) {
            digits[count++] = (unsigned char)(*text - '0');
        } else {
            exponent++;
            if (*text != '0') digits[DIGITS] = 1;    // any digit that is not zero will do
        }
    }
    if (!seen) return NULL;
    if (*text == 'e' || *text == 'E') {
        const char *power = text + 1;
        int sign = *power == '-' ? -1 : 1, given = 0;
        if (*power == '-' || *power == '+') power++;
        if (*power < '0' || *power > '9') return NULL;
        for (; *power >= '0' && *power <= '9'; power++) if (given < 100000) given = given * 10 + (*power - '0');
        exponent += sign * given;
        text = power;
    }
    if (digits[DIGITS]) {
        digits[DIGITS - 1] |= 1;
        digits[DIGITS] = 0;
    }
    double value = nearest(digits, count, exponent);
    *result = negative ? -value : value;
    return text;
}
