"""grids.py COUNT [FIRST]: random grids with their frames by a plain reference, as a layout script."""
import random, sys
from fractions import Fraction as F
from division import clamp, divide, limits, natural_length, natural_shares
from scene import *

def narrow_first(spans): return sorted(spans, key=lambda span: (len(span[0]), span[0][-1]))

def raise_to(track, low):
    """Raises the minimum of a track, as far as its maximum goes."""
    least, most = limits(track)
    track['min'] = max(least, low if most is None else min(low, most))

def share_out(shares, length):
    """The lengths of shares at one level that have a length together, as far as their limits go."""
    tracks = [dict(k='share', w=s['w'], min=limits(s)[0], max=limits(s)[1]) for s in shares]
    return divide(tracks, length)[0]

def solve(case):
    """The frames of the nodes, and the size of the container."""
    room, scale = Room(case), case['scale']
    skip = case['hidden'] == 'skip'
    rows = case['rows_of_cells']
    cells = []      # (name, row, columns)
    count = len(case['columns'])
    for number, row in enumerate(rows):
        column = 0
        for name, width in row:
            if name: cells.append((name, number, list(range(column, column + width))))
            column += width
        count = max(count, column)
    columns = [dict(t) for t in case['columns']] + [dict(k='own') for _ in range(count - len(case['columns']))]
    lines = [dict(t) for t in case['rows']] + [dict(k='own') for _ in range(len(rows) - len(case['rows']))]
    is_hidden = lambda name: skip and case['nodes'][name].get('hidden')
    def counts(found):
        """Whether a track counts: if it has nodes, one of them has to."""
        found = list(found)
        return not found or any(not is_hidden(name) for name in found)
    used = [counts(name for name, _, over in cells if n in over) for n in range(count)]
    used_rows = [counts(name for name, row, _ in cells if row == n) for n in range(len(lines))]
    cells = [cell for cell in cells if not is_hidden(cell[0])]
    nodes = case['nodes']
    gap, row_gap = case['gap'], case['gap'] if case['rowGap'] is None else case['rowGap']

    # The natural lengths of the columns.
    for track in columns: track['natural'] = F(track['size']) if track['k'] == 'fix' else F(0)
    long = lambda track: track['natural'] if track['k'] == 'fix' else clamp(track, track['natural'])
    spans = []
    for name, _, over in cells:
        width = wanted(nodes[name], 0, scale)
        if len(over) > 1: spans.append((over, width - gap * (len(over) - 1)))
        elif columns[over[0]]['k'] != 'fix': columns[over[0]]['natural'] = max(columns[over[0]]['natural'], width)
    for over, width in narrow_first(spans):
        rest = width - sum(long(columns[n]) for n in over if columns[n]['k'] != 'share')
        shares = [columns[n] for n in over if columns[n]['k'] == 'share']
        if shares and room.fits(0):
            for share, size in zip(shares, share_out(shares, rest)): share['natural'] = max(share['natural'], size)
        if any(limits(s)[1] is None for s in shares): continue
        rest -= sum(limits(s)[1] for s in shares)
        for n in reversed(over):
            if columns[n]['k'] != 'own' or rest <= 0: continue
            before = long(columns[n])
            columns[n]['natural'] = clamp(columns[n], before + rest)
            rest -= columns[n]['natural'] - before

    # The widths of the columns.
    present = [n for n in range(count) if used[n]]
    gaps = gap * max(0, len(present) - 1)
    for track in columns:
        if track['k'] == 'own': track['natural'] = track['max'] = long(track)
    plain = lambda: [as_item(columns[n]) for n in present]
    natural = natural_length(plain())
    room.fit(0, natural + gaps)
    available = room.size[0] - gaps
    if available < natural or any(columns[n]['k'] == 'share' for _, _, over in cells if len(over) > 1 for n in over):
        spans = []
        for name, _, over in cells:
            width = least(nodes[name], 0, scale)
            if width == 0: continue
            if len(over) > 1: spans.append((over, width - gap * (len(over) - 1)))
            elif columns[over[0]]['k'] != 'fix': raise_to(columns[over[0]], width)
        for over, width in narrow_first(spans):
            low = lambda n: columns[n]['natural'] if columns[n]['k'] == 'fix' else limits(columns[n])[0]
            for kind in ('own', 'share'):
                for n in reversed(over):
                    missing = width - sum(low(m) for m in over)
                    if columns[n]['k'] == kind and missing > 0: raise_to(columns[n], low(n) + missing)
    items = plain()
    if available < natural:
        for name, _, over in cells:
            for n in over:
                if columns[n]['k'] != 'own': continue
                length, _, compression = member(nodes[name], 0, scale)
                others = sum(limits(columns[m])[0] if columns[m]['k'] == 'share' else columns[m]['natural'] for m in over if m != n)
                items[present.index(n)]['members'].append((max(F(0), length - gap * (len(over) - 1) - others), 0, compression))
        for n, item in zip(present, items):
            if item['k'] == 'own': item['members'].pop(0)
    sizes, _ = divide(items, available)
    starts, cursor = {}, F(0)
    for n, size in zip(present, sizes):
        starts[n] = (cursor, size)
        cursor += size + gap

    # The heights of the rows.
    placed = {}
    heights = [F(0)] * len(lines)
    across = [Across(1) for _ in lines]
    for name, row, over in cells:
        node = nodes[name]
        start = starts[over[0]][0]
        room_for = max(F(0), starts[over[-1]][0] + starts[over[-1]][1] - start)
        if case['horizontally'] == 'fill': offset, width = F(0), room_for
        else: offset, width = Across(0).place(node, min(wanted(node, 0, scale), room_for), case['horizontally'], room_for)
        height = wanted(node, 1, scale, width)
        placed[name] = ((start + offset, width), height)
        across[row].add(node, height, case['vertically'])
    for track, line in zip(lines, across): track['natural'] = F(track['size']) if track['k'] == 'fix' else line.height
    for track in lines:
        if track['k'] == 'own': track['natural'] = track['min'] = track['max'] = long(track)
    present_rows = [n for n in range(len(lines)) if used_rows[n]]
    gaps = row_gap * max(0, len(present_rows) - 1)
    natural = natural_length([as_item(lines[n]) for n in present_rows])
    room.fit(1, natural + gaps)
    available = room.size[1] - gaps
    if available < natural:
        for name, row, over in cells:
            if lines[row]['k'] == 'share': raise_to(lines[row], least(nodes[name], 1, scale))
    sizes, _ = divide([as_item(lines[n]) for n in present_rows], available)
    frames, cursor = {}, F(0)
    for n, size in zip(present_rows, sizes):
        for name, row, _ in cells:
            if row != n: continue
            span, height = placed[name]
            offset, height = across[n].place(nodes[name], height, case['vertically'], size)
            frames[name] = room.frame((span, (cursor + offset, height)))
        cursor += size + row_gap
    return frames, room.container

