// Words are compared as they are written: an é of one character code and one of two are different, as in names of Swift's
// compiler. The standard library would find them equal, with tables that are 27 KB long; these functions, which it calls for
// that, say that every text is in its normal form already. They are optimized together with the Swift modules.

#include <stddef.h>
#include <stdint.h>

const uint8_t *_swift_stdlib_nfd_decompositions = NULL;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return UINT32_MAX; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
