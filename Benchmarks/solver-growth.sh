#!/usr/bin/env bash
# Prints how the time of Cassowary grows with a chain of equalities, a ring, and a grid of cells of equal widths.
#
#     Benchmarks/solver-growth.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source Peers/python.sh

"$(program SolverGrowth)"
