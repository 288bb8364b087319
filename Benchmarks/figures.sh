#!/usr/bin/env bash
# Measures everything and writes the figures into Documentation/Performance.md, with the picture beside it.
#
#     Benchmarks/figures.sh
#
# Takes about ten minutes on a machine that has nothing else to do.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

page=Documentation/Performance.md
picture=Documentation/Images/performance.svg
figures=$(mktemp)
trap 'rm -f "$figures"' EXIT

flags=(-c release --product benchmarks)
swift build "${flags[@]}" >&2
benchmarks="$(swift build "${flags[@]}" --show-bin-path)/benchmarks"
"$benchmarks" --markdown "$figures" --svg "$picture" >&2
{
    printf '\n![Ratios and growth curves](Images/performance.svg)\n\nInstructions, counted by callgrind:\n\n'
    Benchmarks/instructions.sh feed-item --markdown - | grep '^|'
    printf '\nThe program that writes the chains:\n\n'
    Benchmarks/code-size.sh
} >>"$figures"

awk -v figures="$figures" '
    /<!-- end of figures -->/ { skipping = 0 }
    !skipping { print }
    /<!-- figures -->/ {
        skipping = 1
        print ""
        while ((getline line < figures) > 0) print line
        print ""
    }' "$page" >"$page.new"
mv "$page.new" "$page"
