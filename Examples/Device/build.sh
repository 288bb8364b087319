#!/usr/bin/env bash
# Compiles a program of this folder for a Cortex-M, and links it if the compiler of GCC for ARM is there, which brings the arithmetic of
# numbers that the chip has not (libgcc.a).
#
#     Examples/Device/build.sh armv7em chain      writes .build/device/armv7em/chain.elf
#     Examples/Device/build.sh armv6m everything
#     Examples/Device/build.sh host everything    the same program for this computer
#
# Programs: node, chain, chains, everything. With --objects nothing is linked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

links=true
if [ "${1:-}" = --objects ]; then links=false; shift; fi
machine=${1:?a machine: armv7em, armv6m or host} program=${2:?a program: node, chain, chains or everything}
here=Examples/Device work=.build/device/$machine
case $program in
node) sources=(OneNode) defines=() ;;
chain) sources=(OneChain) defines=() ;;
chains) sources=(Screen Thermostat) defines=() ;;
everything) sources=(Screen Thermostat) defines=(-DSTACKS) ;;
*) echo "error: there is no program '$program'." >&2; exit 2 ;;
esac
swiftc=$(command -v swiftc) || { echo "error: there is no swiftc on the path." >&2; exit 1; }
tools=$(dirname "$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')")/../bin

flags=(
    -wmo -parse-as-library -swift-version 6 -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature MemberImportVisibility -warnings-as-errors -package-name plumb -I "$work" -I "$here/Board"
)
case $machine in
armv7em | armv6m)
    target=$machine-none-none-eabi
    if [ $machine = armv7em ]; then cpu=cortex-m4; else cpu=cortex-m0plus; fi
    flags+=(
        -target $target -enable-experimental-feature Embedded -Osize -strict-memory-safety -lto=llvm-full
        -Xfrontend -disable-stack-protector -Xfrontend -function-sections
        # Nobody reads warnings on a device: their texts are left out, as the trait WithoutWarnings of the package does.
        -DWithoutWarnings
        # Calls and closures stay what they are, and all traps of a function are one; see Examples/Live/build.sh.
        -Xllvm -inline-threshold=0 -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
        -Xllvm -sil-inline-removed-call-benefit=-20 -Xllvm -sil-inline-ref-count-benefit=0
        -Xllvm -sil-inline-removed-load-benefit=0 -Xllvm -sil-inline-removed-store-benefit=0
        -Xllvm -sil-inline-removed-terminator-benefit=0 -Xllvm -sil-disable-pass=release-hoisting
        -Xllvm -sil-disable-pass=retain-sinking -Xllvm -sil-disable-pass=loop-rotate
        -Xllvm -sil-disable-pass=loop-unroll -Xllvm -sil-disable-pass=array-property-opt -Xfrontend -mergeable-traps
    )
    ;;
host) flags+=(-O) ;;
*) echo "error: there is no machine '$machine'." >&2; exit 2 ;;
esac

# The modules, each after those that it imports. They are compiled again only if a source or a flag changed.
mkdir -p "$work"
modules=(Geometry LineFinding LayoutTree Cassowary Pinning Stacking)
objects=()
recipe="$("$swiftc" --version 2>/dev/null) ${flags[*]}"
fresh=true
[ "$(cat "$work/recipe.txt" 2>/dev/null)" = "$recipe" ] || fresh=false
printf '%s\n' "$recipe" >"$work/recipe.txt"
for module in "${modules[@]}"; do
    object="$work/$module.o"
    objects+=("$object")
    if $fresh && [ -e "$object" ] && [ -z "$(find "Sources/$module" -newer "$object" -print -quit)" ]; then continue; fi
    fresh=false
    "$swiftc" "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
        -c -o "$object" $(find "Sources/$module" -name '*.swift' | sort)
done
# The program is compiled as a client is: it has no part in the package. With the flag, a chain reserves no stack for arguments that it
# might have to report; the modules would be larger with it.
"$swiftc" "${flags[@]/plumb/program}" -Xfrontend -disable-large-loadable-types-reg2mem ${defines[@]+"${defines[@]}"} -module-name Program -c -o "$work/$program.o" \
    "$here/Programs/Output.swift" $(printf "$here/Programs/%s.swift " "${sources[@]}")

if [ $machine = host ]; then
    if $links; then
        "$tools/clang" -O2 -c -o "$work/board.o" "$here/Board/host.c"
        "$swiftc" -o "$work/$program" "$work/$program.o" "${objects[@]}" "$work/board.o"
    fi
    exit
fi
"$tools/clang" --target=$target -mcpu=$cpu -mfloat-abi=soft -O2 -std=c11 -Wall -Werror -ffreestanding -fno-builtin \
    -ffunction-sections -c -o "$work/board.o" "$here/Board/board.c"
$links || exit 0
command -v arm-none-eabi-gcc >/dev/null ||
    { echo "error: linking needs arm-none-eabi-gcc: apt-get install gcc-arm-none-eabi" >&2; exit 1; }
libgcc=$(arm-none-eabi-gcc -mcpu=$cpu -mthumb -mfloat-abi=soft -print-libgcc-file-name)
"$tools/ld.lld" --gc-sections --lto-O2 -mllvm -inline-threshold=0 -T "$here/Board/board.ld" \
    -Map "$work/$program.map" -o "$work/$program.elf" "$work/$program.o" "${objects[@]}" "$work/board.o" "$libgcc"
