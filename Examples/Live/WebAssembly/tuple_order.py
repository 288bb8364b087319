"""Fails if a module reads a value of a call before the call: an error of LLVM 21 with calls that return several values.

    tuple_order.py IN.wasm

It is the module that LLVM wrote, before any other tool changes it. LLVM may move a call into the expression that takes its first
value, behind the operands before it, though one of these is the second value: `get a, call, set a`. The check sees every such
place. A local that is used for something else before the call would look the same; there is none so far.
"""

import sys

from tuples import CONTROL, DROP, GET, SET, TEE, instructions, number

TYPE_SECTION, IMPORT_SECTION, FUNCTION_SECTION, CODE_SECTION = 1, 2, 3, 10

SELECT, CALL, CALL_INDIRECT, BULK = 0x1B, 0x10, 0x11, 0xFC
# How many values the other instructions take; each gives one, except for stores and `global.set`.
STORES = {op: 2 for op in range(0x36, 0x3F)} | {0x24: 1}
TAKEN = {op: 0 for op in (0x23, 0x3F, *range(0x41, 0x45))} | {op: 1 for op in (0x40, *range(0x28, 0x36))}
TAKEN |= {op: 2 for op in range(0x45, 0xA7)} | {op: 1 for op in range(0xA7, 0xC5)}
TAKEN |= {
    op: 1
    for op in (0x45, 0x50, *range(0x67, 0x6A), *range(0x79, 0x7C), *range(0x8B, 0x92), *range(0x99, 0xA0))
}


def sections(data):
    at = 8
    while at < len(data):
        kind = data[at]
        size, at = number(data, at + 1)
        yield kind, data[at : at + size]
        at += size


def counted(data):
    """The index behind the number of items, once for each item."""
    return range(number(data, 0)[0]), number(data, 0)[1]


def signatures(data):
    """The numbers of parameters and results of types."""
    items, at = counted(data)
    result = []
    for _ in items:
        counts = []
        at += 1
        for _ in range(2):
            count, at = number(data, at)
            counts.append(count)
            at += count
        result.append(counts)
    return result


def bodies(data):
    items, at = counted(data)
    for _ in items:
        size, at = number(data, at)
        end = at + size
        count, start = number(data, at)
        for _ in range(count):
            start = number(data, start)[1] + 1
        yield instructions(data, start, end)
        at = end


def misread_locals(code, types, functions):
    """The locals that are read before a call, while the expression that reads them goes on, and set by the call."""
    # What the values on the stack were read from, and how many values of a call are not taken yet.
    stack, values = [], 0
    for op, local, data in code:
        if op in (SET, TEE, DROP):
            value = stack.pop() if stack else None
            if values and op != DROP and local in stack:
                yield local
            values = values - 1 if op != TEE else 0
            values = max(values, 0)
            if op == TEE:
                stack.append(value)
            continue
        values = 0
        if op in CONTROL:
            stack.clear()
        elif op == GET:
            stack.append(local)
        else:
            results = 1
            if op in (CALL, CALL_INDIRECT):
                index = number(data, 1)[0]
                taken, results = types[index if op == CALL_INDIRECT else functions[index]]
                taken += op == CALL_INDIRECT
                values = results if results > 1 else 0
            elif op in STORES:
                taken, results = STORES[op], 0
            elif op == BULK:
                taken, results = (1, 1) if number(data, 1)[0] < 8 else (3, 0)
            else:
                taken = 3 if op == SELECT else TAKEN[op]
            del stack[max(len(stack) - taken, 0) :]
            stack += [None] * results


def main():
    with open(sys.argv[1], "rb") as file:
        parts = dict(sections(file.read()))
    assert IMPORT_SECTION not in parts
    types = signatures(parts[TYPE_SECTION])
    items, at = counted(parts[FUNCTION_SECTION])
    functions = []
    for _ in items:
        kind, at = number(parts[FUNCTION_SECTION], at)
        functions.append(kind)
    found = [
        f"function {index} of {sys.argv[1]} reads local {local} before the call that sets it"
        for index, code in enumerate(bodies(parts[CODE_SECTION]))
        for local in misread_locals(code, types, functions)
    ]
    if found:
        sys.exit("error: " + "\n".join(found) + "\nWrite its Swift function in another way.")


main()
