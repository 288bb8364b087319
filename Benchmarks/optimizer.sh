#!/usr/bin/env bash
# Undoes the tricks of Documentation/Optimizer.md one at a time, in a copy of the sources, and prints the cost without each.
#
#     Benchmarks/optimizer.sh              all of them; takes about ten minutes, and wants valgrind
#     Benchmarks/optimizer.sh registers    those whose names contain this, after the library as it is
#
# The columns: the instructions of a feed cell, of a chain to a node elsewhere in the tree and of a text between two edges, which are the
# same in every run; the bytes of machine code of the cell's file, and the places in its layout that count a reference.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v valgrind >/dev/null || { echo "error: valgrind is not on the path." >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The tricks: a name, the files, and the edit that undoes it.
undo() {
    cd "$work/Sources"
    case $1 in
    as-it-is) ;;
    inlining) find Pinning/Builder Pinning/Request -name '*.swift' -exec sed -i -E 's/@inline\((__)?always\)//' {} + ;;
    exclusivity) sed -i 's/@exclusivity(unchecked)//' LayoutTree/Node/LayoutNode.swift LayoutTree/Node/NodeDetails.swift ;;
    uncounted-walk) sed -i 's/unsafe reference._withUnsafeGuaranteedRef(body)/unsafe body(reference.takeUnretainedValue())/' \
        LayoutTree/Node/UncountedNode.swift ;;
    registers) perl -0pi -e 's/typealias Registers = \(.*?\n    \)/typealias Registers = PinRequest/s;
        s/self\.init\(\s*AxisRequest\(registers\.xFlags.*?\n    \}/self = registers\n    }/s;
        s/\{ \(x\.flags, y\.flags, x\.values, y\.values, sizing\) \}/{ self }/' Pinning/Request/PinRequest.swift ;;
    six-fields) perl -0pi -e 's/(struct PinRequest \{\n)/$1    \@usableFromInline var seventh = 0\n/' \
        Pinning/Request/PinRequest.swift ;;
    usual-path) find Pinning LayoutTree/Node -name '*.swift' -exec sed -i -E 's/_(fast|slow)Path\(/(/g' {} + ;;
    unset-flags) sed -i -E 's/request\.assumingUnset\(\.(uncommon|steps)\)/request/' Pinning/Resolving/Layoutable+Resolving.swift ;;
    late-frame) perl -0pi -e 's/current: \@autoclosure \(\) -> (AxisSpan|Double)/current: $1/g; s/current\(\)/current/g' \
        Pinning/Resolving/Layoutable+Resolving.swift ;;
    specialized) sed -i '/@_specialize(where Self == LayoutNode)/d' Pinning/Resolving/Layoutable+SlowPath.swift ;;
    *) echo "error: there is no trick '$1'." >&2; exit 2 ;;
    esac
    cd - >/dev/null
}
tricks=(as-it-is inlining exclusivity uncounted-walk registers six-fields usual-path unset-flags late-frame specialized)

# The cell of the benchmarks, and a program that lays out one of three layouts so many times.
{
    printf 'import Geometry\nimport LayoutTree\nimport Pinning\n'
    awk '/^final class FeedItemViews/, /^}/; /^extension FeedItemViews where View == LayoutNode/, /^}/' \
        Benchmarks/Workloads/FeedItemViews.swift
    sed -n '/^final class FeedItemCell/,/^}/p' Benchmarks/Workloads/FeedItemCell.swift | sed '/layOutByHand/d'
} >"$work/cell.swift"
cat >"$work/main.swift" <<'PROGRAM'
import Geometry
import LayoutTree
import Pinning

let (cell, elsewhere, text) = (FeedItemCell(), LayoutNode("elsewhere"), LayoutNode("text"))
var parent: LayoutNode = cell
for depth in 0..<4 { parent = parent.addChild(LayoutNode("\(depth)", frame: Rect(x: 3, y: 3, width: 90, height: 90))) }
parent.addChildren(elsewhere, text)
text.measure = { Size(width: $0.width < 50 ? $0.width : 50, height: 17) }
let passes = Int(CommandLine.arguments[2]) ?? 0
for _ in 0..<passes {
    switch CommandLine.arguments[1] {
    case "cell": cell.layoutChildren()
    case "elsewhere": layOut(elsewhere, below: cell.views.likeLabel)
    default: layOut(text)
    }
}
PROGRAM
cat >>"$work/cell.swift" <<'CHAINS'

@inline(never) func layOut(_ node: LayoutNode, below other: LayoutNode) { node.pin.below(of: other).left(to: other.edge.left) }
@inline(never) func layOut(_ node: LayoutNode) { node.pin.horizontally(10).sizeToFit(.width) }
CHAINS

cp -r Sources "$work/original"
mkdir "$work/main"
sed -i 's/^import Pinning/import Pinning\n@testable import Cell/' "$work/main.swift"
mv "$work/main.swift" "$work/main/main.swift"
flags=(-O -wmo -swift-version 6 -package-name plumb -I "$work" -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature MemberImportVisibility)
instructions() { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/program" "$1" "$2" 2>&1 | sed -n 's/.*Collected : //p'; }
one_pass() { echo $((($(instructions "$1" 1100) - $(instructions "$1" 100)) / 1000)); }

printf '| | cell | chain elsewhere | text | bytes | references |\n| --- | ---: | ---: | ---: | ---: | ---: |\n'
for trick in "${tricks[@]}"; do
    [[ $trick == as-it-is || $trick == *"${1:-}"* ]] || continue
    rm -rf "$work/Sources"
    cp -r "$work/original" "$work/Sources"
    undo "$trick"
    [ "$trick" = as-it-is ] || ! diff -rq "$work/original" "$work/Sources" >/dev/null || { echo "error: '$trick' changes nothing." >&2; exit 1; }
    for module in Geometry LineFinding LayoutTree Pinning; do
        swiftc "${flags[@]}" -parse-as-library -emit-module -emit-module-path "$work/$module.swiftmodule" -module-name $module \
            -c -o "$work/$module.o" $(find "$work/Sources/$module" -name '*.swift') 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }
    done
    swiftc "${flags[@]}" -module-name Cell -c -o "$work/cell.o" -parse-as-library -emit-module -emit-module-path "$work/Cell.swiftmodule" \
        -enable-testing "$work/cell.swift"
    swiftc "${flags[@]}" -o "$work/program" "$work/main/main.swift" "$work"/{cell,Geometry,LineFinding,LayoutTree,Pinning}.o
    code=$(objdump -dr --no-show-raw-insn "$work/cell.o" --disassemble='$s4Cell08FeedItemA0C14layoutChildrenyyF')
    grep -qE '^ +[0-9a-f]+:' <<<"$code" || { echo "error: the function of the cell was not found." >&2; exit 1; }
    bytes=$(size -A "$work/cell.o" | awk '$1 ~ /^\.text/ { sum += $2 } END { print sum }')
    references=$(grep -cE 'swift_(retain|release)' <<<"$code" || true)
    printf '| %s | %d | %d | %d | %d | %d |\n' "$trick" "$(one_pass cell)" "$(one_pass elsewhere)" "$(one_pass text)" "$bytes" "$references"
done
