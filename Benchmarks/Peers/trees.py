"""The trees as boxes of flexbox, for the libraries that lay such boxes out."""


class Box:
    """A box: its direction, what it contains, and its style. Only views are compared; other boxes are there to group them."""

    def __init__(self, direction="column", children=(), view=False, **style):
        self.direction = direction
        self.children = list(children)
        self.view = view
        self.style = style


def leaf(width, height, **style):
    return Box(view=True, width=width, height=height, **style)


def wide():
    return Box("row", [leaf(20, 36) for _ in range(1000)], width=20_000, height=36)


def expand():
    share = dict(view=True, height=36, grow=1, basis=0)
    return Box("row", [Box(**share) for _ in range(15_000)], width=30_000, height=36)


def nested_vertical():
    return Box("column", [leaf(20, 36) for _ in range(10_000)], width=100, align="start")


def expand_max():
    def row():
        return Box("row", [Box(view=True, grow=1, basis=0, max_width=40), Box(view=True, grow=1, basis=0)], height=20)

    return Box("column", [row() for _ in range(1000)], width=100, height=20_000)


def nested_boxes(depth=1):
    def child():
        return leaf(4, 3) if depth == 3 else nested_boxes(depth + 1)

    box = Box("row" if depth % 2 == 0 else "column", [child() for _ in range(10)], align="start")
    box.view = depth > 1
    return box


def feed_cell():
    """A cell of a social feed; its order of views is that of the boxes, and feed_order is that of the other side."""

    def side(*children, **style):
        return Box("row", children, grow=1, basis=0, align="start", **style)

    return Box(
        "column",
        [
            Box("row", [leaf(148, 18), leaf(22, 14)], justify="between", align="start"),
            Box(
                "row",
                [
                    leaf(50, 50),
                    Box(
                        "column",
                        [leaf(96, 17), leaf(142, 15, margin_top=4), leaf(41, 15, margin_top=4)],
                        align="start", margin_left=4, margin_top=-3.5,
                    ),
                ],
                align="start", margin_top=10,
            ),
            leaf(213, 17, margin_top=4, self_align="start"),
            Box(view=True, height=160, margin_top=4),
            leaf(187, 18, self_align="start"),
            leaf(110, 15, self_align="start"),
            Box("row", [side(leaf(32, 16)), leaf(66, 16), side(leaf(40, 16), justify="end")], margin_top=4),
            Box("row", [leaf(44, 44), leaf(133, 17, margin_left=4)], align="center", margin_top=4),
        ],
        width=320, height=420, padding=8,
    )


# For each view of Plumb's cell, which one it is in the order of the boxes.
feed_order = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]


def form():
    def row():
        return Box(
            "row", [leaf(90, 20), Box(view=True, height=20, grow=1, basis=0, margin_left=4)], margin_top=8
        )

    return Box("column", [row() for _ in range(100)], width=320, height=3000, padding_left=8, padding_right=8)


def empty():
    return Box(width=100, height=100)


def all_trees():
    """The trees by name; `empty` measures what a call through the binding costs."""
    return {
        "wide": wide(),
        "expand": expand(),
        "nested-vertical": nested_vertical(),
        "expand-max": expand_max(),
        "nested-boxes": nested_boxes(),
        "feed-cell": feed_cell(),
        "form": form(),
        "empty": empty(),
    }
