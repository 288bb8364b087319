#!/usr/bin/env bash
# Builds the programs of this folder for two chips, runs them in QEMU, and compares their frames with those of this computer, bit by bit.
# Prints the table of the README. Fails if a frame differs, or if a program needs more flash, stack or heap than is said below.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# At most: flash, stack, heap, in bytes.
limits() {
    case $1-$2 in
    armv7em-node) echo 24000 2048 600 ;;
    armv7em-chain) echo 52000 2048 600 ;;
    armv7em-chains) echo 70000 6144 6000 ;;
    armv7em-everything) echo 300000 12288 14000 ;;
    armv6m-node) echo 30000 2048 600 ;;
    armv6m-chain) echo 62000 2048 600 ;;
    armv6m-chains) echo 84000 7168 6000 ;;
    armv6m-everything) echo 380000 14336 14000 ;;
    esac
}

for tool in qemu-system-arm:qemu-system-arm arm-none-eabi-gcc:gcc-arm-none-eabi; do
    command -v "${tool%%:*}" >/dev/null || { echo "error: there is no ${tool%%:*}: apt-get install ${tool#*:}" >&2; exit 1; }
done

count() { sed -n "s/^# $1 //p" "$2"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

printf '| program | chip | flash | stack | heap | instructions |\n| --- | --- | --: | --: | --: | --: |\n'
frames=0
for program in node chain chains everything; do
    Examples/Device/build.sh host $program
    .build/device/host/$program | grep -v '^#' >.build/device/host/$program.txt
    for machine in armv7em armv6m; do
        Examples/Device/build.sh $machine $program
        work=.build/device/$machine
        # Both run on a Cortex-M4 board, since QEMU has none with 32 KB for the M0+; code for ARMv6-M runs there as it is.
        timeout 60 qemu-system-arm -M mps2-an386 -icount shift=0 -nographic -monitor none -serial none \
            -chardev stdio,id=out -semihosting-config enable=on,target=native,chardev=out \
            -kernel "$work/$program.elf" >"$work/$program.all.txt" || fail "$program does not run on $machine."
        grep -v '^#' "$work/$program.all.txt" >"$work/$program.txt"
        diff "$work/$program.txt" .build/device/host/$program.txt || fail "$program has other frames on $machine."
        frames=$((frames + $(grep -vc '^scale' "$work/$program.txt")))
        read -r text data _ < <(arm-none-eabi-size "$work/$program.elf" | tail -n 1)
        flash=$((text + data)) stack=$(count stack "$work/$program.all.txt") heap=$(count heap "$work/$program.all.txt")
        printf '| %s | %s | %d | %d | %d | %s |\n' $program $machine $flash "$stack" "$heap" \
            "$(count instructions "$work/$program.all.txt")"
        read -r most_flash most_stack most_heap < <(limits $machine $program)
        [ $flash -le "$most_flash" ] || fail "$program has $flash bytes of flash on $machine; $most_flash are allowed."
        [ "$stack" -le "$most_stack" ] || fail "$program has $stack bytes of stack on $machine; $most_stack are allowed."
        [ "$heap" -le "$most_heap" ] || fail "$program has $heap bytes of heap on $machine; $most_heap are allowed."
    done
done
printf '\n%d frames are equal to the bit.\n' $frames
