"""Writes numbered requests for the cluster examples: python3 phrases.py COUNT > requests.jsonl

The same number always gives the same phrase, so that answers can be checked by their keys alone.
"""

import json
import sys

PLACES = ["Oslo", "Rome", "Lisbon", "Vienna", "Madrid", "Athens", "Dublin", "Warsaw", "Prague", "Zurich", "Boston"]
DAYS = ["tomorrow", "on 3 July", "next Friday", "on Monday", "in two weeks"]
EXTRAS = ["", "business class", "two adults", "nonstop", "under 300 euros"]


def request(number):
    """The request of a number."""
    origin = PLACES[number % len(PLACES)]
    goal = PLACES[(number // len(PLACES) + number + 1) % len(PLACES)]
    day = DAYS[number // 7 % len(DAYS)]
    extra = EXTRAS[number // 3 % len(EXTRAS)]
    return {"id": number, "phrase": f"from {origin} to {goal} {day} {extra}".strip()}


def main():
    for number in range(int(sys.argv[1])):
        print(json.dumps(request(number)))


if __name__ == "__main__":
    main()
