"""flows.py COUNT [FIRST]: random flows with their frames by a plain reference, as a layout script."""
import random, sys
from fractions import Fraction as F
from division import divide, natural, natural_length, natural_shares
from scene import *

IS_SPACE = ('fix', 'space', 'share')

def choose(case):
    """The items that count, each with its nodes, and those of them that were left out as None."""
    items = [dict(item) for item in case['items']]
    skip = case['hidden'] == 'skip'
    gone = [False] * len(items)
    stretches = lambda n: items[n]['k'] in ('space', 'share')
    for n, item in enumerate(items):
        if not item['nodes']: continue
        item['present'] = [name for name in item['nodes'] if not (skip and case['nodes'][name].get('hidden'))]
        if item['present']: continue
        gone[n] = True
        # One space beside it goes, too: a fixed one, or one of two that stretch.
        behind = n + 1 if n + 1 < len(items) and is_space(items[n + 1]) else None
        before = [m for m in range(n) if not gone[m]]
        before = before if before and is_space(items[before[-1]]) else []
        if behind is not None and n + 2 < len(items) and (gone[behind] or not stretches(behind)): gone[behind] = True
        elif before and not stretches(before[-1]):
            if len(before) > 1: gone[before[-1]] = True
        elif before and behind is not None and not gone[behind] and stretches(behind): gone[behind] = True
    return [None if gone[n] else item for n, item in enumerate(items)]

def is_space(item): return item['k'] != 'break' and not item['nodes']

def measure(case, item, axis):
    """The item as one that divides a line."""
    if item['k'] in ('break', 'fix'): return item
    made = dict(k=item['k'], min=item.get('min') or F(0), max=item.get('max'), w=item.get('w', 1), members=[])
    if item['k'] == 'own' or item['k'] == 'share':
        for name in item.get('present', []):
            node = case['nodes'][name]
            if item['k'] == 'share' and content(node, axis) is None: continue
            made['members'].append(member(node, axis, case['scale']))
            low = least(node, axis, case['scale'])
            if item.get('max') is not None: low = min(low, max(F(item['max']), F(item.get('min') or 0)))
            made['min'] = max(made['min'], low)
    return made

def break_lines(case, items, measured, length):
    """Lists of the numbers of items that are on a line; length None is without an end."""
    lines, line, size, has_node, last = [], [], F(0), False, None
    begun, dropped = False, False     # whether items were seen since the last break, and whether one was left out
    def end():
        nonlocal line, size, has_node, last, begun, dropped
        if line or not dropped: lines.append(line)
        line, size, has_node, last, begun, dropped = [], F(0), False, None, False, False
    n = 0
    while n < len(items):
        item = items[n]
        if item is None: begun = dropped = True; n += 1; continue
        if item['k'] == 'break': end(); n += 1; continue
        begun = True
        space = is_space(item)
        gap = case['gap'] if last is False and not space else F(0)
        need = natural(measured[n])
        if line and length is not None and size + gap + need > length:
            if has_node:
                while len(line) > 1 and is_space(items[line[-1]]) and items[line[-1]]['k'] == 'fix': line.pop()
                while n < len(items) and (items[n] is None or is_space(items[n])): n += 1
                if n < len(items) and items[n]['k'] == 'break': n += 1
                end()
                continue
            line, size, dropped = [], F(0), True
        size += gap + need
        line.append(n)
        has_node = has_node or not space
        last = space
        n += 1
    if begun: end()
    return lines

def gaps(case, items, line):
    return sum((case['gap'] for a, b in zip(line, line[1:]) if not is_space(items[a]) and not is_space(items[b])), F(0))

