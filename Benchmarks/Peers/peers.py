"""Lays the same trees out with other libraries, compares the frames with Plumb's, and prints the times in one table.

    python peers.py answers.json    the file is what PlumbPeer printed
"""

import importlib
import json
import sys

import trees

# A peer calculates with numbers of 32 bits, which are exact to this at the coordinates of these trees.
TOLERANCE = 0.01

PACKAGES = {"yoga": "poga", "taffy_peer": "stretchable", "kiwi": "kiwisolver"}


def peers():
    """The modules that can be imported; the packages that are missing are named."""
    found = {}
    for module, package in PACKAGES.items():
        try:
            found[module] = importlib.import_module(module)
        except ImportError as error:
            print(f"{package} is missing, so its column is empty: {error}", file=sys.stderr)
    return found


def same(ours, theirs):
    return len(ours) == len(theirs) and all(abs(a - b) <= TOLERANCE for a, b in zip(ours, theirs))


def reordered(frames, order):
    return [number for index in order for number in frames[4 * index : 4 * index + 4]]


def measure(found):
    """Times and frames by peer and tree."""
    results = {}
    for module, peer in found.items():
        if module == "kiwi":
            results[module] = {
                "form-constraints": peer.measure_build(),
                "form-resize": peer.measure_resize(),
                "empty": (peer.measure_empty(), []),
            }
            continue
        results[module] = {}
        for name, box in trees.all_trees().items():
            nanoseconds, frames, _ = peer.measure(box)
            if name == "feed-cell":
                frames = reordered(frames, trees.feed_order)
            results[module][name] = (nanoseconds, frames)
    return results


def microseconds(nanoseconds):
    value = nanoseconds / 1000
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def row(cells):
    return f"| {' | '.join(cells)} |"


def main():
    with open(sys.argv[1]) as file:
        answers = json.load(file)
    # Boxes in boxes are built recursively.
    sys.setrecursionlimit(10_000)
    found = peers()
    results = measure(found)
    failed = False

    titles = [f"{peer.name} {peer.version}" for peer in found.values()]
    print(row(["tree", "Plumb, µs", "by"] + titles))
    print("| --- | ---: | --- |" + " ---: |" * len(found))
    for answer in answers:
        cells = []
        for module in found:
            if answer["tree"] not in results[module]:
                cells.append("")
                continue
            nanoseconds, frames = results[module][answer["tree"]]
            if same(answer["frames"], frames):
                ratio = nanoseconds / answer["nanoseconds"]
                cells.append(f"{microseconds(nanoseconds)} ({ratio:.1f} ×)")
            else:
                cells.append("other frames")
                failed = True
        ours = microseconds(answer["nanoseconds"])
        print(row([answer["tree"], ours, answer["manner"]] + cells))
    bindings = [microseconds(results[module]["empty"][0]) for module in found]
    print(row(["(empty: the binding alone)", "", ""] + bindings))
    print(f"\nMedian of one layout from scratch; frames are the same to {TOLERANCE} points.")
    sys.exit(1 if failed else 0)


main()
