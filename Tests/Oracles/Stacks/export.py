import json, sys
from generate import *
recs = [json.loads(line) for line in open(sys.argv[1])]
for r in recs:
    if r['status'] != 'ok' or r.get('ambiguous'): continue
    b = make(r['seed'], r['kind'])
    ids = {n: i for i, n in enumerate(b['nodes'])}
    print('block', (r['kind'] + '-' + str(r['seed'])).replace(' ', '_'), len(ids))
    for n, a in b['nodes'].items():
        if a.get('nat') is not None: print('node', ids[n], a['nat'], a['hug'], a['comp'])
    def end(e): return f'-1 left {e["c"]}' if 'c' in e else f'{ids[e["node"]]} {e["edge"]} {e["off"]}'
    for st in b['stacks']:
        print('stack', end(st['start']), end(st['end']))
        for it in st['items']:
            n = ids[it['node']] if it.get('node') else -1
            lo, hi = it.get('min') or 0, 'inf' if it.get('max') is None else max(it['max'], it.get('min') or 0)
            k = it['k']
            if k == 'fix': print('fix', n, it['size'])
            elif k == 'match': print('match', n, ids[it['of']], float(F(it['mul'])), it['off'])
            elif k == 'fill': print('fill', n, lo, hi, it['w'])
            elif k == 'flex': print('flex', n, lo, hi)
            else: print('space', n, lo, hi)
    for n, (x, w) in r['G'].items(): print('expect', ids[n], float(F(x)), float(F(w)))
    print('end')
