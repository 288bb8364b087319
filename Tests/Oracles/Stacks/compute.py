"""compute.py OUT COUNT FIRST KINDS: random blocks with their answers, one record a line."""
import sys, json
from multiprocessing import Pool
from oracle import *; from generate import *

def enc(fr): return {n: [str(x), str(w)] for n, (x, w) in fr.items()}
def work(job):
    kind, seed = job
    b = make(seed, kind)
    rec = dict(kind=kind, seed=seed)
    try:
        g = solve(b, surplus='late')
        if isinstance(g, str): rec['status'] = g; return rec
        rec['status'] = 'ok'; rec['G'] = enc(g[0]); rec['rem'] = {str(k): str(v) for k, v in g[1].items()}
    except Exception as e:
        rec['status'] = 'error'; rec['error'] = repr(e)
    return rec

if __name__ == '__main__':
    out, n = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    kinds = sys.argv[4].split(',') if len(sys.argv) > 4 else KINDS
    jobs = [(k, s) for k in kinds for s in range(first, first + n)]
    with Pool(1) as p, open(out, 'w') as f:
        for rec in p.imap(work, jobs, chunksize=8): f.write(json.dumps(rec) + '\n'); f.flush()
