"""Slow oracle: one axis of a block as a lexicographic LP in exact integers."""
from fractions import Fraction as F
from itertools import product
from math import lcm

class Simplex:
    """min c.x, rows equalities, x >= 0; fraction free tableau; lexicographic by dropping columns."""
    def __init__(self, n, rows):
        self.n, self.D, self.T, self.B = n, 1, [], []
        for i, (row, rhs) in enumerate(rows):
            m = lcm(*[F(v).denominator for v in row.values()], F(rhs).denominator)
            t = [0] * (n + 1)
            for j, v in row.items(): t[j] = int(v * m)
            t[n] = int(rhs * m)
            if t[n] < 0: t = [-v for v in t]
            self.T.append(t); self.B.append(n + i)
        self.allowed = list(range(n))
        self.ok = self.phase1()
    def pivot(self, r, c, z=None):
        T, D = self.T, self.D
        R = T[r]; p = R[c]
        for i in range(len(T)):
            if i == r: continue
            t = T[i]; f = t[c]
            T[i] = [(p * a - f * b) // D for a, b in zip(t, R)] if f else ([p * a // D for a in t] if p != D else t)
        if z is not None:
            f = z[c]; z[:] = [(p * a - f * b) // D for a, b in zip(z, R)]
        self.D = p; self.B[r] = c
    def run(self, z):
        n = self.n
        while True:
            c = next((j for j in self.allowed if z[j] < 0), None)
            if c is None: return True
            best = None
            for i, t in enumerate(self.T):
                if t[c] > 0:
                    if best is None: best = i; continue
                    a, b = t[n] * self.T[best][c], self.T[best][n] * t[c]
                    if a < b or (a == b and self.B[i] < self.B[best]): best = i
            if best is None: return False
            self.pivot(best, c, z)
    def phase1(self):
        n = self.n
        z = [-sum(col) for col in zip(*self.T)] if self.T else [0] * (n + 1)
        self.run(z)
        if z[n] != 0: return False
        i = 0
        while i < len(self.T):
            if self.B[i] >= n:
                c = next((j for j in range(n) if self.T[i][j] != 0), None)
                if c is None:
                    del self.T[i]; del self.B[i]; continue
                if self.T[i][c] < 0: self.T[i] = [-v for v in self.T[i]]
                self.pivot(i, c)
            i += 1
        return True
    def minimize(self, cost, keep=True):
        n = self.n
        m = lcm(*[F(v).denominator for v in cost.values()]) if cost else 1
        z = [0] * (n + 1)
        for j, v in cost.items(): z[j] = int(v * m) * self.D
        for i, b in enumerate(self.B):
            v = cost.get(b)
            if v:
                k = int(v * m)
                z = [a - k * t for a, t in zip(z, self.T[i])]
        if not self.run(z): return None
        if keep: self.allowed = [j for j in self.allowed if z[j] == 0]
        return F(-z[n], self.D * m)
    def values(self):
        x = [F(0)] * self.n
        for i, b in enumerate(self.B): x[b] = F(self.T[i][self.n], self.D)
        return x

class Expr(dict):
    """var -> coefficient; None is the constant."""
    def plus(self, other, k=1):
        e = Expr(self)
        for v, c in other.items(): e[v] = e.get(v, F(0)) + c * k
        return e

def const(c): return Expr({None: F(c)})

def frozen(block, it):
    """Whether a share's node gets its size from an item of another kind, here or in another stack."""
    n = it.get('node')
    return bool(n) and any(o.get('node') == n and o['k'] != 'fill' for st in block['stacks'] for o in st['items'])

class Model:
    def __init__(self, block, only, known, segs, opts):
        self.block, self.only, self.known = block, only, known
        self.names, self.rows = {}, []
        self.nat = {}
        S = block['stacks']
        nodes = block['nodes']
        self.home = {}
        for s in only:
            for i, it in enumerate(S[s]['items']):
                if it.get('node') and it['node'] not in self.home: self.home[it['node']] = (s, i)
        self.starts = {}
        content = []
        for s in only:
            for i, it in enumerate(S[s]['items']):
                x = self.length(s, i)
                k = it['k']
                if k == 'fix': self.eq(x, const(it['size']))
                elif k == 'match':
                    self.eq(x, Expr({v: c * F(it['mul']) for v, c in self.len_of(it['of']).items()}).plus(const(it['off'])))
                else:
                    if it.get('min'): self.ge(x, const(it['min']))
                    if it.get('max') is not None: self.ge(const(it['max']), x)
                if k in ('flex', 'fill') and it.get('node') and nodes[it['node']].get('nat') is not None and it['node'] not in content:
                    content.append(it['node'])
        # Of equal priorities content of a share gives way before other content: it comes last.
        shares = {n for n in content if not any(
            it.get('node') == n and it['k'] == 'flex' for s in only for it in S[s]['items'])}
        content.sort(key=lambda n: n in shares)
        self.content = content
        for n in content:
            self.eq(self.len_of(n), const(nodes[n]['nat']).plus({self.var(('up', n)): F(1), self.var(('dn', n)): F(-1)}))
        for s in only:
            pos = self.start(s)
            for i, it in enumerate(S[s]['items']):
                n = it.get('node')
                if n and self.home[n] != (s, i): self.eq(self.pos_of(n), pos)
                pos = pos.plus(self.length(s, i))
            self.eq(pos, self.end(s).plus({self.var(('over', s)): F(1), self.var(('under', s)): F(-1)}))
            if opts['shares'] == 'hard' and s in segs:
                lo, hi = segs[s]
                free = False
                lev = Expr({self.var(('lev', s)): F(1)})
                for i, it in enumerate(S[s]['items']):
                    if it['k'] != 'fill' or frozen(block, it): continue
                    x, w = self.length(s, i), F(it['w'])
                    mn, mx = F(it.get('min') or 0), it.get('max')
                    if mx is not None and F(mx) < mn: mx = mn
                    if mx is not None and F(mx) / w <= lo: self.eq(x, const(mx))
                    elif hi is not None and mn / w >= hi: self.eq(x, const(mn))
                    else:
                        self.eq(x, Expr({v: c * w for v, c in lev.items()})); free = True
                self.ge(lev, const(lo))
                if hi is not None: self.ge(const(hi), lev)
    def var(self, key):
        if key not in self.names: self.names[key] = len(self.names)
        return self.names[key]
    def length(self, s, i):
        it = self.block['stacks'][s]['items'][i]
        key = ('L', it['node']) if it.get('node') else ('x', s, i)
        return Expr({self.var(key): F(1)})
    def len_of(self, n):
        if n in self.home: return Expr({self.var(('L', n)): F(1)})
        return const(self.known[n][1])
    def pos_of(self, n):
        if n not in self.home: return const(self.known[n][0])
        s, i = self.home[n]
        pos = self.start(s)
        for j in range(i): pos = pos.plus(self.length(s, j))
        return pos
    def edge(self, e):
        if 'c' in e: return const(e['c'])
        p = self.pos_of(e['node'])
        if e['edge'] == 'right': p = p.plus(self.len_of(e['node']))
        return p.plus(const(e['off']))
    def start(self, s):
        if s not in self.starts: self.starts[s] = self.edge(self.block['stacks'][s]['start'])
        return self.starts[s]
    def end(self, s): return self.edge(self.block['stacks'][s]['end'])
    def eq(self, a, b):
        e = Expr(a).plus(b, -1); rhs = -e.pop(None, F(0))
        self.rows.append(({v: c for v, c in e.items() if c}, rhs))
    def ge(self, a, b):
        self.eq(a, Expr(b).plus({self.var(('s', len(self.rows))): F(1)}))

def order_of(block):
    """Stacks in order of their references; None if circular."""
    S = block['stacks']
    home = {}
    for s, st in enumerate(S):
        for it in st['items']:
            if it.get('node'): home.setdefault(it['node'], []).append(s)
    refs = {s: set() for s in range(len(S))}
    for s, st in enumerate(S):
        for e in (st['start'], st['end']):
            if 'node' in e: refs[s] |= {h for h in home[e['node']][:1] if h != s}
        for it in st['items']:
            if it['k'] == 'match' and s not in home[it['of']]: refs[s].add(home[it['of']][0])
    order = []
    while len(order) < len(S):
        ready = next((s for s in range(len(S)) if s not in order and refs[s] <= set(order)), None)
        if ready is None: return None, refs
        order.append(ready)
    return order, refs

def components(block):
    S = block['stacks']
    _, refs = order_of(block)
    comp = list(range(len(S)))
    def find(a):
        while comp[a] != a: a = comp[a]
        return a
    home = {}
    for s, st in enumerate(S):
        for r in refs[s]: comp[find(s)] = find(r)
        for it in st['items']:
            n = it.get('node')
            if n:
                if n in home: comp[find(s)] = find(home[n])
                else: home[n] = s
    groups = {}
    for s in range(len(S)): groups.setdefault(find(s), []).append(s)
    return list(groups.values())

def segments(block, stack):
    pts = set()
    for it in stack['items']:
        if it['k'] == 'fill' and not frozen(block, it):
            if it.get('min'): pts.add(F(it['min']) / F(it['w']))
            if it.get('max') is not None: pts.add(F(max(it['max'], it.get('min') or 0)) / F(it['w']))
    pts = sorted(pts - {F(0)}) if not any(it['k'] == 'fill' and it.get('max') == 0 and not frozen(block, it) for it in stack['items']) else sorted(pts)
    b = [F(0)] + [p for p in pts if p > 0] + [None]
    return list(zip(b, b[1:]))

OPTS = dict(shares='hard', rem='sum', ties='sum', spaces='maxmin')

def solve_only(block, only, known, opts, limit=200):
    S, nodes = block['stacks'], block['nodes']
    order, _ = order_of(block)
    order = [s for s in (order or range(len(S))) if s in only]
    share_stacks = [s for s in only if any(it['k'] == 'fill' and not frozen(block, it) for it in S[s]['items'])]
    choices = [segments(block, S[s]) for s in share_stacks] if opts['shares'] == 'hard' else []
    count = 1
    for c in choices: count *= len(c)
    if count > limit: return 'toomany'
    best = None
    for combo in product(*choices):
        segs = dict(zip(share_stacks, combo)) if opts['shares'] == 'hard' else {}
        r = solve_segment(block, only, known, segs, order, opts, best[0] if best else None)
        if r is None: continue
        if best is None or r[0] < best[0]: best = r
        elif r[0] == best[0] and r[1] != best[1]: return 'ambiguous'
    return best

def solve_segment(block, only, known, segs, order, opts, bound):
    S, nodes = block['stacks'], block['nodes']
    m = Model(block, only, known, segs, opts)
    extra = []
    costs = []
    V = m.var
    late = opts.get('surplus') == 'late'
    refs = order_of(block)[1]
    hangs = {s: late and bool(refs[s]) for s in only}
    slack = {n for n in m.content if hangs[m.home[n][0]]}
    if late:
        # overflow of all, leftover of those that hang on nothing
        for s in order: costs.append({V((k, s)): F(1) for k in (('over',) if hangs[s] else ('over', 'under'))})
    elif opts['rem'] == 'sum':
        costs.append({V((k, s)): F(1) for s in only for k in ('over', 'under')})
    else:
        for s in order: costs.append({V((k, s)): F(1) for k in ('over', 'under')})
    prios = sorted({p for n in m.content for p in (nodes[n]['hug'], nodes[n]['comp'])}, reverse=True)
    def pcost(p, names):
        c = {}
        for n in names:
            if nodes[n]['hug'] == p and n not in slack: c[V(('up', n))] = F(1)
            if nodes[n]['comp'] == p: c[V(('dn', n))] = F(1)
        return c
    for p in prios:
        if opts['ties'] == 'lex':
            for n in m.content: costs.append(pcost(p, [n]))
        else: costs.append(pcost(p, m.content))
    ties = [{V((k, n)): F(1) for k in (('dn',) if n in slack else ('up', 'dn'))} for n in m.content]
    if opts.get('tieorder') != 'last': costs += ties; ties = []
    # shares and spaces of each stack; fairness in rounds
    vector = []
    def run(rows, todo):
        sx = Simplex(len(m.names), rows)
        return sx if sx.ok else None
    sx = Simplex(len(m.names), m.rows)
    if not sx.ok: return None
    for c in costs:
        v = sx.minimize(c)
        if v is None: raise Exception('unbounded')
        vector.append(v)
        if bound is not None and tuple(vector) > bound[:len(vector)]: return None
        m_fixed = (c, v)
        extra.append(m_fixed)
    for s in order:
        pools = []
        if hangs[s]:
            own = [n for n in m.content if m.home[n][0] == s]
            todo = [{V(('under', s)): F(1)}]
            for p in prios: todo.append({V(('up', n)): F(1) for n in own if nodes[n]['hug'] == p})
            todo += [{V(('up', n)): F(1)} for n in own]
            for c in todo:
                r = sx.minimize(c); vector.append(r); extra.append((c, r))
        fills = [i for i, it in enumerate(S[s]['items']) if it['k'] == 'fill' and not frozen(block, it)]
        spaces = [i for i, it in enumerate(S[s]['items']) if it['k'] == 'space']
        if fills and opts['shares'] == 'hard':
            c = {}
            for i in fills:
                (v,) = m.length(s, i); c[v] = F(-1)
            r = sx.minimize(c); vector.append(r); extra.append((c, r))
        elif fills: pools.append(([(next(iter(m.length(s, i))), F(S[s]['items'][i]['w']), F(0)) for i in fills], 'maxmin'))
        if spaces: pools.append(([(next(iter(m.length(s, i))), F(1), F(S[s]['items'][i].get('min') or 0)) for i in spaces], opts['spaces']))
        for pool, mode in pools:
            if len(pool) == 1:
                c = {pool[0][0]: F(-1)}
                r = sx.minimize(c); vector.append(r); extra.append((c, r)); continue
            r = fair(m, extra, pool, mode, vector)
            # continue in the restricted system
            sx = Simplex(len(m.names), m.rows + [(dict(c), v) for c, v in extra if c])
            assert sx.ok
        if bound is not None and tuple(vector) > bound[:len(vector)]: return None
    for c in ties:
        r = sx.minimize(c); vector.append(r); extra.append((c, r))
    # uniqueness of what can be seen
    x = sx.values()
    for key, j in list(m.names.items()):
        if key[0] in ('L', 'x'):
            lo = sx.minimize({j: F(1)}, keep=False)
            hi = sx.minimize({j: F(-1)}, keep=False)
            if lo is None or hi is None or lo != -hi: vector.append('ambiguous'); return (tuple(v for v in vector if v != 'ambiguous'), 'ambiguous', None)
    x = sx.values()
    def val(e): return sum((c * (x[v] if v is not None else 1) for v, c in e.items()), F(0))
    result = {n: (val(m.pos_of(n)), val(m.len_of(n))) for n in m.home}
    rem = {s: x[V(('under', s))] - x[V(('over', s))] for s in only}
    items = {(s, i): val(m.length(s, i)) for s in only for i in range(len(S[s]['items']))}
    return (tuple(vector), result, dict(rem=rem, items=items))

def fair(m, extra, pool, mode, vector):
    """Max-min fair (or min-max fair) sizes of a pool: adds equations to extra, values to vector."""
    active = list(pool)
    while active:
        rows = m.rows + [(dict(c), v) for c, v in extra if c]
        n = len(m.names); t = n; k = n + 1
        for v, w, base in active:
            sgn = -1 if mode == 'maxmin' else 1   # x - base - w t -/+ slack = 0
            rows.append(({v: F(1), t: -w, k: F(sgn)}, base)); k += 1
        sx = Simplex(k, rows); assert sx.ok
        best = sx.minimize({t: F(-1) if mode == 'maxmin' else F(1)})
        level = -best if mode == 'maxmin' else best
        vector.append(best)
        stuck = []
        for v, w, base in active:
            r = sx.minimize({v: F(-1) if mode == 'maxmin' else F(1)}, keep=False)
            if r is not None and (-r if mode == 'maxmin' else r) == base + w * level: stuck.append((v, w, base))
        assert stuck
        for v, w, base in stuck: extra.append(({v: F(1)}, base + w * level))
        active = [a for a in active if a not in stuck]

def solve(block, **o):
    """Frames of all nodes, remainders; or a word."""
    opts = dict(OPTS, **o)
    frames, rems, items, vec = {}, {}, {}, []
    for comp in components(block):
        r = solve_only(block, comp, {}, opts)
        if r is None: return 'contradiction'
        if isinstance(r, str): return r
        if r[1] == 'ambiguous': return 'ambiguous'
        frames.update(r[1]); rems.update(r[2]['rem']); items.update(r[2]['items'])
    return frames, rems, items

def lacking(block, s, items, rems):
    """Whether a stack solved alone has to shrink something, or overflows."""
    if rems[s] < 0: return True
    for i, it in enumerate(block['stacks'][s]['items']):
        n = it.get('node')
        if it['k'] in ('flex', 'fill') and n and block['nodes'][n].get('nat') is not None:
            nat = F(block['nodes'][n]['nat'])
            if it.get('max') is not None: nat = min(nat, F(it['max']))
            if it.get('min'): nat = max(nat, F(it['min']))
            if items[(s, i)] < nat: return True
    return False

def sequential(block, **o):
    """Stacks one after the other in the order of references: (result or None where impossible, whether a dependent lacks room)."""
    opts = dict(OPTS, **o)
    order, refs = order_of(block)
    if order is None: return None, None
    frames, rems, items = {}, {}, {}
    lack = False
    for s in order:
        if any(it.get('node') in frames for it in block['stacks'][s]['items'] if it.get('node')): return None, None
        r = solve_only(block, [s], frames, opts)
        if r is None: return None, True
        if isinstance(r, str) or r[1] == 'ambiguous': return None, None
        frames.update(r[1]); rems.update(r[2]['rem']); items.update(r[2]['items'])
        if refs[s] and lacking(block, s, items, rems): lack = True
    return (frames, rems, items), lack
