"""Times a call the way the Swift side does."""

import time


def median(call, prepare=lambda: None):
    """The median of many calls in nanoseconds: at least 20, and about half a second."""
    for _ in range(3):
        prepare()
        call()
    samples = []
    deadline = time.perf_counter() + 0.5
    while len(samples) < 20 or (time.perf_counter() < deadline and len(samples) < 20_000):
        prepare()
        start = time.perf_counter_ns()
        call()
        samples.append(time.perf_counter_ns() - start)
    return sorted(samples)[len(samples) // 2]
