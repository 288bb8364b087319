#!/usr/bin/env bash
# Counts the instructions and the allocations of one pass of each workload, as a program that imports Plumb takes them.
#
#     Benchmarks/Client/measure.sh           all
#     Benchmarks/Client/measure.sh cell      those whose names contain this
#
# A run of many passes less one of few passes: what happens once, at the start of the program, falls out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
command -v valgrind >/dev/null || { echo "error: valgrind is not on the path." >&2; exit 1; }
swift build -c release >&2
client="$(swift build -c release --show-bin-path)/client"
names="cell-calls cell-braces cell-class list-calls list-braces list-class wide-calls wide-braces wide-class
rows-calls rows-braces rows-class flow-calls flow-braces flow-class boxes-calls boxes-braces boxes-class worst-calls"
count() { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$client" "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'; }
allocations() {
    valgrind --tool=memcheck --leak-check=no --undef-value-errors=no "$client" "$1" "$2" 2>&1 |
        sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' | tr -d ,
}
printf '%-14s %14s %12s\n' workload instructions allocations
for name in $names; do
    [[ $name == *"${1:-}"* ]] || continue
    printf '%-14s %14d %12d\n' "$name" $((($(count "$name" 6) - $(count "$name" 2)) / 4)) \
        $((($(allocations "$name" 6) - $(allocations "$name" 2)) / 4))
done
