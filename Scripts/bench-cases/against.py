"""Compares the times of two builds, in alternating runs. Called by Scripts/bench --against."""

import argparse
import pathlib
import statistics
import subprocess
import tempfile

import cases

# A difference counts if the median ratio differs by more than this from 1, and if this share of the ratios lies on the same side of 1.
LEAST = 0.01
SHARE = 0.9
RULE = f"“slower” and “faster”: the median ratio differs from 1 by more than {LEAST:.0%}, and {SHARE:.0%} of the ratios are on the same side of 1"


def verdict(ratios):
    median = statistics.median(ratios)
    if abs(median - 1) > LEAST:
        if median > 1 and sum(ratio > 1 for ratio in ratios) >= SHARE * len(ratios):
            return "slower"
        if median < 1 and sum(ratio < 1 for ratio in ratios) >= SHARE * len(ratios):
            return "faster"
    return "within noise"


def drawing(render, arguments, folder):
    """Milliseconds of processor time of the whole process."""
    return cases.draw(render, arguments, folder)[1] * 1000


def working(bench, name):
    """Milliseconds of processor time of a fixed case."""
    command = [bench, "time", "--samples", "1", "--inputs", str(cases.CASES), name]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise cases.Failure(result.stderr)
    return float(result.stdout.split("\t")[1])


def alternate(measures, runs):
    """Pairs of measurements. The order changes from pair to pair; one pair before them doesn't count."""
    pairs = []
    for index in range(runs + 1):
        order = (0, 1) if index % 2 == 0 else (1, 0)
        values = [0.0, 0.0]
        for side in order:
            values[side] = measures[side]()
        pairs.append(values)
    return pairs[1:]


def row(name, measures, runs):
    try:
        pairs = alternate(measures, runs)
    except cases.Failure as failure:
        print(f"| {name} | | | | | not compared: {str(failure).strip().splitlines()[-1]} |", flush=True)
        return
    ratios = [new / old for old, new in pairs]
    old, new = (statistics.median(values) for values in zip(*pairs))
    print(
        f"| {name} | {old:.4g} ms | {new:.4g} ms | {statistics.median(ratios):.3f} | {min(ratios):.3f}–{max(ratios):.3f} | {verdict(ratios)} |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("name", help="of the other commit")
    for program in ("old_render", "old_bench", "new_render", "new_bench"):
        parser.add_argument(program)
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--runs", type=int, default=10)
    arguments = parser.parse_args()
    old, new = cases.fixed_cases(arguments.old_bench), cases.fixed_cases(arguments.new_bench)
    fixed = [name for name in new if name in old]
    known = [*cases.RENDER_CASES, *fixed]
    chosen = arguments.cases or known
    for name in chosen:
        if name not in known:
            reason = f"{arguments.name} doesn't have it" if name in new else f"the cases are {', '.join(known)}"
            cases.stop(f"unknown case '{name}': {reason}", 64)
    print(f"| case | {arguments.name} | working tree | median ratio | least–greatest | verdict |\n| --- | ---: | ---: | ---: | --- | --- |")
    with tempfile.TemporaryDirectory(prefix="easel-bench-") as folder:
        for name in chosen:
            if name in cases.RENDER_CASES:
                render = cases.RENDER_CASES[name]
                measures = [lambda program=program: drawing(program, render, folder) for program in (arguments.old_render, arguments.new_render)]
            else:
                measures = [lambda program=program: working(program, name) for program in (arguments.old_bench, arguments.new_bench)]
            row(name, measures, arguments.runs)
    print(f"\nProcessor time, medians of {arguments.runs} alternating pairs of runs; ratios are new to old. {RULE[0].upper()}{RULE[1:]}.")
    if not fixed:
        print(f"{arguments.name} has no fixed cases (bench cases), so that only whole drawings were compared.")


main()
