#!/usr/bin/env python3
"""Compares what the benchmarks count with what they counted before.

Counts allocations and, under valgrind, instructions of one run of each scenario. Both are the same whenever the same
program reads the same phrases, whatever else the machine does, so that a small margin tells growth from chance.

    swift build -c release --product understudy-benchmarks
    Benchmarks/baseline/baseline.py            compare with baseline.json, and name what grew
    Benchmarks/baseline/baseline.py --write    make what was counted the new baseline
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
PROGRAM = FOLDER.parent.parent / ".build/release/understudy-benchmarks"
FIGURES = ("allocations", "instructions")
# A figure of nothing may not become something, but rounding is no growth.
ROUNDING = {"allocations": 0.02, "instructions": 2}


def main():
    options = arguments()
    counted = count(options.program)
    if options.write:
        write(counted, options.baseline)
        print(f"{len(counted)} scenarios written to '{options.baseline}'")
        return 0
    changes = compare(json.loads(options.baseline.read_text()), counted, options.margin / 100)
    for change in changes:
        print(change)
    failed = any(change.is_failure for change in changes)
    if not changes:
        print(f"{len(counted)} scenarios: nothing grew or fell by more than {options.margin} %")
    elif not failed:
        print("nothing grew; commit what 'baseline.py --write' makes of what fell")
    return 1 if failed else 0


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="make what was counted the new baseline")
    parser.add_argument("--margin", type=float, default=10, metavar="PERCENT", help="how much is no growth, 10 if not given")
    parser.add_argument("--program", type=Path, default=PROGRAM, help="the benchmarks, built for release")
    parser.add_argument("--baseline", type=Path, default=FOLDER / "baseline.json", help="the figures to compare with")
    return parser.parse_args()


# --- Counting


def count(program):
    """The figures of each scenario, for one phrase."""
    if not program.exists():
        sys.exit(f"baseline: '{program}' is not built; 'swift build -c release --product understudy-benchmarks' makes it")
    if shutil.which("valgrind") is None:
        sys.exit("baseline: 'valgrind' is not installed; it counts instructions")
    with tempfile.TemporaryDirectory() as folder:
        # What the compiler tells debuggers is newer than what valgrind can read.
        copy = Path(folder) / program.name
        subprocess.run(["strip", "-g", "-o", copy, program], check=True)
        measurements = json.loads(run(copy, Path(folder) / "counts"))
        totals = [summary(Path(folder) / f"counts.{number + 1}") for number in range(len(measurements))]
    return {
        measurement["name"]: {
            "allocations": round(measurement["allocations"], 2),
            "instructions": round(total / measurement["load"]["count"]),
        }
        for measurement, total in zip(measurements, totals)
    }


def run(program, out):
    command = [
        "valgrind", "--tool=callgrind", f"--callgrind-out-file={out}",
        # These two functions stand before and after the run of a scenario.
        "--zero-before=callocations_at_start", "--dump-before=callocations_at_end",
        program, "--count", "--json",
    ]
    # Without chance in hashing, the same work is done every time.
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"}
    for name in ("LD_LIBRARY_PATH", "UNDERSTUDY_RESOURCES"):
        if name in os.environ:
            environment[name] = os.environ[name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"baseline: the benchmarks stopped: {done.stderr.strip()}")
    return done.stdout


def summary(path):
    """The instructions that callgrind wrote down for one part of a program's life."""
    found = re.search(r"^summary: (\d+)$", path.read_text(), re.MULTILINE)
    if not found:
        sys.exit(f"baseline: '{path}' tells no sum")
    return int(found[1])


# --- Comparing


class Change:
    """A figure that is not what it was."""

    def __init__(self, scenario, figure, before, after):
        self.scenario, self.figure, self.before, self.after = scenario, figure, before, after

    @property
    def is_failure(self):
        return self.before is None or self.after is None or self.after > self.before

    def __str__(self):
        if self.before is None:
            return f"{self.scenario} is not in the baseline; 'baseline.py --write' adds it"
        if self.after is None:
            return f"{self.scenario} is in the baseline and was not measured; 'baseline.py --write' drops it"
        word = "grew" if self.is_failure else "fell"
        share = f" ({100 * self.after / self.before - 100:+.1f} %)" if self.before else ""
        return f"{self.scenario}: {self.figure} a phrase {word} from {self.before:,} to {self.after:,}{share}"


def compare(before, after, margin):
    """What changed by more than a part of what it was, in the order of the scenarios."""
    changes = []
    for scenario in dict.fromkeys([*before, *after]):
        if scenario not in before or scenario not in after:
            pair = (None, 0) if scenario not in before else (0, None)
            changes.append(Change(scenario, None, *pair))
            continue
        for figure in FIGURES:
            old, new = before[scenario][figure], after[scenario][figure]
            if abs(new - old) > margin * old + ROUNDING[figure]:
                changes.append(Change(scenario, figure, old, new))
    return changes


def write(counted, path):
    """One scenario a line, so that a change of one is a change of one line."""
    rows = [f"  {json.dumps(name)}: {json.dumps(figures)}" for name, figures in counted.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    sys.exit(main())
