"""How the items of one line divide a length: the goals of the page on the meaning of stacks as a lexicographic program in exact numbers.

An item is a dictionary. `k` is fix, own, share or space. A fixed one has a `size`, the others have `min` and `max` (None: no limit), a share
has its weight `w`, and own items and shares have `members`: the contents that have that one length, each (natural, hugging, compression).
"""
from fractions import Fraction as F
from oracle import Simplex

def limits(item):
    low = F(item.get('min') or 0)
    high = item.get('max')
    return low, None if high is None else max(low, F(high))

def clamp(item, size):
    low, high = limits(item)
    return max(low, size if high is None else min(high, size))

def cost(contents):
    """What contents are too short or too long, from the highest priority to the lowest; pairs of a content and its length."""
    sums = {}
    for (natural, hugging, compression), size in contents:
        priority, amount = (hugging, size - natural) if size > natural else (compression, natural - size)
        if priority > 0 and amount: sums[priority] = sums.get(priority, 0) + amount
    return sums

def is_less(a, b):
    for priority in sorted(set(a) | set(b), reverse=True):
        if a.get(priority, 0) != b.get(priority, 0): return a.get(priority, 0) < b.get(priority, 0)
    return False

def best(candidates, contents):
    """The smallest of the candidates at which the contents cost least."""
    found = None
    for size in sorted(set(candidates)):
        now = cost(contents(size))
        if found is None or is_less(now, found[1]): found = (size, now)
    return found[0]

def natural(item):
    """The length of an item by itself, within its limits; of a share and a space, the minimum."""
    if item['k'] == 'fix': return F(item['size'])
    if item['k'] != 'own': return limits(item)[0]
    sizes = [limits(item)[0]] + [clamp(item, m[0]) for m in item['members']]
    return best(sizes, lambda size: [(m, size) for m in item['members']])

def largest_natural(item):
    """The largest of the lengths at which the contents of an item cost least."""
    contents = lambda size: [(m, size) for m in item['members']]
    least = cost(contents(natural(item)))
    sizes = [clamp(item, m[0]) for m in item['members']] + [natural(item)]
    return max(size for size in sizes if not is_less(least, cost(contents(size))))

def natural_shares(items):
    """The lengths of the shares at the level at which their contents cost least."""
    shares = [i for i in items if i['k'] == 'share']
    points = [F(0)]
    for share in shares:
        points += [F(m[0]) / share['w'] for m in share['members']]
        points += [bound / share['w'] for bound in limits(share) if bound is not None]
    at = lambda level: [clamp(share, share['w'] * level) for share in shares]
    contents = lambda level: [(m, size) for share, size in zip(shares, at(level)) for m in share['members']]
    return at(best(points, contents))

def natural_length(items):
    return sum((natural(i) for i in items if i['k'] != 'share'), F(0)) + sum(natural_shares(items), F(0))

def segments(shares):
    """The levels between which the same shares are at a limit."""
    points = sorted({b / s['w'] for s in shares for b in limits(s) if b is not None and b > 0} | {F(0)})
    return list(zip(points, points[1:] + [None]))

def divide(items, length):
    """The lengths of the items, and the rest: above 0 if nothing can grow, below 0 if nothing can shrink."""
    shares = [i for i in items if i['k'] == 'share']
    found = None
    for low, high in segments(shares) if shares else [(F(0), None)]:
        answer = attempt(items, F(length), low, high)
        if answer and (found is None or answer[0] < found[0]): found = answer
    return found[1], found[2]

