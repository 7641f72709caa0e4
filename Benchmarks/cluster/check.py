"""Checks that answers are complete, each once and in order: python3 check.py COUNT < answers.jsonl"""

import json
import sys


def main():
    count = int(sys.argv[1])
    expected = 0
    for line in sys.stdin:
        answer = json.loads(line)
        if answer.get("id") != expected or "error" in answer:
            sys.exit(f"answer {expected}: found {line[:200].strip()}")
        expected += 1
    if expected != count:
        sys.exit(f"expected {count} answers, found {expected}")
    print(f"{count} answers, each once and in order")


if __name__ == "__main__":
    main()
