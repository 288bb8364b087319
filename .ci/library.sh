# Functions and settings that all steps share. Each step runs from the root of the package.
set -euo pipefail

# Everything that the steps build.
work=.build/ci

# Ends the step with a reason.
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# The toolchain: the one on the path, or else where installers put it.
if ! command -v swift >/dev/null; then
    for folder in /usr/bin /opt/swift/usr/bin; do
        if [ -x "$folder/swift" ]; then PATH="$folder:$PATH"; fi
    done
    command -v swift >/dev/null || fail "There is no Swift toolchain on the path."
    export PATH
fi

# Runs a command of the toolchain for at most 25 minutes, and once more if it hangs that long.
guarded() {
    local status=0
    if ! command -v timeout >/dev/null; then
        "$@"
        return
    fi
    timeout --kill-after=10 1500 "$@" || status=$?
    if [ $status -eq 124 ] || [ $status -eq 137 ]; then
        printf 'It hung and is tried once more: %s\n' "$*" >&2
        status=0
        timeout --kill-after=10 1500 "$@" || status=$?
    fi
    return $status
}

# Writes the description of the package to the given file.
describe_package() {
    mkdir -p "$work"
    guarded swift package --scratch-path "$work/describe" describe --type json >"$1"
}

# Compiles the reader of package descriptions, if it is not there, and runs it.
package_graph() {
    local tool="$work/package-graph"
    mkdir -p "$work"
    if [ ! -x "$tool" ] || [ .ci/PackageGraph.swift -nt "$tool" ]; then
        guarded swiftc -swift-version 6 -parse-as-library -warnings-as-errors -o "$tool" .ci/PackageGraph.swift
    fi
    "$tool" "$@"
}
