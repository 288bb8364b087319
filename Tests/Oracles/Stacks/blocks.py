"""blocks.py COUNT [FIRST]: random blocks of stacks with the frames that the oracle finds, as a layout script."""
import sys
from generate import make, pin, SIDES
from oracle import solve

KINDS = ['single', 'single match', 'shared', 'ends', 'cross match', 'mixed', 'single content', 'mixed content', 'single match limited',
         'ends limited', 'shared limited', 'ends content', 'shared content', 'mixed limited']
count = int(sys.argv[1])
first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
for number in range(first, first + count):
    kind = KINDS[number % len(KINDS)]
    block = make(number, kind)
    answer = solve(block, surplus='late')
    # A block that contradicts itself, or has several answers, is no case.
    if isinstance(answer, str): continue
    side = list(SIDES)[number // len(KINDS) % 3]
    print(pin(block, f'{kind} {number}, as a {side}', answer[0], side))
