"""Larger random systems of Cassowary, with removals and edits, against linear programs of SciPy.

    python solver_systems.py SolverAnswers [systems] [first seed]

A system has up to 30 variables, 200 constraints and 20 priorities. It is solved, then some constraints are removed, then variables are
edited. Each time, priority by priority, the sum of violations has to be the least that a linear program finds with the sums of higher
priorities kept. Whether a required constraint had to be refused is a question for a linear program, too.
"""

import json
import math
import random
import subprocess
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, hstack, identity, vstack

REQUIRED = 1000
TOLERANCE = 1e-6


def make_system(seed):
    """A system with whole numbers: many are degenerate, as in layouts."""
    generator = random.Random(seed)
    count = generator.randint(2, 30)
    size = int(math.exp(generator.uniform(math.log(4), math.log(200))))
    priorities = [1 + 49 * index for index in range(generator.randint(1, 20))]
    constraints = []
    for _ in range(size):
        variables = generator.sample(range(count), generator.randint(1, min(3, count)))
        terms = [{"variable": v, "coefficient": generator.choice([-2, -1, -1, 1, 1, 0.5, 3])} for v in variables]
        priority = REQUIRED if generator.random() < 0.15 else generator.choice(priorities)
        constraints.append({
            "terms": terms, "constant": generator.choice([0, 0, generator.randint(-50, 50)]),
            "relation": generator.choice(["<=", "==", ">="]), "priority": priority,
        })
    edits = [
        {"variable": v, "priority": generator.choice(priorities), "value": generator.randint(-100, 100)}
        for v in generator.sample(range(count), generator.randint(1, min(3, count)))
    ]
    return {"variables": count, "constraints": constraints, "removable": generator.sample(range(size), size // 4),
            "edits": edits, "moved": [dict(edit, value=generator.randint(-100, 100)) for edit in edits]}


def with_stages(system, accepted):
    """What is asked in the second run, when it is known which constraints are accepted."""
    removals = [index for index in system["removable"] if accepted[index]]
    return dict(system, stages=[{"removals": removals, "edits": []}, {"removals": [], "edits": system["edits"]},
                                {"removals": [], "edits": system["moved"]}])


def ask(program, systems):
    text = "\n".join(json.dumps(system) for system in systems) + "\n"
    output = subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def matrix(count, constraints):
    rows = numpy.zeros((len(constraints), count))
    for index, constraint in enumerate(constraints):
        for term in constraint["terms"]:
            rows[index, term["variable"]] += term["coefficient"]
    return rows, numpy.array([c["constant"] for c in constraints], dtype=float)


def violations(count, constraints, values):
    if not constraints:
        return numpy.zeros(0)
    rows, constants = matrix(count, constraints)
    amounts = rows @ numpy.array(values) + constants
    relations = numpy.array([c["relation"] for c in constraints])
    return numpy.where(relations == "==", abs(amounts), numpy.maximum(0, numpy.where(relations == "<=", amounts, -amounts)))


class Program:
    """The least sums of violations, priority by priority."""

    given_up = 0

    def __init__(self, count, constraints):
        self.count, self.constraints = count, constraints
        rows, self.constants = matrix(count, constraints)
        size = len(constraints)
        # Each expression is what it is above zero less what it is below.
        self.rows = hstack([csr_matrix(rows), -identity(size), identity(size)]).tocsr()
        self.bounds = [(None, None)] * count + [(0, None)] * (2 * size)
        for index, constraint in enumerate(constraints):
            if constraint["priority"] == REQUIRED:
                for side in self.sides(index):
                    self.bounds[side] = (0, 0)

    def sides(self, index):
        relation, size = self.constraints[index]["relation"], len(self.constraints)
        return [self.count + index] * (relation != ">=") + [self.count + size + index] * (relation != "<=")

    def least(self, costs, kept):
        limits = vstack([csr_matrix(row) for row, _ in kept]) if kept else None
        result = linprog(
            costs, A_eq=self.rows, b_eq=-self.constants, A_ub=limits, b_ub=[limit for _, limit in kept] or None,
            bounds=self.bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9},
        )
        return result.fun if result.status == 0 else None

    def worse(self, values):
        """What is wrong; nothing if it is the slack of the linear programs, which differs with how exactly sums are kept."""
        found = None
        for slack in [1e-9, 1e-10, 1e-11, 1e-12]:
            found = self.worse_with(values, slack)
            if not found:
                return None
        return found

    def worse_with(self, values, slack):
        """The first priority whose sum is not the least, with both sums."""
        amounts = violations(self.count, self.constraints, values)
        kept, priorities = [], [c["priority"] for c in self.constraints]
        if any(a > TOLERANCE * 10 for a, p in zip(amounts, priorities) if p == REQUIRED):
            return "a required constraint is violated"
        for priority in sorted(set(priorities) - {REQUIRED}, reverse=True):
            costs = numpy.zeros(self.count + 2 * len(self.constraints))
            total = 0.0
            for index, each in enumerate(priorities):
                if each == priority:
                    costs[self.sides(index)] = 1
                    total += amounts[index]
            if total > TOLERANCE:
                least = self.least(costs, kept)
                if least is None:
                    Program.given_up += 1
                    return None
                if total > least + TOLERANCE * 10 * (1 + least):
                    return f"priority {priority}: {total} where {least} is possible"
            kept.append((costs, total + slack * (1 + total)))
        return None


def check_system(system, answer):
    """What is wrong with the answers."""
    wrong, accepted = [], []
    for index, (constraint, was_accepted) in enumerate(zip(system["constraints"], answer["accepted"])):
        if constraint["priority"] == REQUIRED:
            required = [c for _, c in accepted if c["priority"] == REQUIRED]
            if not was_accepted:
                possible = Program(system["variables"], required + [constraint])
                if possible.least(numpy.zeros(possible.rows.shape[1]), []) is not None:
                    wrong.append(f"constraint {index} was refused and can hold")
        if was_accepted:
            accepted.append((index, constraint))
    stages = [(answer["values"], [], [])]
    for stage, values in zip(system["stages"], answer["stages"]):
        stages.append((values, stages[-1][1] + stage["removals"], stage["edits"]))
    for number, (values, removed, edits) in enumerate(stages):
        constraints = [c for index, c in accepted if index not in removed] + [
            {"terms": [{"variable": e["variable"], "coefficient": 1}], "constant": -e["value"], "relation": "==",
             "priority": e["priority"]} for e in edits
        ]
        if constraints:
            worse = Program(system["variables"], constraints).worse(values)
            if worse:
                wrong.append(f"stage {number}: {worse}")
    return wrong


def main():
    program = sys.argv[1]
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 10000
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    systems = [make_system(seed) for seed in range(first, first + wanted)]
    accepted = [answer["accepted"] for answer in ask(program, systems)]
    systems = [with_stages(system, each) for system, each in zip(systems, accepted)]
    wrong = 0
    for seed, (system, answer) in enumerate(zip(systems, ask(program, systems)), start=first):
        found = check_system(system, answer)
        wrong += bool(found)
        if found:
            print(f"seed {seed}: {'; '.join(found)}")
    print(f"{Program.given_up} linear programs without an answer")
    print(f"{wanted} systems of up to 30 variables, 200 constraints and 20 priorities, with removals and edits: {wrong} wrong")
    sys.exit(1 if wrong else 0)


main()
