#!/usr/bin/env bash
# Counts the instructions of layouts with callgrind, which gives the same numbers on every run and on a busy machine.
#
#     Benchmarks/instructions.sh             all chain workloads, into Documentation/Instructions.md
#     Benchmarks/instructions.sh chain       the workloads whose names contain this, on the terminal
#     Benchmarks/instructions.sh feed-item --json instructions.json
#
# With the same compiler and the same sources, `git diff` shows no difference after a second run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v valgrind >/dev/null || { echo "error: valgrind is not on the path." >&2; exit 1; }

# valgrind 3.19 reads no debug information of DWARF 5, which clang writes for the allocation counter.
flags=(-c release --product benchmarks -Xcc -gdwarf-4)
swift build "${flags[@]}" >&2
benchmarks="$(swift build "${flags[@]}" --show-bin-path)/benchmarks"
if [ $# -gt 0 ]; then
    filter=$1
    shift
    exec "$benchmarks" --quick --instructions --filter "$filter" "$@"
fi

page=Documentation/Instructions.md
table=$(mktemp)
trap 'rm -f "$table"' EXIT
"$benchmarks" --set chains --counts --instructions --markdown "$table" >/dev/null
{
    printf '# Instructions of a layout\n\n'
    printf 'Written by `Benchmarks/instructions.sh`; what is counted is in [Performance](Performance.md).\n\n'
    cat "$table"
} >"$page"
echo "$page is written." >&2
