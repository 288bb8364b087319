#!/usr/bin/env bash
# Keeps what the engine says about every script there is, so that two versions of it can be compared byte for byte.
#
#     Tests/Record/record.sh scripts FOLDER         collects the scripts: those under test, fixtures, examples, blocks of documents, seeds
#     Tests/Record/record.sh reports FOLDER OUT     writes a report of each, with traces, into OUT/reports.txt
#     Tests/Record/record.sh compare OLD NEW        lists the scripts whose reports differ between two such folders; frames.py compares frames
#
# A script is collected once. Of a pasted class the report has the script that it comes to, and what that does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

case "${1:-}" in
    scripts)
        mkdir -p "$2"
        folder=$(cd "$2" && pwd)
        # Random scripts are left out: there are thousands of them, and they change with every word of the lists.
        PLUMB_RECORD="$folder" swift test --skip FuzzTests --filter 'LayoutScriptTests|PastedCodeTests|ExamplesTests'
        cp Examples/Live/Scripts/*.pin "$folder"
        for file in Tests/ConformanceTests/Fixtures/*/*.pin; do
            cp "$file" "$folder/$(basename "$(dirname "$file")")-$(basename "$file")"
        done
        for document in README.md Documentation/*.md Examples/Live/README.md; do
            awk -v out="$folder/$(basename "$document" .md)" '
                /^```(text|swift)/ { n++; inside = 1; next }
                /^```/ { inside = 0 }
                inside { print > (out "-" n ".pin") }' "$document"
        done
        if [ -d .build/fuzz/corpus ]; then cp .build/fuzz/corpus/* "$folder"; fi
        ;;
    reports)
        mkdir -p "$3"
        : >"$3/reports.txt"
        # A file a line: its name, and the report behind it.
        find "$2" -type f | LC_ALL=C sort | xargs -d '\n' -n 500 "${LIVE_REPORT:-.build/debug/live-report}" --traces --names \
            >>"$3/reports.txt"
        ;;
    compare)
        LC_ALL=C diff "$2/reports.txt" "$3/reports.txt" | awk -F '\t' '/^[<>]/ { print substr($1, 3) }' | sort -u
        ;;
    *)
        sed -n '2,9p' "$0"
        exit 2
        ;;
esac
