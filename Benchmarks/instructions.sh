#!/usr/bin/env bash
# Counts the instructions of layouts with callgrind, which gives the same numbers on every run and on a busy machine.
#
#     Benchmarks/instructions.sh             feed-item, by hand and by chains
#     Benchmarks/instructions.sh chain       the workloads whose names contain this
#     Benchmarks/instructions.sh feed-item --json instructions.json
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v valgrind >/dev/null || { echo "error: valgrind is not on the path." >&2; exit 1; }

filter=${1:-feed-item}
shift || true
flags=(-c release --product benchmarks)
swift build "${flags[@]}" >&2
"$(swift build "${flags[@]}" --show-bin-path)/benchmarks" --quick --instructions --filter "$filter" "$@"
