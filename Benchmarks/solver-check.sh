#!/usr/bin/env bash
# Compares Cassowary with Kiwi on random systems of constraints, and its decisions with a linear program.
#
#     Benchmarks/solver-check.sh           over 4,000 systems
#     Benchmarks/solver-check.sh 400 300   over fewer of them, and 300 larger ones with removals and edits in place of 10,000
#
# The others come as packages from PyPI, in a Python environment in Benchmarks/Peers/.build; one that cannot be installed is named
# and left out. The systems are the same in every run. Fails if an answer of Cassowary is wrong or worse.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source Peers/python.sh

install kiwisolver==1.5.1 scipy
answers=$(program SolverAnswers)
"$environment/bin/python" Peers/solver_check.py "$answers" "${1:-4000}"
"$environment/bin/python" Peers/solver_systems.py "$answers" "${2:-10000}"
