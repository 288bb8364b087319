#!/usr/bin/env bash
# Measures what linking the library adds to a program: the size of stripped programs of a few lines, in a release build.
#
#     Benchmarks/link-size.sh                with the default traits of the package
#     Benchmarks/link-size.sh --no-traits    without LinkedIfUsed: everything public is linked
#
# The programs are written to a temporary folder, as a package that depends on this one. Takes about a minute.
set -euo pipefail
traits=""
case ${1:-} in
"") ;;
--no-traits) traits=", traits: []" ;;
*) echo "error: there is no option '$1'; there is --no-traits." >&2; exit 2 ;;
esac
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Writes a program: its name, the product that it depends on or -, and its source.
write_program() {
    local dependencies=""
    mkdir -p "$folder/Sources/$1"
    printf '%s\n' "$3" >"$folder/Sources/$1/main.swift"
    if [ "$2" != - ]; then dependencies=".product(name: \"$2\", package: \"plumb\")"; fi
    printf '        .executableTarget(name: "%s", dependencies: [%s]),\n' "$1" "$dependencies" >>"$folder/targets"
}

node='let node = LayoutNode("hello")
print(node.frame.width)'
chain='let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
let node = LayoutNode("hello")
root.addChild(node)
node.pin.top(10).left(10).size(100)
print(node.frame.width)'
stack='let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
let node = LayoutNode("hello")
root.addChild(node)
root.hstack(.fix(10), .fill(node), .fix(10))
print(node.frame.width)'
lists='let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
let node = LayoutNode("hello")
root.addChild(node)
root.hstack(.fix(10), .fill(node), .fix(10))
root.flow([.fix(node, 10)])
root.grid(columns: [.flex()], [[node]])
print(node.frame.width)'
chains='import Geometry
import LayoutTree
import Pinning'
write_program hello - 'print("hello")'
write_program chains-node Pinning "$chains"$'\n'"$node"
write_program chains-chain Pinning "$chains"$'\n'"$chain"
write_program plumb-node Plumb "import Plumb"$'\n'"$node"
write_program plumb-chain Plumb "import Plumb"$'\n'"$chain"
write_program plumb-stack Plumb "import Plumb"$'\n'"$stack"
write_program plumb-lists Plumb "import Plumb"$'\n'"$lists"

cat >"$folder/Package.swift" <<PACKAGE
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "sizes",
    dependencies: [.package(name: "plumb", path: "$root"$traits)],
    targets: [
$(cat "$folder/targets")
    ]
)
PACKAGE

# The size of a program in KB, without symbols.
size_of() {
    strip -o "$folder/stripped" "$1"
    awk -v bytes="$(wc -c <"$folder/stripped")" 'BEGIN { printf "%.0f", bytes / 1000 }'
}

build=(swift build -c release --package-path "$folder")
"${build[@]}" >&2
programs=$("${build[@]}" --show-bin-path)
printf '| program | KB |\n| --- | ---: |\n'
while IFS='|' read -r name what; do
    printf '| %s | %s |\n' "$what" "$(size_of "$programs/$name")"
done <<PROGRAMS
hello|prints a word
chains-node|one node, product \`Pinning\`
chains-chain|one chain, product \`Pinning\`
plumb-node|one node, product \`Plumb\`
plumb-chain|one chain, product \`Plumb\`
plumb-stack|one stack, product \`Plumb\`
plumb-lists|a stack, a flow and a grid, product \`Plumb\`
PROGRAMS
