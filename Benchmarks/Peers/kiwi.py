"""Kiwi by its binding `kiwisolver`: the form as equations."""

import kiwisolver
from kiwisolver import Solver, Variable

from timing import median

name = "Kiwi"
version = f"{kiwisolver.__kiwi_version__} by kiwisolver {kiwisolver.__version__}"


class Form:
    """A hundred rows, each a label of a fixed width and a field that takes the rest."""

    def __init__(self):
        self.width = Variable("width")
        self.views = []
        self.constraints = []
        above = None
        for _ in range(100):
            label, field = ([Variable() for _ in range(4)] for _ in range(2))
            self.views += [label, field]
            left, top, width, height = label
            self.constraints += [width == 90, height == 20, left == 8]
            self.constraints.append(top == above[1] + above[3] + 8 if above else top == 8)
            self.constraints += [
                field[0] == left + width + 4, field[1] == top, field[3] == height,
                field[0] + field[2] == self.width - 8,
            ]
            above = label
        self.solver = Solver()

    def add_all(self):
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
        self.solver.addEditVariable(self.width, "strong")
        self.solver.suggestValue(self.width, 320)
        self.solver.updateVariables()

    def resize(self, width):
        self.solver.suggestValue(self.width, width)
        self.solver.updateVariables()

    def frames(self):
        return [variable.value() for view in self.views for variable in view]


def measure_build():
    """The nanoseconds of adding all constraints and solving, and the frames."""
    form = Form()

    def fresh():
        nonlocal form
        form = Form()

    return median(lambda: form.add_all(), fresh), form.frames()


def measure_resize():
    """The nanoseconds of solving for another width, and the frames for the first one."""
    form = Form()
    form.add_all()
    widths = [320, 400]

    def turn():
        widths.reverse()

    nanoseconds = median(lambda: form.resize(widths[0]), turn)
    form.resize(320)
    return nanoseconds, form.frames()


def measure_empty():
    """The nanoseconds of a call that has nothing to do."""
    return median(Solver().updateVariables)
