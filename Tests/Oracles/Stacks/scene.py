"""Nodes, pixels and baselines, as slow and as plain as can be, and their text in layout scripts."""
from fractions import Fraction as F
from math import floor, ceil

AXES = ('width', 'height')

def other(axis): return 1 - axis

def up(value, scale):
    """The next pixel at or above a value."""
    return F(ceil(value * scale), scale) if scale else value

def snapped(start, length, scale, rule):
    """A span on pixels: its start and its length."""
    if not scale or rule == 'unrounded': return start, length
    nearest = lambda value: F(floor(value * scale + F(1, 2)), scale)
    if rule == 'edges': return nearest(start), max(F(0), nearest(start + length) - nearest(start))
    # Halves go away from zero.
    return (nearest(start) if start >= 0 else -nearest(-start)), up(length, scale)

def content(node, axis, across=None):
    """The length of a node's content at a length on the other axis, or None."""
    what = node.get('content')
    if what is None: return None
    if what[0] == 'fixed': return F(what[1 + axis])
    _, words, advance, height = what
    line, widest, lines = F(0), F(0), 1
    for word in words:
        width = word * advance
        joined = line + advance + width if line else width
        if line and axis == 1 and across is not None and across > 0 and joined > across:
            lines += 1
            joined = width
        line = joined
        widest = max(widest, line)
    return lines * height if axis == 1 else widest

def wanted(node, axis, scale, across=None):
    """The length that a node has by itself: that of its content on pixels, or its own."""
    length = content(node, axis, across)
    return F(node['size'][axis]) if length is None else up(length, scale)

def least(node, axis, scale):
    """The length that content has at least."""
    if content(node, axis) is None: return F(0)
    return up(F(node.get('minimum', (0, 0))[axis]), scale)

def member(node, axis, scale):
    """A node as a content of a line: its natural length and its priorities; None for a share that has no natural length."""
    if content(node, axis) is None: return (wanted(node, axis, scale), F(1, 2), F(1, 2))
    return (wanted(node, axis, scale), node['hugging'][axis], node['compression'][axis])

def baseline(node, height, cross):
    metrics = node.get('metrics')
    if metrics is None: return height
    return F(metrics[0]) if cross == 'firstBaseline' else height + metrics[1]

class Across:
    """Where nodes are across a line of a height; baselines count in rows only."""
    def __init__(self, axis): self.axis, self.above, self.below, self.height = axis, {}, {}, F(0)
    def add(self, node, length, cross):
        self.height = max(self.height, length)
        if self.axis == 1 and cross.endswith('Baseline'):
            offset = baseline(node, length, cross)
            self.above[cross] = max(self.above.get(cross, F(0)), offset)
            self.below[cross] = max(self.below.get(cross, F(0)), length - offset)
            self.height = max(self.height, self.above[cross] + self.below[cross])
    def place(self, node, length, cross, room):
        """The start and the length in a room."""
        if cross == 'fill': return F(0), room
        if cross == 'center': return (room - length) / 2, length
        if cross == 'end': return room - length, length
        if self.axis == 1 and cross == 'firstBaseline': return self.above[cross] - baseline(node, length, cross), length
        if self.axis == 1 and cross == 'lastBaseline':
            return room - self.below[cross] - baseline(node, length, cross), length
        return F(0), length

class Room:
    """The room in a container: an area of it without the padding; logical, so that its start is where reading begins."""
    def __init__(self, case):
        self.case = case
        self.container = [F(n) for n in case['size']]
        area = case.get('area')
        top, left, bottom, right = case['padding']
        self.origin = [F(left), F(top)]
        self.trailing = [F(right), F(bottom)]
        self.size = [n for n in self.container]
        if area:
            self.origin = [self.origin[0] + area[0], self.origin[1] + area[1]]
            self.size = [F(area[2]), F(area[3])]
        self.size = [max(F(0), self.size[0] - left - right), max(F(0), self.size[1] - top - bottom)]
    def fits(self, axis): return AXES[axis] in self.case['fit']
    def fit(self, axis, length):
        if not self.fits(axis): return
        length = max(F(0), length)
        full = max(F(0), self.origin[axis] + length + self.trailing[axis])
        if self.case['rule'] != 'unrounded': full = up(full, self.case['scale'])
        self.container[axis] = full
        self.size[axis] = max(length, full - self.origin[axis] - self.trailing[axis])
    def frame(self, spans):
        """The frame of a node whose spans are logical: snapped in reading direction, then mirrored."""
        frame = []
        for axis, (start, length) in enumerate(spans):
            isMirrored = axis == 0 and self.case['direction'] == 'rtl' and not self.case['absolute']
            begin = self.container[0] - self.origin[0] - self.size[0] if isMirrored else self.origin[axis]
            rule = self.case['rounding'] or self.case['rule']
            start, length = snapped(begin + start, length, self.case['scale'], rule)
            if isMirrored:
                # A container between two pixels moves all of it to the nearest one.
                start, length = snapped(self.container[0] - start - length, length, self.case['scale'], rule)
            frame.append((start, length))
        return frame

