#!/usr/bin/env bash
# Draws a chart of the figures that `benchmarks --json` has written: nanoseconds for each view by the number of views, a line for each
# contender.
#
#     swift run -c release benchmarks --set growth --json growth.json
#     Benchmarks/chart.sh growth.json growth.svg
#
# Needs python3 and gnuplot; Debian's package is gnuplot-nox.
set -euo pipefail
[ $# = 2 ] || { sed -n '2,8p' "$0" >&2; exit 2; }
for tool in python3 gnuplot; do
    command -v $tool >/dev/null || { echo "error: there is no $tool on the path." >&2; exit 1; }
done
data=$(mktemp)
trap 'rm -f "$data"' EXIT
# A block of lines for each contender, its name in front; gnuplot reads two empty lines as the end of a block.
python3 - "$1" >"$data" <<'PYTHON'
import json, sys

with open(sys.argv[1]) as file:
    results = json.load(file)["results"]
for contender in dict.fromkeys(result["contender"] for result in results):
    print(f'"{contender}"')
    for result in results:
        if result["contender"] == contender and result["unit"] == "ns" and result["views"]:
            print(result["views"], result["perView"])
    print("\n")
PYTHON
blocks=$(grep -c '^"' "$data")
gnuplot <<GNUPLOT
set terminal svg size 900, 500 font "sans-serif"
set output "$2"
set logscale xy
set key outside right
set grid
set xlabel "views"
set ylabel "nanoseconds for each view"
plot for [block = 0:$blocks - 1] "$data" index block using 1:2 with linespoints title columnheader(1)
GNUPLOT
