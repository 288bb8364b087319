#!/usr/bin/env bash
# Prints how the processor time of Cassowary grows with a chain of equalities, a ring, a grid of cells of equal widths, and a dense system
# that is solved after each constraint. With valgrind, it prints the instructions for building them as well, which are the same on every
# machine and know nothing of caches.
#
#     Benchmarks/solver-growth.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source Peers/python.sh

growth=$(program SolverGrowth)
"$growth"
command -v valgrind >/dev/null || exit 0

# The instructions of a program with a system, in millions; the start of the program is taken off.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$growth" "$@" 2>&1 | awk '/ refs:/ { gsub(/,/, "", $NF); print $NF / 1e6 }'
}
printf '\n| shape | n | built, million instructions |\n| --- | ---: | ---: |\n'
for system in "chain 625" "chain 2500" "chain 10000" "chain 40000" "ring 625" "ring 2500" "ring 10000" "ring 40000" \
    "grid 625" "grid 2500" "grid 10000" "grid 40000" "dense 15" "dense 30" "dense 60" "dense 120"; do
    read -r shape count <<<"$system"
    start=$(instructions "$shape" 4)
    total=$(instructions "$shape" "$count")
    awk -v shape="$shape" -v count="$count" -v total="$total" -v start="$start" \
        'BEGIN { printf "| %s | %d | %.1f |\n", shape, count, total - start }'
done