# Scripts.

def text(value):
    return f'{float(value):.10g}'

def head(case, name):
    out = [f'case "{name}"', f'node root 0 0 {text(case["size"][0])} {text(case["size"][1])}', f'scale {case["scale"]}',
           f'rounding {case["rule"]}', f'direction {case["direction"]}']
    for name, node in case['nodes'].items():
        line = f'node {name} in root 0 0 {text(node["size"][0])} {text(node["size"][1])}'
        what = node.get('content')
        if what and what[0] == 'fixed': line += f' measure=fixed({text(what[1])}, {text(what[2])})'
        elif what: line += f' measure=text("{" ".join("x" * n for n in what[1])}", {text(what[2])}, {text(what[3])})'
        if what:
            for key in ('hugging', 'compression'): line += f' {key}=({node[key][0]}, {node[key][1]})'
            if 'minimum' in node: line += f' minimum=({text(node["minimum"][0])}, {text(node["minimum"][1])})'
        if 'metrics' in node: line += ' metrics=(%d, %d, 1, 9)' % node['metrics']
        if node.get('hidden'): line += ' hidden'
        out.append(line)
    return out

def options(case):
    out = []
    if any(case['padding']): out.append('padding: EdgeInsets(top: %s, left: %s, bottom: %s, right: %s)' % tuple(map(text, case['padding'])))
    if case.get('area'): out.append('within: Rect(x: %s, y: %s, width: %s, height: %s)' % tuple(map(text, case['area'])))
    if case['fit']: out.append('fit: ' + ('.both' if len(case['fit']) == 2 else '.' + case['fit'][0]))
    if case['absolute']: out.append('absolute: true')
    if case['hidden'] == 'skip': out.append('hidden: .skip')
    if case['rounding']: out.append('rounding: .' + case['rounding'])
    return out

def tail(frames, container):
    out = ['expect root 0 0 %s %s within 0.001' % tuple(map(text, container))]
    for name, ((x, w), (y, h)) in frames.items(): out.append(f'expect {name} {text(x)} {text(y)} {text(w)} {text(h)} within 0.001')
    return out

# Random parts of cases.

def number(r, top, whole):
    return F(r.randint(0, top)) if whole else r.choice([F(r.randint(0, top * 4), 4), F(r.randint(0, top * 10), 10)])

def container(r, whole):
    rule = r.choice(['pixel', 'pixel', 'edges', 'unrounded'])
    case = dict(size=(number(r, 60, whole), number(r, 40, whole)), scale=r.choice([0, 1, 1, 2, 3]), rule=rule,
                direction=r.choice(['ltr', 'rtl']), absolute=r.random() < 0.05,
                rounding=r.choice(['pixel', 'edges', 'unrounded']) if r.random() < 0.1 else None,
                fit=r.choice([[], [], [], ['width'], ['height'], ['width', 'height']]), hidden=r.choice(['keep', 'skip']),
                padding=[number(r, 4, whole) for _ in range(4)] if r.random() < 0.3 else [F(0)] * 4, nodes={})
    if r.random() < 0.15: case['area'] = [number(r, 6, whole), number(r, 6, whole), number(r, 50, whole), number(r, 30, whole)]
    return case

def node(r, case, whole, same, name, has_content=0.85):
    made = dict(size=(number(r, 12, whole), number(r, 9, whole)))
    if r.random() < has_content:
        if r.random() < 0.25:
            # No width is a whole number of characters by chance, where rounding errors would decide.
            advance = F(r.randint(4, 16), 4) + F(1, 64)
            made['content'] = ('text', [r.randint(1, 4) for _ in range(r.randint(1, 4))], advance, number(r, 6, whole) + 1)
        else: made['content'] = ('fixed', number(r, 22, whole), number(r, 12, whole))
        priority = lambda plain, others: tuple(plain if same else r.choice(others) for _ in range(2))
        made['hugging'] = priority(250, [250, 250, 251, 300, 760])
        made['compression'] = priority(750, [750, 750, 751, 600, 200, 1])
        if r.random() < 0.25:
            made['minimum'] = tuple(min(content(made, axis), number(r, 10, whole)) for axis in range(2))
    if r.random() < 0.5: made['metrics'] = (r.randint(0, 9), -r.randint(0, 4))
    if r.random() < 0.12: made['hidden'] = True
    case['nodes'][name] = made
    return name
