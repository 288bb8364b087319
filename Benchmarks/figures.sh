#!/usr/bin/env bash
# Measures everything and writes the figures: the table of Documentation/Performance.md, all others into
# Documentation/Figures.md, and the instructions into Documentation/Instructions.md.
#
#     Benchmarks/figures.sh                   about five minutes; wants a machine that has nothing else to do, and valgrind
#     Benchmarks/figures.sh --quick           rougher, in two minutes
#     Benchmarks/figures.sh --noisy           writes the figures of a noisy machine too; for trying out this script
#     Benchmarks/figures.sh --instructions    only instructions, which a noisy machine does not disturb
#
# If the machine is still too noisy in the fifth run, the program says so and ends with status 3. Then, and after any other
# failure, no file has changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

options=(--if-quiet)
times=true
for option in "$@"; do
    case $option in
    --quick) options+=(--quick) ;;
    --noisy) options=("${options[@]/--if-quiet/}") ;;
    --instructions) times=false ;;
    *) echo "error: there is no option '$option'." >&2; exit 2 ;;
    esac
done
command -v valgrind >/dev/null || { echo "error: valgrind is not on the path." >&2; exit 1; }

page=Documentation/Performance.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# valgrind 3.19 reads no debug information of DWARF 5, which clang writes for the allocation counter.
flags=(-c release --product benchmarks -Xcc -gdwarf-4)
swift build "${flags[@]}" >&2
benchmarks="$(swift build "${flags[@]}" --show-bin-path)/benchmarks"
# Measures one set of workloads. Noise often passes, so a noisy run is repeated later.
measure() {
    local attempt status
    for attempt in 1 2 3 4 5; do
        if [[ $attempt != 1 ]]; then sleep 30; fi
        status=0
        "$benchmarks" --set "$1" ${options[@]:+${options[@]}} "${@:2}" --markdown "$work/$1.md" >/dev/null || status=$?
        if [[ $status != 3 ]]; then return "$status"; fi
    done
    return 3
}

if $times; then
    measure chains --instructions
    measure others
    measure growth
    measure lists
    Benchmarks/code-size.sh >"$work/code.md"
    {
        printf '# Figures\n\nWritten by `Benchmarks/figures.sh`. [Performance](Performance.md) has the chains, and explains the '
        printf 'measurements.\n\n## How it grows\n\n'
        cat "$work/growth.md"
        printf '\n## Stacks, trees, constraints and scripts\n\n'
        cat "$work/others.md"
        printf '\n## Long lists\n\n'
        printf 'Lists of measured rows, beside an array with the offset of each row; and a pass over the 20 rows in view, beside 20 rows in a '
        printf 'plain container.\n\n'
        cat "$work/lists.md"
        printf '\n## The cost of chains for the program that writes them\n\n'
        cat "$work/code.md"
    } >Documentation/Figures.md
    {
        printf '\nStacks, flows, grids, trees, constraints, scripts and the growth up to 1,000,000 nodes are in '
        printf '[Figures](Figures.md).\n'
    } >>"$work/chains.md"
else
    "$benchmarks" --set chains --counts --instructions --markdown "$work/chains.md" >/dev/null
fi
awk -v figures="$work/chains.md" '
    /<!-- end of figures -->/ { skipping = 0 }
    !skipping { print }
    /<!-- figures -->/ {
        skipping = 1
        print ""
        while ((getline line < figures) > 0) print line
        print ""
    }' "$page" >"$work/page.md"
cp "$work/page.md" "$page"
Benchmarks/instructions.sh
