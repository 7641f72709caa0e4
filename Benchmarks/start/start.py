#!/usr/bin/env python3
"""Times whole processes of the command, from its start to its end.

    start.py [--runs 30] [--json] [COMMAND [ARGUMENT ...]]

Without a command it fills FlightSearch from one phrase with the release build of this checkout. It runs in three ways by
turns: with a compiled language that an earlier run has kept, in a folder of this script's own; without, as at the very
first call (`UNDERSTUDY_CACHE=off`); and with `--version`, which reads no phrase. Each run is a new process, after three
that are not counted; what the system tells of a run that has ended is taken: wall and processor time, and the most memory
that it held. `/bin/true` runs in turn with them, as the floor of the machine.
"""

import argparse
import json
import os
import statistics
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PHRASE = "business class from SFO to JFK next Friday"
DEFAULT = [os.path.join(ROOT, ".build/release/understudy"), "parse", PHRASE]


def run(command, cache):
    """One process: wall and processor time in milliseconds, memory in MiB."""
    environment = {**os.environ, "UNDERSTUDY_CACHE": cache}
    silence = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    process = os.posix_spawnp(command[0], command, environment, file_actions=silence)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    if status != 0:
        raise SystemExit(f"start.py: '{command[0]}' ended with status {os.waitstatus_to_exitcode(status)}")
    return {
        "wall": wall * 1000,
        "processor": (usage.ru_utime + usage.ru_stime) * 1000,
        "memory": usage.ru_maxrss / 1024,
    }


def measured(commands, count):
    """The figures of each command, one after the other in each round."""
    runs = {name: [] for name in commands}
    for index in range(count + 3):
        for name, (command, cache) in commands.items():
            figures = run(command, cache)
            if index >= 3:
                runs[name].append(figures)
    return runs


def main():
    parser = argparse.ArgumentParser(description="Times whole processes of the command.")
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    command = options.command or DEFAULT
    with tempfile.TemporaryDirectory() as folder:
        runs = measured(
            {
                "compiled": (command, folder),
                "without": (command, "off"),
                "version": (command[:1] + ["--version"], "off"),
                "floor": (["true"], "off"),
            },
            options.runs,
        )
    result = {
        name: {
            key: {
                "median": round(statistics.median(run[key] for run in figures), 2),
                "least": round(min(run[key] for run in figures), 2),
                "most": round(max(run[key] for run in figures), 2),
            }
            for key in ("wall", "processor", "memory")
        }
        for name, figures in runs.items()
    }
    if options.json:
        print(json.dumps({"runs": options.runs, **result}))
        return
    print(f"{'':10}{'':12}{'least':>9}{'median':>9}{'most':>9}")
    for name, figures in result.items():
        for key, unit in (("wall", "ms"), ("processor", "ms"), ("memory", "MiB")):
            least, median, most = (figures[key][part] for part in ("least", "median", "most"))
            print(f"{name:10}{key:12}{least:9.1f}{median:9.1f}{most:9.1f} {unit}")


if __name__ == "__main__":
    main()
