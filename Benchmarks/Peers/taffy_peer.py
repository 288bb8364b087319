"""Taffy by its binding `stretchable`."""

import importlib.metadata
import pathlib
import re

import stretchable
from stretchable import Style, taffylib
from stretchable.context import taffy
from stretchable.style import AUTO, AlignItems, AlignSelf, FlexDirection, JustifyContent
from stretchable.style.geometry.size import SizeAvailableSpace

from timing import median

name = "Taffy"
_library = next(pathlib.Path(stretchable.__file__).parent.glob("taffylib*"))
_found = re.search(rb"taffy-(\d+\.\d+\.\d+)", _library.read_bytes())
version = f"{_found[1].decode() if _found else '?'} by stretchable {importlib.metadata.version('stretchable')}"

_align = {"start": "START", "center": "CENTER"}
_justify = {"between": JustifyContent.SPACE_BETWEEN, "end": JustifyContent.END}
_space = SizeAvailableSpace.default().to_dict()


def _style(box):
    given = box.style
    style = dict(
        flex_direction=FlexDirection.ROW if box.direction == "row" else FlexDirection.COLUMN,
        flex_shrink=0,
        size=(given.get("width", AUTO), given.get("height", AUTO)),
    )
    if "max_width" in given:
        style["max_size"] = (given["max_width"], AUTO)
    if "grow" in given:
        style["flex_grow"] = given["grow"]
    if "basis" in given:
        style["flex_basis"] = given["basis"]
    if "align" in given:
        style["align_items"] = AlignItems[_align[given["align"]]]
    if "self_align" in given:
        style["align_self"] = AlignSelf[_align[given["self_align"]]]
    if "justify" in given:
        style["justify_content"] = _justify[given["justify"]]
    if "margin_top" in given or "margin_left" in given:
        style["margin"] = (given.get("margin_top", 0), 0, 0, given.get("margin_left", 0))
    if "padding" in given:
        style["padding"] = given["padding"]
    elif "padding_left" in given:
        style["padding"] = (0, given["padding_right"], 0, given["padding_left"])
    return Style(**style)


class Tree:
    """The nodes of a tree; they go through the functions below the binding's classes, which copy every frame into Python."""

    def __init__(self, box):
        taffylib.disable_rounding(taffy._ptr)
        self.nodes = []
        self.root = self._make(box)

    def _make(self, box):
        node = taffylib.node_create(taffy._ptr, _style(box).to_dict())
        self.nodes.append(node)
        for child in box.children:
            taffylib.node_add_child(taffy._ptr, node, self._make(child))
        return node

    def compute(self):
        taffylib.node_compute_layout_with_measure(taffy._ptr, self.root, _space, lambda *_: (0.0, 0.0))

    def forget(self):
        for node in self.nodes:
            taffylib.node_mark_dirty(taffy._ptr, node)

    def frames(self, box):
        """Four numbers for each view, in the space of the root, a parent before its children."""
        numbers = []
        layout = taffylib.PyLayout()
        nodes = iter(self.nodes)

        def add(box, x, y, is_root):
            taffylib.node_get_layout(taffy._ptr, next(nodes), layout)
            if not is_root:
                x += layout.x
                y += layout.y
            if box.view:
                numbers.extend([x, y, layout.width, layout.height])
            for child in box.children:
                add(child, x, y, False)

        add(box, 0, 0, True)
        return numbers

    def size(self):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(taffy._ptr, self.root, layout)
        return layout.width, layout.height


def measure(box):
    """The nanoseconds of one layout from scratch, and the frames."""
    tree = Tree(box)
    nanoseconds = median(tree.compute, tree.forget)
    return nanoseconds, tree.frames(box), tree.size()
