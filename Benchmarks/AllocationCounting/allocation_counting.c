// The allocator's functions with a counter in front. The dynamic linker prefers the program's definition of `malloc` to the C
// library's, so the calls of all libraries come here. Each costs a test of a flag while nothing is counted. The definitions need
// glibc, and a sanitizer has an allocator of its own: elsewhere nothing is counted.
#include "allocation_counting.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_long calls, bytes;

void allocation_counting_start(void) {
    atomic_store(&calls, 0);
    atomic_store(&bytes, 0);
    atomic_store(&is_counting, 1);
}

void allocation_counting_stop(void) { atomic_store(&is_counting, 0); }
long allocation_counting_calls(void) { return atomic_load(&calls); }
long allocation_counting_bytes(void) { return atomic_load(&bytes); }

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#include <malloc.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static void *counted(void *pointer) {
    if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, (long)malloc_usable_size(pointer), memory_order_relaxed);
    }
    return pointer;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }
void *realloc(void *old, size_t size) { return counted(__libc_realloc(old, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
    void *pointer = counted(__libc_memalign(alignment, size));
    if (!pointer) return ENOMEM;
    *result = pointer;
    return 0;
}
#endif
