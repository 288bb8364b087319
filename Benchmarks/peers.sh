#!/usr/bin/env bash
# Lays the same trees out with Plumb, Yoga, Taffy and Kiwi, compares the frames, and prints the times side by side.
#
#     Benchmarks/peers.sh
#
# The others come as packages from PyPI, in a Python environment in Benchmarks/Peers/.build; one that cannot be installed is named
# and left out. Only the call that computes the layout is timed, on a tree of which nothing is known from before, and what a call
# through a binding costs is measured with an empty tree. Takes about three minutes; the times need an idle machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source Peers/python.sh

install poga==0.1.19 stretchable==1.1.8 kiwisolver==1.5.1
plumb=$(program PlumbPeer)
"$plumb" >Peers/.build/answers.json
"$environment/bin/python" Peers/peers.py Peers/.build/answers.json
