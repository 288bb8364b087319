"""Drops what Binaryen before version 117 writes around calls that return several values.

    tuples.py IN.wasm OUT.wasm

It reads one of three values as `get a, get b, get c, drop, drop`, and the last one as `get a, get b, get c, set s, drop, drop,
get s`, where nothing else reads s: both become one `get`. And it copies values from the locals that take them, `set a, ...,
get a, set b`: where nothing else reads a, the value is set to b at once.
"""

import collections
import sys

GET, SET, TEE, DROP = 0x20, 0x21, 0x22, 0x1A
CODE_SECTION = 10

# Instructions that end a straight line of code: what branches, what begins and ends blocks.
CONTROL = {*range(0x00, 0x06), *range(0x0B, 0x10)}

# Instructions by the numbers behind them: LEB128 for these, none for the others.
ONE_NUMBER = {0x02, 0x03, 0x04, 0x0C, 0x0D, 0x10, 0x23, 0x24, 0x3F, 0x40, 0x41, 0x42, GET, SET, TEE}
TWO_NUMBERS = {0x11, *range(0x28, 0x3F)}
# The same behind 0xFC: conversions that saturate, then copying and filling memory.
NUMBERS_OF_BULK = {**dict.fromkeys(range(8), 0), 0x0A: 2, 0x0B: 1}


def number(data, at):
    """The unsigned number at an index, and the index behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        shift += 7
        at += 1
        if byte < 0x80:
            return value, at


def encoded(value):
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*data, value])


def instruction(op, local=None):
    return op, local, bytes([op]) + (b"" if local is None else encoded(local))


def instructions(data, at, end):
    """The instructions of a function: code, local, and bytes."""
    result = []
    while at < end:
        start, op, local = at, data[at], None
        at += 1
        if op in (GET, SET, TEE):
            local = number(data, at)[0]
        count = int(op in ONE_NUMBER) + 2 * int(op in TWO_NUMBERS)
        if op == 0x0E:    # br_table: a count, so many labels, and the default
            count, at = number(data, at)
            count += 1
        elif op == 0xFC:
            kind, at = number(data, at)
            count = NUMBERS_OF_BULK[kind]
        elif op in (0x43, 0x44):    # f32.const, f64.const
            at += 4 if op == 0x43 else 8
        elif op > 0xC4 or op == 0x1C:
            sys.exit(f"error: instruction {op:#x} is unknown")
        for _ in range(count):
            at = number(data, at)[1]
        result.append((op, local, data[start:at]))
    assert at == end
    return result


def spare_locals(code):
    """The locals that are read only after they are set and values below are dropped."""
    reads, spare = collections.Counter(), collections.Counter()
    for index, (op, local, _) in enumerate(code):
        if op == TEE:
            reads[local] += 1
        if op != GET:
            continue
        reads[local] += 1
        before = index - 1
        while code[before][0] == DROP:
            before -= 1
        if before < index - 1 and code[before][:2] == (SET, local):
            spare[local] += 1
    return {local for local in spare if spare[local] == reads[local]}


def without_drops(code):
    spare = spare_locals(code)
    result = []

    def ends_with_spare():
        return len(result) > 1 and result[-2][0] == GET and result[-1][0] == SET and result[-1][1] in spare

    def drop():
        if result and result[-1][0] == GET:
            result.pop()
        elif result and result[-1][0] == TEE:
            result.append(instruction(SET, result.pop()[1]))
        elif ends_with_spare():
            kept = result[-2:]
            del result[-2:]
            drop()
            result.extend(kept)
        else:
            result.append(instruction(DROP))

    for op, local, data in code:
        if op == DROP:
            drop()
        elif op == GET and ends_with_spare() and result[-1][1] == local:
            result.pop()
        elif op == GET and result and result[-1][:2] == (SET, local):
            result[-1] = instruction(TEE, local)
        else:
            result.append((op, local, data))
    return result


def lasting_locals(code):
    """The locals with a value that is read twice, or elsewhere than in the straight line where it is set."""
    lasting, fresh = set(), set()
    for op, local, _ in code:
        if op in CONTROL:
            fresh = set()
        elif op == SET:
            fresh.add(local)
        elif op == GET and local in fresh:
            fresh.remove(local)
        elif op in (GET, TEE):
            lasting.add(local)
    return lasting


def without_copies(code):
    lasting = lasting_locals(code)
    result, sets, uses = [], {}, {}
    index = 0
    while index < len(code):
        op, local, data = code[index]
        index += 1
        if op in CONTROL:
            sets, uses = {}, {}
        elif op == GET and local in sets and local not in lasting and code[index][0] in (SET, TEE):
            set_index, (copying, copy, _) = sets[local], code[index]
            if uses.get(copy, -1) < set_index:
                result[set_index] = instruction(SET, copy)
                del sets[local]
                sets.pop(copy, None)
                index += 1
                if copying == TEE:
                    result.append(instruction(GET, copy))
                uses[copy] = len(result)
                continue
        if op in (GET, SET, TEE):
            uses[local] = len(result)
            sets.pop(local, None)
            if op == SET:
                sets[local] = len(result)
        result.append((op, local, data))
    return result


def function(data):
    count, at = number(data, 0)
    for _ in range(count):
        at = number(data, at)[1] + 1
    code = instructions(data, at, len(data))
    while len(after := without_copies(without_drops(code))) < len(code):
        code = after
    return data[:at] + b"".join(item[2] for item in code)


def module(data):
    result, at = data[:8], 8
    while at < len(data):
        start, kind = at, data[at]
        size, at = number(data, at + 1)
        end = at + size
        if kind == CODE_SECTION:
            count, at = number(data, at)
            functions = [encoded(count)]
            while at < end:
                size, at = number(data, at)
                body = function(data[at : at + size])
                functions += [encoded(len(body)), body]
                at += size
            section = b"".join(functions)
            result += bytes([kind]) + encoded(len(section)) + section
        else:
            result += data[start:end]
        at = end
    return result


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        read = file.read()
    with open(sys.argv[2], "wb") as file:
        file.write(module(read))
