"""Yoga by its binding `poga`."""

import importlib.metadata
import math

from poga import libpoga_capi as yg

from timing import median

name = "Yoga"
version = f"{yg.poga_yoga_version()} by poga {importlib.metadata.version('poga')}"

_align = {"start": yg.YGAlign.FlexStart, "center": yg.YGAlign.Center}
_justify = {"between": yg.YGJustify.SpaceBetween, "end": yg.YGJustify.FlexEnd}
_margins = {"margin_top": yg.YGEdge.Top, "margin_left": yg.YGEdge.Left}
_paddings = {"padding": yg.YGEdge.All, "padding_left": yg.YGEdge.Left, "padding_right": yg.YGEdge.Right}
_setters = {
    "width": yg.YGNodeStyleSetWidth,
    "height": yg.YGNodeStyleSetHeight,
    "max_width": yg.YGNodeStyleSetMaxWidth,
    "grow": yg.YGNodeStyleSetFlexGrow,
    "basis": yg.YGNodeStyleSetFlexBasis,
}


class Tree:
    """The nodes of a tree."""

    def __init__(self, box):
        self.config = yg.YGConfigNew()
        # Rounding to pixels is ours to do; the numbers that come out are compared.
        yg.YGConfigSetPointScaleFactor(self.config, 0)
        self.nodes = []
        self.root = self._make(box)

    def _make(self, box):
        node = yg.YGNodeNewWithConfig(self.config)
        self.nodes.append(node)
        row = box.direction == "row"
        yg.YGNodeStyleSetFlexDirection(node, yg.YGFlexDirection.Row if row else yg.YGFlexDirection.Column)
        for key, value in box.style.items():
            if key in _setters:
                _setters[key](node, value)
            elif key in _margins:
                yg.YGNodeStyleSetMargin(node, _margins[key], value)
            elif key in _paddings:
                yg.YGNodeStyleSetPadding(node, _paddings[key], value)
            elif key == "align":
                yg.YGNodeStyleSetAlignItems(node, _align[value])
            elif key == "self_align":
                yg.YGNodeStyleSetAlignSelf(node, _align[value])
            elif key == "justify":
                yg.YGNodeStyleSetJustifyContent(node, _justify[value])
            else:
                raise ValueError(key)
        for index, child in enumerate(box.children):
            yg.YGNodeInsertChild(node, self._make(child), index)
        return node

    def compute(self):
        yg.YGNodeCalculateLayout(self.root, math.nan, math.nan, yg.YGDirection.LTR)

    def forget(self):
        yg.YGNodeMarkDirtyAndPropogateToDescendants(self.root)

    def frames(self, box):
        """Four numbers for each view, in the space of the root, a parent before its children."""
        numbers = []
        nodes = iter(self.nodes)

        def add(box, x, y, is_root):
            node = next(nodes)
            if not is_root:
                x += yg.YGNodeLayoutGetLeft(node)
                y += yg.YGNodeLayoutGetTop(node)
            if box.view:
                numbers.extend([x, y, yg.YGNodeLayoutGetWidth(node), yg.YGNodeLayoutGetHeight(node)])
            for child in box.children:
                add(child, x, y, False)

        add(box, 0, 0, True)
        return numbers

    def size(self):
        return yg.YGNodeLayoutGetWidth(self.root), yg.YGNodeLayoutGetHeight(self.root)


def measure(box):
    """The nanoseconds of one layout from scratch, and the frames."""
    tree = Tree(box)
    nanoseconds = median(tree.compute, tree.forget)
    return nanoseconds, tree.frames(box), tree.size()
