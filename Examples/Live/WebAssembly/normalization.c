// Texts are in UTF-8 and compared as they are written: an é of one character code and one of two are different, as in names of
// Swift's compiler. The standard library would find them equal, and would also read UTF-16, with code and tables of 40 KB. Here
// are other bodies for its functions, which are optimized together with the Swift modules. A function whose name it changes is
// the standard library's again.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

int memcmp(const void *a, const void *b, size_t count);

// MARK: Comparison

// Whether a text is equal to another one, or is less where that is wanted.
SWIFT bool compare(uintptr_t, intptr_t, uintptr_t, intptr_t, uint8_t, bool)
    __asm__("$es22_stringCompareFastUTF8__9expecting7bothNFCSbSRys5UInt8VG_AFs23_StringComparisonResultOSbtF");

SWIFT bool compare(
    uintptr_t left, intptr_t left_count, uintptr_t right, intptr_t right_count, uint8_t wants_less, bool are_normal
) {
    intptr_t common = left_count < right_count ? left_count : right_count;
    int order = memcmp((const void *)left, (const void *)right, (size_t)common);
    if (wants_less) return order < 0 || (order == 0 && left_count < right_count);
    return order == 0 && left_count == right_count;
}

// Every text is in its normal form already.
const uint8_t *_swift_stdlib_nfd_decompositions = NULL;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return UINT32_MAX; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }

// MARK: Texts in UTF-16, of which there are none

SWIFT bool compare_slowly(const void *, uint8_t, SELF const void *)
    __asm__("$es16_StringGutsSliceV12_slowCompare4with9expectingSbAB_s01_A16ComparisonResultOtF");
SWIFT uint64_t index_in_encoding(uint64_t, uint32_t, uint32_t, uint32_t)
    __asm__("$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF");
SWIFT intptr_t distance(uint64_t, uint64_t, uint32_t, uint32_t, uint32_t)
    __asm__("$eSS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF");
SWIFT void append(const void *, SELF void *)
    __asm__("$es11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF");

SWIFT bool compare_slowly(const void *other, uint8_t wants_less, SELF const void *text) { __builtin_trap(); }
SWIFT uint64_t index_in_encoding(uint64_t index, uint32_t a, uint32_t b, uint32_t c) { __builtin_trap(); }
SWIFT intptr_t distance(uint64_t from, uint64_t to, uint32_t a, uint32_t b, uint32_t c) { __builtin_trap(); }
SWIFT void append(const void *other, SELF void *text) { __builtin_trap(); }
