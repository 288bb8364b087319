#!/usr/bin/env bash
# Builds the live page: one file that opens from disk, with the script engine as WebAssembly inside.
#
#     Examples/Live/build.sh                 writes .build/live/plumb-live.html
#     Examples/Live/build.sh path/to.html    writes there
#
# Needs the Swift toolchain alone. Where `wasm-opt` of Binaryen is on the path, it makes the module smaller, and `zopfli` its gzip
# form.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

work=.build/live
page="${1:-$work/plumb-live.html}"
mkdir -p "$work"
swiftc=$(command -v swiftc) || { echo "error: there is no swiftc on the path" >&2; exit 1; }
tools=$(dirname "$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')")/../bin
for tool in clang wasm-ld; do
    [ -x "$tools/$tool" ] || { echo "error: the toolchain of $swiftc has no $tool" >&2; exit 1; }
done
target=wasm32-unknown-none-wasm
flags=(
    -target $target -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6
    -strict-memory-safety -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -warnings-as-errors -package-name plumb -lto=llvm-full -Xfrontend -disable-stack-protector
    # Calls and closures stay what they are: copies of functions for one caller or one closure take more room than they save.
    # Functions that simplify their callers are inlined by less than usual: with -120 in place of -20 the engine is 50 KB smaller and a
    # quarter slower.
    -Xllvm -inline-threshold=-100 -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
    -Xllvm -sil-inline-removed-call-benefit=-120 -Xllvm -sil-inline-ref-count-benefit=0
    -Xllvm -sil-inline-removed-load-benefit=0 -Xllvm -sil-inline-removed-store-benefit=0
    -Xllvm -sil-inline-removed-terminator-benefit=0 -Xllvm -sil-inline-never-functions=Sa6append
    # The arrays that `map` and `filter` make grow by one function, too.
    -Xllvm -sil-inline-never-functions=s15ContiguousArrayV6append
    # A release at the end of a function is one; hoisted, it is one in each branch.
    -Xllvm -sil-disable-pass=release-hoisting -Xllvm -sil-disable-pass=retain-sinking
    # Loops stay what they are, too: turned around or unrolled, they repeat their code.
    -Xllvm -sil-disable-pass=loop-rotate -Xllvm -sil-disable-pass=loop-unroll -Xllvm -sil-disable-pass=array-property-opt
    # All traps of a function are one.
    -Xfrontend -mergeable-traps
    # Functions are merged if they differ in constants only, also long ones.
    -Xllvm -swiftmergefunc-threshold=30
)
# Scripts call methods of chains and the like from one place: they become functions here. Initializers stay inlined: as functions,
# they would compute constants anew for each call.
functions='s/@inline\((__)?always\) get/get/
    /@inline\((__)?always\)/{
        N
        /(var |subscript|init\()/s/ ?@inline\((__)?always\)//
        s/@inline\((__)?always\)/@inline(never)/
    }'

echo "building the live page; compiling takes about two minutes"

# All sources are one module, so that it contains each function of the standard library once for each type of elements. It is compiled
# if a source or this script has changed. Imports of what is in it go.
modules=(
    Geometry LineFinding LayoutTree Cassowary Pinning Stacking Aligning LayoutOperators ConstraintLayout LayoutRendering LayoutScript
)
folders=("${modules[@]/#/Sources/}" Examples/PastedCode Examples/Live/Bridge Examples/Live/WebAssembly Examples/Live/build.sh)
recipe=$("$swiftc" --version 2>/dev/null)
if [ ! -e "$work/engine.o" ] || [ "$(cat "$work/recipe.txt" 2>/dev/null)" != "$recipe" ] ||
    [ -n "$(find "${folders[@]}" -newer "$work/engine.o" -print -quit)" ]; then
    printf '%s\n' "$recipe" >"$work/recipe.txt"
    rm -rf "$work/sources"
    mkdir -p "$work/sources"
    cp Examples/Live/WebAssembly/{Sorting,Comparing,Interpolating}.swift "$work/sources"
    imports=$(IFS="|" && echo "${modules[*]}")
    # Files of several folders may have one name, files of a module may not.
    while IFS= read -r file; do
        name=${file//\//-}
        sed -E "$functions" "$file" | sed -E "/^import ($imports|PastedCode)\$/d" >"$work/sources/$name"
    done < <(find "${folders[@]:0:$((${#modules[@]} + 2))}" -name '*.swift')
    "$swiftc" "${flags[@]}" -module-name Engine -c -o "$work/new.o" "$work/sources"/*.swift
    mv "$work/new.o" "$work/engine.o"
fi

echo "linking"
"$swiftc" "${flags[@]}" -enable-experimental-feature Extern -module-name TextFunctions -c -o "$work/text.o" \
    Examples/Live/WebAssembly/TextFunctions.swift
"$tools/clang" --target=wasm32-unknown-none -O2 -std=c11 -Wall -Werror -ffreestanding -fno-builtin -mbulk-memory -msign-ext \
    -mnontrapping-fptoint -c -o "$work/runtime.o" Examples/Live/WebAssembly/runtime.c

# The stack is a little smaller than 1 MB, so that addresses of data take three bytes. Addresses in loops and sums in
# branches stay where they are written.
exports=(plumb_interface_version plumb_allocate plumb_free plumb_report)
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=983040 --max-memory=1073741824 -O2 \
    -mllvm -inline-threshold=-100 -mllvm -disable-lsr -mllvm -enable-pre=false \
    "${exports[@]/#/--export=}" -o "$work/plumb.wasm" "$work/engine.o" "$work/text.o" "$work/runtime.o" \
    "$(dirname "$tools/x")/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a"

# Debian's wasm-opt wants the features named; with all of them it writes types that engines refuse. Flattened between two rounds of
# -Oz, the module is 12 KB smaller. Flattened at first, all calls lose the arguments that their functions do not use: 5 KB.
if command -v wasm-opt >/dev/null; then
    wasm-opt --low-memory-unused --flatten --dae --dae --dae -Oz --flatten --rereloop -Oz -Oz --enable-bulk-memory --enable-sign-ext \
        --enable-nontrapping-float-to-int --enable-mutable-globals "$work/plumb.wasm" -o "$work/plumb.small.wasm"
    mv "$work/plumb.small.wasm" "$work/plumb.wasm"
fi

# The examples, in the order of the menu.
group=""
while IFS= read -r line; do
    case "$line" in
        "#"* | "") ;;
        "    "*)
            name=${line#    }
            printf '<script type="text/x-plumb" data-group="%s" data-name="%s">\n' "$group" "$name"
            cat "Examples/Live/Scripts/$name.pin"
            printf '</script>\n'
            ;;
        *) group=$line ;;
    esac
done <Examples/Live/Scripts/menu.txt >"$work/scripts.html"
if command -v zopfli >/dev/null; then
    zopfli --i5 -c "$work/plumb.wasm" >"$work/plumb.wasm.gz"
else
    gzip -9 -n -c "$work/plumb.wasm" >"$work/plumb.wasm.gz"
fi
base64 <"$work/plumb.wasm.gz" >"$work/engine.txt"
: >"$work/code.js"
for file in bytes elements engine lexer history editor geometry picture inspector edges problems stacks swift share parts app; do
    cat "Examples/Live/Page/$file.js" >>"$work/code.js"
done

# Lines of the page that name a part are replaced by it.
awk -v work="$work" '
    function insert(path,   line) { while ((getline line <path) > 0) print line; close(path) }
    $0 == "@@style@@" { insert("Examples/Live/Page/style.css"); next }
    $0 == "@@scripts@@" { insert(work "/scripts.html"); next }
    $0 == "@@sample@@" { insert("Examples/Live/Page/sample.swift"); next }
    $0 == "@@engine@@" { insert(work "/engine.txt"); next }
    $0 == "@@code@@" { insert(work "/code.js"); next }
    { print }
' Examples/Live/Page/page.html >"$page"

size() { wc -c <"$1" | tr -d ' '; }
printf 'engine %d KB, %d KB with gzip; page %d KB: %s\n' $(($(size "$work/plumb.wasm") / 1000)) \
    $(($(size "$work/plumb.wasm.gz") / 1000)) $(($(size "$page") / 1000)) "$page"