def attempt(items, length, low, high):
    names, rows = {}, []
    def var(key): return names.setdefault(key, len(names))
    def equal(expression, value): rows.append((expression, F(value)))
    sizes = []          # each a pair of variables with factors, and a constant
    contents = []       # of shares behind the others
    owner = []          # the items that they are in
    level = None
    for number, item in enumerate(items):
        least, most = limits(item) if item['k'] != 'fix' else (F(item['size']), F(item['size']))
        if item['k'] == 'fix': sizes.append(({}, least)); continue
        if item['k'] == 'share':
            w = F(item['w'])
            if most is not None and most / w <= low: size = ({}, most)
            elif high is not None and least / w >= high: size = ({}, least)
            else:
                level = var('level')
                size = ({level: w}, w * low)      # the level counts from the low end
        else:
            x = var(('beyond', number))
            size = ({x: F(1)}, least)
            if most is not None: equal({x: F(1), var(('up to', number)): F(1)}, most - least)
        sizes.append(size)
        for member in item.get('members', []):
            owner.append(number)
            contents.append((item['k'] == 'share', len(contents), member, size))
    if level is not None and high is not None: equal({level: F(1), var('level up to'): F(1)}, high - low)
    contents.sort(key=lambda c: c[:2])
    for _, number, member, (expression, constant) in contents:
        row = dict(expression)
        row[var(('long', number))] = F(-1)
        row[var(('short', number))] = F(1)
        equal(row, F(member[0]) - constant)
    # An item with several contents costs nothing between the smallest and the largest of the lengths that are best.
    singles_and_groups, groups = [], []
    for _, number, member, (expression, constant) in contents:
        item = items[owner[number]]
        if item['k'] == 'share' or len(item['members']) == 1: singles_and_groups.append((number, None)); continue
        keys = (('above', owner[number]), ('below', owner[number]))
        if any(key == keys for _, key in singles_and_groups): continue
        top = largest_natural(item)
        row = dict(expression)
        row[var(keys[1])], row[var(('beyond the least', owner[number]))] = F(1), F(-1)
        equal(row, natural(item) - constant)
        row = dict(expression)
        row[var(keys[0])], row[var(('below the most', owner[number]))] = F(-1), F(1)
        equal(row, top - constant)
        groups.append(expression)
        singles_and_groups.append((number, keys))
    total = {var('over'): F(-1), var('under'): F(1)}
    rest = length
    for expression, constant in sizes:
        rest -= constant
        for x, factor in expression.items(): total[x] = total.get(x, 0) + factor
    equal(total, rest)
    program = Simplex(len(names), rows)
    if not program.ok: return None
    goals = [{var('over'): F(1), var('under'): F(1)}]
    priorities = sorted({p for c in contents for p in c[2][1:] if p > 0}, reverse=True)
    for priority in priorities:
        goal = {}
        for _, number, member, _ in contents:
            if member[1] == priority: goal[var(('long', number))] = F(1)
            if member[2] == priority: goal[var(('short', number))] = F(1)
        goals.append(goal)
    for number, key in singles_and_groups:
        if key: goals.append({var(key[0]): F(1), var(key[1]): F(1)}); continue
        member = next(c[2] for c in contents if c[1] == number)
        goals.append({var((way, number)): F(1) for way, priority in (('long', member[1]), ('short', member[2])) if priority > 0})
    if level is not None: goals.append({level: F(-1)})
    # Room that shares leave is taken by items with several contents before spaces.
    goals += [{x: -factor for x, factor in group.items()} for group in reversed(groups)]
    reached = []
    for goal in goals:
        reached.append(program.minimize(goal))
    x = program.values()
    value = lambda size: sum((factor * x[v] for v, factor in size[0].items()), size[1])
    lengths = [value(size) for size in sizes]
    # The shares get as much as there is.
    if level is not None: reached.pop(-1 - len(groups))
    reached.append(-sum((lengths[n] for n, item in enumerate(items) if item['k'] == 'share'), F(0)))
    spaces = [n for n, item in enumerate(items) if item['k'] == 'space']
    for n, size in zip(spaces, fill([items[n] for n in spaces], sum((lengths[n] for n in spaces), F(0)))): lengths[n] = size
    return tuple(reached), lengths, x[var('under')] - x[var('over')]

def fill(spaces, length):
    """The lengths of spaces that get equal parts of a length beyond their minima, within their maxima."""
    sizes = [limits(s)[0] for s in spaces]
    while True:
        rest = length - sum(sizes, F(0))
        open_ = [n for n, s in enumerate(spaces) if limits(s)[1] is None or sizes[n] < limits(s)[1]]
        if rest <= 0 or not open_: return sizes
        step = min([rest / len(open_)] + [limits(spaces[n])[1] - sizes[n] for n in open_ if limits(spaces[n])[1] is not None])
        for n in open_: sizes[n] += step
