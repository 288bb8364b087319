#!/usr/bin/env bash
# Measures what chains cost the program that writes them: bytes of machine code, and seconds of compile time.
#
#     Benchmarks/code-size.sh            over 1,000 chains
#     Benchmarks/code-size.sh 100        over fewer of them, which is faster and less exact
#
# Different chains of four calls each are written to a temporary folder and compiled against the release build of the
# package: 20 to a function for the size and the first two times, optimized and not, and then up to 200 of them in one
# function for the third time. The chains are the same in every run.
set -euo pipefail
chains=${1:-1000}
together=$((chains < 200 ? chains : 200))
cd "$(dirname "${BASH_SOURCE[0]}")/.."

swift build -c release --product benchmarks -Xcc -gdwarf-4 >&2
modules="$(swift build -c release --show-bin-path)/Modules"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Writes so many chains, so many to a function.
write_chains() {
    awk -v count="$1" -v each="$2" '
        function random(n) { seed = (seed * 1103515245 + 12345) % 2147483648; return int(seed / 65536) % n }
        function number() { return 1 + random(200) }
        function other() { return substr("bc", 1 + random(2), 1) }
        function horizontal(kind) {
            kind = random(8)
            if (kind == 0) return ".left(" number() ")"
            if (kind == 1) return ".right(" number() ")"
            if (kind == 2) return ".hCenter(" number() ")"
            if (kind == 3) return ".start(" number() ")"
            if (kind == 4) return ".end(" number() ")"
            if (kind == 5) return ".left(" 1 + random(99) "%)"
            if (kind == 6) return ".left(to: " other() ".edge.right)"
            return ".after(of: " other() ")"
        }
        function vertical(kind) {
            kind = random(7)
            if (kind == 0) return ".top(" number() ")"
            if (kind == 1) return ".bottom(" number() ")"
            if (kind == 2) return ".vCenter(" number() ")"
            if (kind == 3) return ".top(" 1 + random(99) "%)"
            if (kind == 4) return ".top(to: " other() ".edge.bottom)"
            if (kind == 5) return ".above(of: " other() ")"
            return ".below(of: " other() ")"
        }
        function length_of(name, kind) {
            kind = random(3)
            if (kind == 0) return "." name "(" number() ")"
            if (kind == 1) return "." name "(" 1 + random(99) "%)"
            return "." name "(of: " other() ")"
        }
        function last(kind) {
            kind = random(5)
            if (kind < 2) return length_of("height")
            if (kind == 2) return ".marginTop(" number() ")"
            if (kind == 3) return ".marginHorizontal(" number() ")"
            return ".maxWidth(" number() ")"
        }
        BEGIN {
            seed = 20240229
            print "import Plumb"
            while (made < count) {
                chain = "    a.pin" horizontal() vertical() length_of("width") last()
                if (chain in seen) continue
                seen[chain] = 1
                if (made % each == 0) {
                    if (made) print "}"
                    print "\npublic func layOut" made / each "(_ a: LayoutNode, _ b: LayoutNode, _ c: LayoutNode) {"
                }
                print chain
                made++
            }
            print "}"
        }'
}

# Compiles a file with further flags, and prints the seconds that it took.
compile() {
    local TIMEFORMAT=%R
    { time swiftc "${@:3}" -wmo -parse-as-library -swift-version 6 -module-name Chains -I "$modules" \
        -c "$1" -o "$2" >&2 2>"$folder/errors"; } 2>&1 || { cat "$folder/errors" >&2; return 1; }
}

# The bytes of machine code in an object file: all sections of text.
code_size() { size -A "$1" | awk '$1 ~ /^\.text/ { sum += $2 } END { print sum }'; }

write_chains "$chains" 20 >"$folder/many.swift"
write_chains "$together" "$together" >"$folder/one.swift"
many=$(compile "$folder/many.swift" "$folder/many.o" -O)
debug=$(compile "$folder/many.swift" "$folder/debug.o" -Onone)
one=$(compile "$folder/one.swift" "$folder/one.o" -O)

printf '| what | value |\n| --- | ---: |\n'
printf '| machine code of a chain of four calls, over %d chains | %d bytes |\n' \
    "$chains" $(($(code_size "$folder/many.o") / chains))
printf '| compile time of these chains, 20 to a function | %s s |\n' "$many"
printf '| the same in a debug build | %s s |\n' "$debug"
printf '| compile time of %d chains in one function | %s s |\n' "$together" "$one"
