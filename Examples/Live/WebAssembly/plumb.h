// The C interface of the script engine, for hosts of `plumb.wasm` and for programs that link the modules.
//
// Texts are UTF-8. In WebAssembly pointers are offsets into the exported memory. Nothing here keeps anything between calls,
// no input traps, and work, memory and nesting are bounded. One call at a time.

#ifndef PLUMB_H
#define PLUMB_H

#include <stdint.h>

// 1. It changes when a function or the meaning of an argument does.
int32_t plumb_interface_version(void);

// Memory for a text of so many bytes, and the end of it. Null if there is none.
void *plumb_allocate(int32_t length);
void plumb_free(void *block);

// Results are blocks that the host frees with `plumb_free`: four bytes of length in the byte order of the machine, then so
// many bytes of text.
//
//     width, height   the size of every root, in points; NaN leaves it to the script
//     scale           the display scale of every tree, 0 for no rounding; NaN leaves it to the script
//     direction       0 for left to right, 1 for right to left; -1 leaves it to the script
//     layouts         the case whose tree is in the report, counted from 0; -1 for all trees, -2 for none
//     traces          1 for a report that says what placed each node, which takes as long again; 0 for one that does not

// The results of a script, as JSON. `Examples/Live/README.md` lists the keys.
void *plumb_report(const uint8_t *text, int32_t length, double width, double height, double scale, int32_t direction,
                   int32_t layouts, int32_t traces);

#endif