def solve(case):
    """The frames of the nodes, and the size of the container."""
    axis = case['axis']
    room = Room(case)
    items = choose(case)
    measured = [item and measure(case, item, axis) for item in items]
    fits = room.fits(axis)
    lines = break_lines(case, items, measured, None if fits else room.size[axis])
    if fits:
        longest = max([F(0)] + [natural_length([measured[n] for n in line]) + gaps(case, items, line) for line in lines])
        room.fit(axis, longest)
    length = max(F(0), room.size[axis])
    placed, end, above = {}, F(0), 0
    for number, line in enumerate(lines):
        # Empty lines at the end are no last line.
        last = all(not later for later in lines[number + 1:])
        alignment = case['lastLine'] if last and case['lastLine'] else case['line']
        parts = [dict(measured[n]) for n in line]
        if alignment != 'fill':
            for part in parts:
                if part['k'] == 'own': part['max'] = natural(part)
        available = length - gaps(case, items, line)
        sizes, rest = divide(parts, available)
        left = max(F(0), rest)
        cursor = {'center': left / 2, 'end': left}.get(alignment, F(0))
        spread = left / (len(line) - 1) if alignment == 'spread' and len(line) > 1 else F(0)
        across = Across(other(axis))
        nodes = []
        for place, n in enumerate(line):
            if place:
                cursor += spread
                if not is_space(items[line[place - 1]]) and not is_space(items[n]): cursor += case['gap']
            cross = items[n].get('cross') or case['cross']
            for name in items[n].get('present', []):
                size = wanted(case['nodes'][name], other(axis), case['scale'], sizes[place])
                across.add(case['nodes'][name], size, cross)
                nodes.append((name, cursor, sizes[place], size, cross))
            cursor += sizes[place]
        start = end + case['lineGap'] if number else F(0)
        for name, begin, size, own, cross in nodes:
            offset, own = across.place(case['nodes'][name], own, cross, across.height)
            placed[name] = ((begin, size), (start + offset, own))
        end = start + across.height
    room.fit(other(axis), end)
    frames = {name: room.frame(spans if axis == 0 else spans[::-1]) for name, spans in placed.items()}
    return frames, room.container

def make(seed):
    r = random.Random(f'flow {seed}')
    whole, same = r.random() < 0.4, r.random() < 0.4
    case = container(r, whole)
    gap = lambda: number(r, 5, whole) * (-1 if r.random() < 0.1 else 1) if r.random() < 0.6 else F(0)
    aligned = ['start', 'center', 'end', 'spread', 'fill']
    crosses = ['start', 'center', 'end', 'fill', 'firstBaseline', 'lastBaseline']
    case.update(axis=r.choice([0, 0, 1]), gap=gap(), lineGap=gap(), line=r.choice(aligned), cross=r.choice(crosses),
                lastLine=r.choice(aligned) if r.random() < 0.3 else None, items=[])
    names = iter('abcdefghijklmnopqrstuvw')
    limited = r.random() < 0.5
    for _ in range(r.randint(1, 8)):
        k = r.choices(['own', 'share', 'fix', 'break', 'fixed space', 'space', 'share space'], [8, 2, 2, 1, 2, 1, 1])[0]
        item = dict(k=k.split()[0] if ' ' not in k else {'fixed space': 'fix', 'share space': 'share'}[k], nodes=[])
        if k in ('own', 'share', 'fix'):
            for _ in range(2 if r.random() < 0.12 else 1): item['nodes'].append(node(r, case, whole, same, next(names)))
            if r.random() < 0.15: item['cross'] = r.choice(crosses)
        if item['k'] == 'fix': item['size'] = number(r, 12, whole) * (-1 if not item['nodes'] and r.random() < 0.1 else 1)
        elif k != 'break' and limited:
            if r.random() < 0.3: item['min'] = number(r, 9, whole)
            if r.random() < 0.3: item['max'] = (item.get('min') or 0) + number(r, 12, whole)
        if item['k'] == 'share': item['w'] = F(r.choice([1, 1, 2, 3]))
        case['items'].append(item)
    return case

def pin(case, name, frames, size):
    out = []
    for item in case['items']:
        if item['k'] == 'break': out.append('.lineBreak'); continue
        parts = [item['nodes'][0]] if len(item['nodes']) == 1 else ['[' + ', '.join(item['nodes']) + ']'] if item['nodes'] else []
        if item['k'] == 'fix': parts.append(text(item['size']))
        if item['k'] == 'share' and item['w'] != 1: parts.append('weight: ' + text(item['w']))
        for key in ('min', 'max'):
            if item.get(key) is not None: parts.append(f'{key}: {text(item[key])}')
        call = {'own': 'flex', 'space': 'flex', 'share': 'fill', 'fix': 'fix'}[item['k']]
        out.append(f'.{call}({", ".join(parts)})' + (f'.cross(.{item["cross"]})' if item.get('cross') else ''))
    if case['axis'] == 1: out.append('axis: .vertical')
    for key in ('gap', 'lineGap'):
        if case[key]: out.append(f'{key}: {text(case[key])}')
    for key in ('line', 'lastLine', 'cross'):
        if case[key]: out.append(f'{key}: .{case[key]}')
    return '\n'.join(head(case, name) + [f'root.flow({", ".join(out + options(case))})'] + tail(frames, size)) + '\n'

if __name__ == '__main__':
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for number_ in range(first, first + int(sys.argv[1])):
        case = make(number_)
        print(pin(case, f'flow {number_}', *solve(case)))
