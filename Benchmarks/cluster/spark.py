"""Answers requests on the executors of Apache Spark by piping partitions through the command, and checks the answers.

    pip install pyspark
    UNDERSTUDY=.build/release/understudy python3 Benchmarks/cluster/spark.py --count 1000000 --kill

The master is "local-cluster": executors are processes of their own on this machine, as on a real one. With --kill one
of them is killed half way; Spark gives its partitions to another, and nothing is lost or doubled.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from phrases import request  # noqa: E402

OPTIONS = "parse --entity FlightSearch --now 2026-06-10T09:00 --time-zone UTC --locale en_US"


def parent(pid):
    """The process that started a process; 0 where it has ended."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return int(stat.read().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def is_own(pid):
    """Whether this program started a process, be it through others."""
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = parent(pid)
    return False


def executors():
    """The processes of this program's own executors."""
    listed = subprocess.run(["pgrep", "-f", "CoarseGrainedExecutorBackend"], capture_output=True, text=True).stdout
    java = [pid for pid in map(int, listed.split()) if os.path.realpath(f"/proc/{pid}/exe").endswith("/java")]
    return [pid for pid in java if is_own(pid)]


def kill_one(progress, half):
    """Kills an executor once half of the partitions are done."""
    while progress() < half:
        time.sleep(0.2)
    victims = executors()
    if victims:
        print(f"killing executor {victims[0]} after {progress()} partitions", flush=True)
        os.kill(victims[0], signal.SIGKILL)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--executors", type=int, default=2)
    parser.add_argument("--partitions", type=int, default=64)
    parser.add_argument("--kill", action="store_true")
    arguments = parser.parse_args()

    from pyspark import SparkConf, SparkContext

    command = f"{os.path.realpath(os.environ.get('UNDERSTUDY', '.build/release/understudy'))} {OPTIONS}"
    configuration = SparkConf().setMaster(f"local-cluster[{arguments.executors},1,1024]").setAppName("understudy")
    configuration.set("spark.ui.enabled", "false").set("spark.executorEnv.PYTHONPATH", os.path.dirname(__file__))
    context = SparkContext(conf=configuration)
    context.setLogLevel("ERROR")
    context.addPyFile(os.path.join(os.path.dirname(os.path.abspath(__file__)), "phrases.py"))

    done = context.accumulator(0)

    def counted(answers):
        yield from answers
        done.add(1)

    numbers = context.range(0, arguments.count, numSlices=arguments.partitions)
    answers = numbers.map(lambda number: json.dumps(request(number))).pipe(command, checkCode=True)
    # The key goes with the length alone, so that a million answers fit into the driver.
    keyed = answers.map(json.loads).map(lambda answer: (answer["id"], answer["status"])).mapPartitions(counted)

    tracker = context.statusTracker()

    def progress():
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        return sum(stage.numCompletedTasks for stage in stages if stage)

    if arguments.kill:
        threading.Thread(target=kill_one, args=(progress, arguments.partitions // 2), daemon=True).start()
    start = time.time()
    found = keyed.collect()
    seconds = time.time() - start
    context.stop()

    keys = [key for key, _ in found]
    if keys != list(range(arguments.count)):
        missing = set(range(arguments.count)) - set(keys)
        sys.exit(f"wrong keys: {len(keys)} found, {len(missing)} missing, {len(keys) - len(set(keys))} doubled")
    filled = sum(status == "filled" for _, status in found)
    print(f"{arguments.count} answers, each once and in order, {filled} filled; {arguments.count / seconds:.0f} a second")


if __name__ == "__main__":
    main()
