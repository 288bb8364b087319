#!/usr/bin/env bash
# Runs scripts that libFuzzer makes up, from the fixtures on, until one traps, hangs or needs too much memory.
#
#     Tests/Fuzz/run.sh                        until it is stopped
#     Tests/Fuzz/run.sh -max_total_time=60     for a minute; all arguments go to libFuzzer
#
# Needs a toolchain with libFuzzer, as those for Linux are. What it finds goes to .build/fuzz.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

out=.build/fuzz
mkdir -p "$out/corpus"
flags=(-O -wmo -parse-as-library -swift-version 6 -sanitize=fuzzer,address -package-name plumb -I "$out")
objects=()
for name in Geometry LineFinding LayoutTree Cassowary Pinning Stacking Aligning LayoutOperators ConstraintLayout LayoutRendering \
    LayoutScript PastedCode; do
    folder=Sources/$name
    [ -d "$folder" ] || folder=Examples/$name
    object="$out/$name.o"
    objects+=("$object")
    [ -n "$(find "$folder" -newer "$object" -print -quit 2>/dev/null || echo new)" ] || continue
    echo "compiling $name"
    find "$folder" -name '*.swift' -print0 | sort -z | xargs -0 swiftc "${flags[@]}" -module-name "$name" \
        -emit-module -emit-module-path "$out/$name.swiftmodule" -c -o "$object"
done
swiftc "${flags[@]}" -module-name Fuzz -o "$out/fuzz" Tests/Fuzz/Fuzz.swift "${objects[@]}"

# The examples, those of the format's description, the cases of the fixtures, a few a file, and the pasted classes; libFuzzer learns
# faster from short ones.
if [ -z "$(ls -A "$out/corpus")" ]; then
    cp Examples/Live/Scripts/*.pin "$out/corpus"
    awk -v out="$out/corpus" '/^```text/ { n++; inside = 1; next } /^```/ { inside = 0 } inside { print > (out "/format" n ".pin") }' \
        Documentation/LayoutScript.md
    cat Tests/ConformanceTests/Fixtures/Plumb/*.pin | awk -v out="$out/corpus" '
        /^case/ { n++ } { print > (out "/" int(n / 2) ".pin"); if (n != last) { close(out "/" int(last / 2) ".pin"); last = n } }'
    awk -v out="$out/corpus" '/^\/\/\/ / { if (file) close(file); file = out "/" ++n ".swift" } file { print > file }' \
        Tests/PastedCodeTests/Corpus/*.swift
fi
"$out/fuzz" -max_len=2000 -timeout=10 -rss_limit_mb=1024 -artifact_prefix="$out/" "$@" "$out/corpus"
