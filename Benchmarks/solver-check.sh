#!/usr/bin/env bash
# Compares Cassowary with Kiwi on random systems of constraints, and its decisions with a linear program.
#
#     Benchmarks/solver-check.sh           over 4,000 systems
#     Benchmarks/solver-check.sh 400       over fewer of them
#
# The others come as packages from PyPI, in a Python environment in Benchmarks/Peers/.build; one that cannot be installed is named
# and left out. The systems are the same in every run. Fails if an answer of Cassowary is wrong or worse.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source Peers/python.sh

install kiwisolver==1.5.1 scipy
answers=$(program SolverAnswers)
"$environment/bin/python" Peers/solver_check.py "$answers" "${1:-4000}"
