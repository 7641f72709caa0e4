#!/usr/bin/env python3
"""One peer, behind a line of text: says what it is, then times its list whenever it is told to.

    peer.py NAME PHRASES

Writes a line of JSON with its name and version once it is ready. For each line that it reads, it reads all phrases
once and writes the nanoseconds of its processor that one of them took, and how many phrases it found something in.
"""

import importlib.metadata
import json
import sys
import time
from datetime import datetime, timezone

# Wednesday, 10 June 2026, one in the afternoon.
NOW = datetime(2026, 6, 10, 13, 0)
NOW_SECONDS = int(NOW.replace(tzinfo=timezone.utc).timestamp())


def duckling():
    import duckling as package

    zones = package.load_time_zones("/usr/share/zoneinfo")
    now = package.parse_ref_time(zones, "UTC", NOW_SECONDS)
    context = package.Context(now, package.default_locale_lang(package.parse_lang("EN")))
    kinds = ["time", "duration", "number", "ordinal", "amount-of-money", "distance", "quantity", "temperature", "volume", "email", "phone-number", "url"]
    kinds = package.parse_dimensions(kinds)
    return lambda phrase: package.parse(phrase, context, kinds, False)


def snips():
    from snips_nlu_parsers import BuiltinEntityParser

    return BuiltinEntityParser.build(language="en").parse


def chrono_python():
    import chrono_python as package

    return lambda phrase: package.parse(phrase, NOW)


def dateparser():
    from dateparser.search import search_dates

    settings = {"RELATIVE_BASE": NOW}
    return lambda phrase: search_dates(phrase, languages=["en"], settings=settings)


def parsedatetime():
    from parsedatetime import Calendar

    calendar = Calendar()
    return lambda phrase: calendar.nlp(phrase, sourceTime=NOW)


def recognizers():
    import ms_recognizers_suite as suite

    names = ["number", "ordinal", "percentage", "age", "currency", "dimension", "temperature"]
    readers = [getattr(suite, f"recognize_{name}") for name in names]

    def read(phrase):
        found = suite.recognize_datetime(phrase, "en-us", reference=NOW)
        return found + [mention for reader in readers for mention in reader(phrase, "en-us")]

    return read


PEERS = {
    "duckling": (duckling, "pyduckling-native-phihos"),
    "snips-nlu-parsers": (snips, "snips-nlu-parsers"),
    "chrono-python": (chrono_python, "chrono-python"),
    "dateparser": (dateparser, "dateparser"),
    "parsedatetime": (parsedatetime, "parsedatetime"),
    "recognizers-text": (recognizers, "ms-recognizers-text-suite"),
}


def main():
    name, path = sys.argv[1:]
    make, package = PEERS[name]
    with open(path, encoding="utf-8") as file:
        phrases = [line.rstrip("\n").split("\t")[-1] for line in file if line.strip() and not line.startswith("#")]
    read = forgiving(make())
    for phrase in phrases:
        read(phrase)
    tell(name=name, version=importlib.metadata.version(package), language="Python")
    for _ in sys.stdin:
        start = time.process_time_ns()
        found = sum(1 for phrase in phrases if read(phrase))
        tell(nanoseconds=(time.process_time_ns() - start) / len(phrases), found=found)


def forgiving(read):
    """A reader that finds nothing in what makes the other stop."""

    def reading(phrase):
        try:
            return read(phrase)
        except Exception:
            return None

    return reading


def tell(**members):
    print(json.dumps(members), flush=True)


if __name__ == "__main__":
    main()
