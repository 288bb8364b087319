"""Random systems of constraints, solved by Cassowary and by Kiwi; decisions checked by a linear program.

    python solver_check.py SolverAnswers [systems]

Each system has required constraints, some of which have to be refused, and wishes of several priorities. They are added one by one.
For each answer it is checked whether a required constraint that was accepted is violated afterwards, and which of the two answers
comes closer to the wishes, the highest priority first. Whether a required constraint had to be refused is a question for a linear
program: can it hold together with those that were accepted before?
"""

import json
import random
import subprocess
import sys

# A constraint that is off by less counts as satisfied.
TOLERANCE = 1e-5
# Two answers are as good as each other if their errors differ by less than this share of them.
MARGIN = 1e-4

REQUIRED = 1000
WISHES = {750: "strong", 500: "medium", 250: "weak"}


def make_system(random):
    """A system of a few variables, with whole numbers so that every library reads the same."""
    count = random.randint(2, 6)
    constraints = []
    for _ in range(random.randint(4, 12)):
        terms = [
            {"variable": variable, "coefficient": random.choice([-3, -2, -1, 1, 1, 2, 3])}
            for variable in random.sample(range(count), random.randint(1, min(3, count)))
        ]
        constraints.append(
            {
                "terms": terms,
                "constant": random.randint(-50, 50),
                "relation": random.choice(["<=", "==", "==", ">="]),
                "priority": random.choice([REQUIRED, REQUIRED, REQUIRED, 750, 500, 250]),
            }
        )
    return {"variables": count, "constraints": constraints}


def violation(constraint, values):
    """By how much values miss a constraint."""
    value = constraint["constant"]
    for term in constraint["terms"]:
        value += term["coefficient"] * values[term["variable"]]
    if constraint["relation"] == "<=":
        return max(0, value)
    if constraint["relation"] == ">=":
        return max(0, -value)
    return abs(value)


def broken(system, answer):
    """Whether a required constraint that was accepted is violated."""
    return any(
        accepted and constraint["priority"] == REQUIRED and violation(constraint, answer["values"]) > TOLERANCE
        for constraint, accepted in zip(system["constraints"], answer["accepted"])
    )


def errors(system, answer):
    """The sum of what is missed at each priority, the highest first."""
    return [
        sum(violation(c, answer["values"]) for c in system["constraints"] if c["priority"] == priority)
        for priority in WISHES
    ]


def compare(ours, theirs):
    """-1 if ours misses less, 1 if theirs does, 0 if there is nothing between them; the first difference counts."""
    for mine, other in zip(ours, theirs):
        if abs(mine - other) > TOLERANCE + MARGIN * max(mine, other):
            return -1 if mine < other else 1
    return 0


def ask_plumb(program, systems):
    text = "\n".join(json.dumps(system) for system in systems) + "\n"
    output = subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def ask_kiwi(kiwisolver, system):
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable() for _ in range(system["variables"])]
    accepted = []
    for constraint in system["constraints"]:
        terms = [kiwisolver.Term(variables[t["variable"]], t["coefficient"]) for t in constraint["terms"]]
        expression = kiwisolver.Expression(terms, constraint["constant"])
        strength = WISHES.get(constraint["priority"], "required")
        try:
            solver.addConstraint(kiwisolver.Constraint(expression, constraint["relation"], strength))
            accepted.append(True)
        except kiwisolver.UnsatisfiableConstraint:
            accepted.append(False)
    solver.updateVariables()
    return {"accepted": accepted, "values": [variable.value() for variable in variables]}


def is_possible(linprog, count, constraints):
    """Whether constraints can all hold."""
    bounded, limits, equal, values = [], [], [], []
    for constraint in constraints:
        row = [0.0] * count
        for term in constraint["terms"]:
            row[term["variable"]] += term["coefficient"]
        if constraint["relation"] == "==":
            equal.append(row)
            values.append(-constraint["constant"])
        else:
            sign = 1 if constraint["relation"] == "<=" else -1
            bounded.append([sign * number for number in row])
            limits.append(-sign * constraint["constant"])
    result = linprog(
        [0] * count, A_ub=bounded or None, b_ub=limits or None, A_eq=equal or None, b_eq=values or None,
        bounds=(None, None), method="highs",
    )
    return result.status == 0


def check_decisions(linprog, system, answer):
    """How many decisions about required constraints there were, and how many of them a linear program disagrees with."""
    accepted, count, wrong = [], 0, 0
    for constraint, was_accepted in zip(system["constraints"], answer["accepted"]):
        if constraint["priority"] != REQUIRED:
            continue
        count += 1
        wrong += is_possible(linprog, system["variables"], accepted + [constraint]) != was_accepted
        if was_accepted:
            accepted.append(constraint)
    return count, wrong


def without_refused(system, answer):
    """The system with the accepted constraints only."""
    kept = [c for c, accepted in zip(system["constraints"], answer["accepted"]) if accepted]
    return {"variables": system["variables"], "constraints": kept}


def make_systems(program, wanted):
    """Seeded systems in which Cassowary refuses something, and the answers."""
    generator = random.Random(2001)
    systems, answers = [], []
    while len(systems) < wanted:
        batch = [make_system(generator) for _ in range(wanted)]
        for system, answer in zip(batch, ask_plumb(program, batch)):
            if not all(answer["accepted"]) and len(systems) < wanted:
                systems.append(system)
                answers.append(answer)
    return systems, answers


def main():
    program, wanted = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    systems, ours = make_systems(program, wanted)
    violated = sum(broken(system, answer) for system, answer in zip(systems, ours))
    print(f"{wanted} systems in which required constraints are refused, seed 2001")
    print(f"Cassowary: {violated} violate a required constraint afterwards")
    failed = violated > 0

    try:
        import kiwisolver
    except ImportError as error:
        print(f"kiwisolver is missing, so nothing is compared with it: {error}", file=sys.stderr)
    else:
        theirs = [ask_kiwi(kiwisolver, system) for system in systems]
        broken_there = [broken(system, answer) for system, answer in zip(systems, theirs)]
        differ = sum(mine["accepted"] != other["accepted"] for mine, other in zip(ours, theirs))
        # Only answers to the same question can be better or worse.
        verdicts = [
            compare(errors(system, mine), errors(system, other))
            for system, mine, other, is_broken in zip(systems, ours, theirs, broken_there)
            if not is_broken and mine["accepted"] == other["accepted"]
        ]
        print(f"Kiwi {kiwisolver.__kiwi_version__}: {sum(broken_there)} violate a required constraint afterwards")
        kept = [without_refused(system, answer) for system, answer in zip(systems, ours)]
        broken_kept = sum(broken(system, ask_kiwi(kiwisolver, system)) for system in kept)
        print(f"    {broken_kept} do if the refused constraints are never tried")
        print(f"    {differ} systems in which it accepts others than Cassowary does")
        print(
            f"    of {len(verdicts)} answers to the same constraints, Cassowary's is better in {verdicts.count(-1)},"
            f" as good in {verdicts.count(0)}, worse in {verdicts.count(1)}"
        )
        failed = failed or verdicts.count(1) > 0

    try:
        import scipy
        from scipy.optimize import linprog
    except ImportError as error:
        print(f"scipy is missing, so no decision is checked: {error}", file=sys.stderr)
    else:
        checked = [check_decisions(linprog, *pair) for pair in zip(systems, ours)]
        count, wrong = (sum(numbers) for numbers in zip(*checked))
        print(f"scipy {scipy.__version__}: of {count} decisions to accept or refuse, {wrong} are wrong")
        failed = failed or wrong > 0
    sys.exit(1 if failed else 0)


main()
