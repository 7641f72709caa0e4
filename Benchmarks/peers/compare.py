#!/usr/bin/env python3
"""Times other readers of dates and numbers beside this one, on the same phrases in the same run.

Each round asks every program once, in turn, for the processor time of a phrase; ICU's word breaking of the same phrases
is measured in every round, too. What is told is the median of the rounds, and of the ratios within a round.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import date
from pathlib import Path

from chart import chart

FOLDER = Path(__file__).resolve().parent
PACKAGE = FOLDER.parent.parent
PEERS = ["duckling", "chrono-python", "dateparser", "parsedatetime", "recognizers-text"]
OURS = {"recognize": "Understudy, all kinds", "fill-flight-search": "Understudy, FlightSearch filled"}
FLOOR = "word-breaking"
BEGIN, END = "<!-- comparison -->", "<!-- end of comparison -->"


def main():
    options = arguments()
    workers = started(options)
    rounds = []
    for number in range(options.rounds):
        rounds.append(measured(workers, options))
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
    result = summed(workers, rounds, options)
    for worker in workers:
        worker.close()
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n")
    if options.svg:
        options.svg.write_text(chart(result))
    for path in options.docs:
        path.write_text(documented(path.read_text(encoding="utf-8"), result), encoding="utf-8")
    print(table(result))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that has requirements.txt")
    parser.add_argument("--snips-python", metavar="PYTHON", help="the Python that has requirements-snips.txt")
    parser.add_argument("--chrono", metavar="FOLDER", help="the package chrono-node; it is run by --node")
    parser.add_argument("--node", default="node", help="the Node.js that runs chrono")
    parser.add_argument("--program", type=Path, default=PACKAGE / ".build/release/understudy-benchmarks")
    parser.add_argument("--phrases", type=Path, help="English phrases, one a line; the benchmarks' own English ones if not given")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, metavar="FILE", help="where the figures go as well")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="where the comparison is drawn")
    parser.add_argument(
        "--docs", type=Path, metavar="FILE", action="append", default=[],
        help=f"a text whose lines between '{BEGIN}' and '{END}' become the table, the day and the machine",
    )
    options = parser.parse_args()
    options.own = options.phrases is None
    options.phrases = options.phrases or FOLDER.parent / "phrases.txt"
    return options


class Worker:
    """A peer in a process of its own."""

    def __init__(self, command):
        # The same work every time, whatever chance Python's hashes take.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [str(part) for part in command], env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        line = self.process.stdout.readline()
        if not line:
            reason = self.process.stderr.read().strip().splitlines()
            raise RuntimeError(reason[-1] if reason else "it said nothing")
        self.about = json.loads(line)

    def measure(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def started(options):
    """All peers that can be run here; the others are named."""
    options.list = english(options)
    commands = {name: [options.python, FOLDER / "peer.py", name, options.list] for name in PEERS}
    if options.snips_python:
        commands["snips-nlu-parsers"] = [options.snips_python, FOLDER / "peer.py", "snips-nlu-parsers", options.list]
    if options.chrono:
        commands["chrono"] = [options.node, FOLDER / "chrono.mjs", options.chrono, options.list]
    workers = []
    for name, command in commands.items():
        try:
            workers.append(Worker(command))
        except (OSError, RuntimeError) as error:
            print(f"compare: without '{name}': {error}", file=sys.stderr)
    return workers


def english(options):
    """The list that all read: the English phrases, as that is what all of them know."""
    if not options.own:
        return options.phrases
    path = PACKAGE / ".build/english-phrases.txt"
    lines = options.phrases.read_text(encoding="utf-8").splitlines()
    path.write_text("".join(f"{line}\n" for line in lines if line.startswith("en")), encoding="utf-8")
    return path


def measured(workers, options):
    """One round: nanoseconds a phrase, by name."""
    round = {}
    for name in OURS:
        command = [options.program, "--filter", name, "--rounds", "3", "--json", "--phrases", options.list]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"compare: {run.stderr.strip()}")
        for measurement in json.loads(run.stdout):
            round.setdefault(measurement["name"], []).append(measurement["time"]["median"])
    round = {name: statistics.median(times) for name, times in round.items()}
    for worker in workers:
        round[worker.about["name"]] = worker.measure()["nanoseconds"]
    return round


def summed(workers, rounds, options):
    """The medians, the quickest first."""
    named = {FLOOR: ("ICU's word breaking", "C++")}
    named |= {name: (title, "Swift") for name, title in OURS.items()}
    named |= {worker.about["name"]: (f"{worker.about['name']} {worker.about['version']}", worker.about["language"]) for worker in workers}
    rows = [
        {
            "name": title,
            "language": language,
            "isOurs": name in OURS,
            "nanoseconds": statistics.median(round[name] for round in rounds),
            "ratio": statistics.median(round[name] / round[FLOOR] for round in rounds),
        }
        for name, (title, language) in named.items()
    ]
    phrases = [line for line in Path(options.list).read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("#")]
    return {
        "date": date.today().isoformat(),
        "machine": machine(),
        "phrases": len(phrases),
        "rounds": len(rounds),
        "rows": sorted(rows, key=lambda row: row["nanoseconds"]),
    }


def machine():
    """What this was measured on."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        processor = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        processor = platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} cores, {platform.system()}"


def table(result):
    """The rows as a table of Markdown."""
    head = ["| | µs a phrase | × ICU's word breaking |", "|---|---:|---:|"]
    rows = [f"| {row['name']} | {amount(row['nanoseconds'] / 1000)} | {amount(row['ratio'])} |" for row in result["rows"]]
    return "\n".join(head + rows)


def documented(text, result):
    """A text whose table is that of the result."""
    before, found, rest = text.partition(BEGIN)
    old, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError(f"expected '{BEGIN}' and '{END}'")
    told = f"{result['phrases']} English phrases, median of {result['rounds']} rounds, {result['date']}, {result['machine']}."
    return f"{before}{BEGIN}\n{table(result)}\n\n{told}\n{END}{after}"


def amount(number):
    """Three digits that count, or all before the point."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"


if __name__ == "__main__":
    main()
