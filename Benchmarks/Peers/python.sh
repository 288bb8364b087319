# Functions of the scripts that ask other libraries. Each script changes to the folder Benchmarks first.

# The Python environment, in the folder of what is built; it is made once.
environment=Peers/.build/python

# Installs packages from PyPI one by one, and names those that cannot be had.
install() {
    command -v python3 >/dev/null || { echo "error: python3 is not on the path." >&2; exit 1; }
    [ -x "$environment/bin/python" ] || python3 -m venv "$environment"
    local package
    for package in "$@"; do
        "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$package" >&2 \
            || echo "$package cannot be installed; what needs it is left out." >&2
    done
}

# Builds a program of the package Peers and prints where it is.
program() {
    swift build -c release --package-path Peers --product "$1" >&2
    printf '%s/%s\n' "$(swift build -c release --package-path Peers --show-bin-path)" "$1"
}