def as_item(track):
    """A track as an item of a line: one of content never grows, and a share gives way before it."""
    if track['k'] == 'fix': return dict(k='fix', size=track['size'])
    item = dict(k=track['k'], min=track.get('min'), max=track.get('max'), w=track.get('w', 1))
    item['members'] = [(track['natural'], 0, F(1, 4))]
    return item

def make(seed):
    r = random.Random(f'grid {seed}')
    whole, same = r.random() < 0.4, r.random() < 0.4
    case = container(r, whole)
    gap = lambda: number(r, 5, whole) * (-1 if r.random() < 0.1 else 1) if r.random() < 0.6 else F(0)
    limited = r.random() < 0.5
    def track():
        made = dict(k=r.choice(['fix', 'own', 'own', 'own', 'share', 'share']))
        if made['k'] == 'fix': made['size'] = number(r, 15, whole)
        elif limited:
            if r.random() < 0.3: made['min'] = number(r, 9, whole)
            if r.random() < 0.3: made['max'] = (made.get('min') or 0) + number(r, 12, whole)
        if made['k'] == 'share': made['w'] = F(r.choice([1, 1, 2, 3]))
        return made
    case.update(columns=[track() for _ in range(r.randint(1, 4))], rows=[track() for _ in range(r.choice([0, 0, 1, 2]))],
                gap=gap(), rowGap=gap() if r.random() < 0.4 else None, rows_of_cells=[],
                horizontally=r.choice(['fill', 'fill', 'fill', 'start', 'center', 'end', 'firstBaseline']),
                vertically=r.choice(['fill', 'start', 'center', 'end', 'firstBaseline', 'lastBaseline']))
    names = iter('abcdefghijklmnopqrstuvw')
    has_spans = r.random() < 0.6
    for _ in range(r.randint(1, 3)):
        row = []
        while not row or (len(row) < 4 and r.random() < 0.75):
            width = r.choice([1, 1, 2, 2, 3]) if has_spans else 1
            row.append((node(r, case, whole, same, next(names)) if r.random() < 0.85 else None, width))
        case['rows_of_cells'].append(row)
    return case

def pin(case, name, frames, size):
    def track(t):
        parts = [text(t['size'])] if t['k'] == 'fix' else []
        if t['k'] == 'share' and t['w'] != 1: parts.append('weight: ' + text(t['w']))
        for key in ('min', 'max'):
            if t.get(key) is not None: parts.append(f'{key}: {text(t[key])}')
        return f'.{ {"own": "flex", "share": "fill", "fix": "fix"}[t["k"]] }({", ".join(parts)})'
    def cell(c):
        if c[1] == 1: return f'.node({c[0]})' if c[0] else '.empty'
        return f'.node({c[0]}, columns: {c[1]})' if c[0] else f'.empty(columns: {c[1]})'
    out = ['columns: [' + ', '.join(map(track, case['columns'])) + ']']
    if case['rows']: out.append('rows: [' + ', '.join(map(track, case['rows'])) + ']')
    for key in ('gap', 'rowGap'):
        if case[key] is not None and (case[key] or key == 'rowGap'): out.append(f'{key}: {text(case[key])}')
    for key in ('horizontally', 'vertically'): out.append(f'{key}: .{case[key]}')
    rows = '[' + ', '.join('[' + ', '.join(map(cell, row)) + ']' for row in case['rows_of_cells']) + ']'
    call = ', '.join(out + options(case) + ['cells: ' + rows])
    return '\n'.join(head(case, name) + [f'root.grid({call})'] + tail(frames, size)) + '\n'

if __name__ == '__main__':
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for number_ in range(first, first + int(sys.argv[1])):
        case = make(number_)
        print(pin(case, f'grid {number_}', *solve(case)))
