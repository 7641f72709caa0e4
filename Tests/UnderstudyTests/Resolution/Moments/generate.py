"""Writes moments.tsv: what phrases about time mean, reckoned by Python's calendar and zoneinfo.

    python3 generate.py > moments.tsv

Nothing here knows the engine. Clocks follow PEP 495 with fold=0, which is the rule of RFC 5545: a time that
clocks skip has the offset from before the change, a time that they show twice is the first of the two.
Hours, minutes and seconds are elapsed time; days, weeks, months and years are counted in the calendar, which is
the proleptic Gregorian one. Offsets are rounded to whole minutes, as ISO 8601 writes them.
"""

import calendar
import datetime as dt
import pathlib
import platform
import zoneinfo

UTC = dt.timezone.utc
DAY = dt.timedelta(days=1)
MINUTE = dt.timedelta(minutes=1)
ROWS = []


def offset(moment):
    """The offset of an aware moment in whole minutes, as text."""
    seconds = moment.utcoffset().total_seconds()
    minutes = int(abs(seconds) + 30) // 60
    sign = "-" if seconds < 0 and minutes else "+"
    return f"{sign}{minutes // 60:02}:{minutes % 60:02}"


def text(moment):
    return moment.replace(tzinfo=None).isoformat(timespec="seconds") + offset(moment)


def local(naive, zone):
    return naive.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=0)


def row(topic, zone, now, phrase, value, start, until, said="-"):
    ROWS.append((topic, zone, now, phrase, value, start, until, said))


def aware(zone, now):
    """The moment of speaking; `now` may end in /2 for the second time that clocks show it."""
    naive, _, second = now.partition("/")
    return dt.datetime.fromisoformat(naive).replace(
        tzinfo=zoneinfo.ZoneInfo(zone), fold=1 if second else 0)


def span(topic, zone, now, phrase, value, first, after):
    """A stretch from the start of one day to the start of another."""
    midnight = dt.time()
    row(topic, zone, text(aware(zone, now)), phrase, value,
        text(local(dt.datetime.combine(first, midnight), zone)),
        text(local(dt.datetime.combine(after, midnight), zone)))


def day(topic, zone, now, phrase, date):
    date = dt.date.fromisoformat(date) if isinstance(date, str) else date
    span(topic, zone, now, phrase, date.isoformat(), date, date + DAY)


def clock(topic, zone, now, phrase, naive, length=MINUTE):
    """A minute that a clock shows, or an hour."""
    naive = dt.datetime.fromisoformat(naive)
    start = local(naive, zone)
    until = (start.astimezone(UTC) + length).astimezone(start.tzinfo)
    row(topic, zone, text(aware(zone, now)), phrase, naive.isoformat(timespec="minutes"), text(start), text(until))


def elapsed(topic, zone, now, phrase, **units):
    """So much time from now, by the minute."""
    said = aware(zone, now)
    start = (said.astimezone(UTC) + dt.timedelta(**units)).astimezone(said.tzinfo)
    start = (start.astimezone(UTC) - dt.timedelta(seconds=start.second)).astimezone(said.tzinfo)
    until = (start.astimezone(UTC) + MINUTE).astimezone(said.tzinfo)
    value = start.replace(tzinfo=None).isoformat(timespec="minutes")
    row(topic, zone, text(said), phrase, value, text(start), text(until))


def months(date, count):
    total = date.year * 12 + date.month - 1 + count
    year, month = divmod(total, 12)
    return dt.date(year, month + 1, min(date.day, calendar.monthrange(year, month + 1)[1]))


def after(zone, now, phrase, topic="calendar", **units):
    """So many calendar units from today."""
    today = aware(zone, now).date()
    moved = months(today, units.pop("months", 0) + 12 * units.pop("years", 0))
    day(topic, zone, now, phrase, moved + dt.timedelta(**units))


def week(zone, now, phrase, year, number):
    monday = dt.date.fromisocalendar(year, number, 1)
    span("week", zone, now, phrase, f"{year:04}-W{number:02}", monday, monday + 7 * DAY)


def month(topic, zone, now, phrase, year, number):
    first = dt.date(year, number, 1)
    span(topic, zone, now, phrase, f"{year:04}-{number:02}", first, months(first, 1))


def year(topic, zone, now, phrase, number):
    span(topic, zone, now, phrase, f"{number:04}", dt.date(number, 1, 1), dt.date(number + 1, 1, 1))


def told(zone, now, phrase, said, length=60 * MINUTE, naive=None, clock=None):
    """A time on the clocks of a zone that is said: of a day, or the next one that clocks there show."""
    there = zoneinfo.ZoneInfo(said) if "/" in said else dt.timezone(
        dt.timedelta(0) if said == "UTC" else dt.datetime.fromisoformat("2000-01-01T00:00" + said).utcoffset())
    if naive is None:
        asked = aware(zone, now).astimezone(there)
        hour, minute = map(int, clock.split(":"))
        start = asked.replace(hour=hour, minute=minute, second=0)
        if start <= asked:
            start = (start.replace(tzinfo=None) + DAY).replace(tzinfo=there)
    else:
        start = dt.datetime.fromisoformat(naive).replace(tzinfo=there)
    until = (start.astimezone(UTC) + length).astimezone(there)
    row("zone", zone, text(aware(zone, now)), phrase, start.replace(tzinfo=None).isoformat(timespec="minutes"),
        text(start), text(until), said)


def no_date(phrase):
    row("no date", NEW_YORK, "2026-06-10T09:00:00-04:00", phrase, "-", "-", "-")


NEW_YORK, LONDON, BERLIN = "America/New_York", "Europe/London", "Europe/Berlin"
LORD_HOWE, APIA, SAO_PAULO = "Australia/Lord_Howe", "Pacific/Apia", "America/Sao_Paulo"
KATHMANDU, HAVANA, ST_JOHNS = "Asia/Kathmandu", "America/Havana", "America/St_Johns"
CHATHAM, LOS_ANGELES, KWAJALEIN = "Pacific/Chatham", "America/Los_Angeles", "Pacific/Kwajalein"

# Clocks go forward: a gap.
for zone, eve, change, times in [
    (NEW_YORK, "2026-03-07T12:00", "2026-03-08", ["01:59", "02:00", "02:30", "02:59", "03:00"]),
    (LONDON, "2026-03-28T12:00", "2026-03-29", ["00:59", "01:00", "01:30", "02:00"]),
    (BERLIN, "2026-03-28T12:00", "2026-03-29", ["01:59", "02:00", "02:30", "03:00"]),
    (LORD_HOWE, "2026-10-03T12:00", "2026-10-04", ["01:59", "02:00", "02:10", "02:29", "02:30"]),
    (SAO_PAULO, "2018-11-03T12:00", "2018-11-04", ["00:15", "00:30", "01:00"]),
    (HAVANA, "2021-03-13T12:00", "2021-03-14", ["00:30", "01:00"]),
    (CHATHAM, "2021-09-25T12:00", "2021-09-26", ["02:44", "02:45", "03:15", "03:45"]),
]:
    day("gap", zone, eve, "tomorrow", change)
    for time in times:
        clock("gap", zone, eve, f"tomorrow at {int(time[:2])}:{time[3:]}" + ("" if time[:2] == "00" else "am"),
              f"{change}T{time}")
    day("gap", zone, eve, f"{dt.date.fromisoformat(change):%A}", change)

# Clocks go back: a fold.
for zone, eve, change, times in [
    (NEW_YORK, "2026-10-31T12:00", "2026-11-01", ["00:59", "01:00", "01:30", "01:59", "02:00"]),
    (LONDON, "2026-10-24T12:00", "2026-10-25", ["00:59", "01:00", "01:30", "02:00"]),
    (BERLIN, "2026-10-24T12:00", "2026-10-25", ["01:59", "02:00", "02:30", "03:00"]),
    (LORD_HOWE, "2026-04-04T12:00", "2026-04-05", ["01:29", "01:30", "01:45", "02:00"]),
    (HAVANA, "2021-11-06T12:00", "2021-11-07", ["00:30", "01:00"]),
    (CHATHAM, "2021-04-03T12:00", "2021-04-04", ["02:44", "02:45", "03:30", "03:45"]),
]:
    day("fold", zone, eve, "tomorrow", change)
    for time in times:
        clock("fold", zone, eve, f"{dt.date.fromisoformat(change):%B} {int(change[8:])} at {int(time[:2])}:{time[3:]}"
              + ("" if time[:2] == "00" else "am"), f"{change}T{time}")
clock("gap", NEW_YORK, "2026-03-05T09:00", "this Sunday at 2:30am", "2026-03-08T02:30")
clock("gap", NEW_YORK, "2026-03-05T09:00", "March 8 2026 at 2:30 am", "2026-03-08T02:30")
clock("gap", BERLIN, "2026-03-27T09:00", "2026-03-29T02:15", "2026-03-29T02:15")
clock("fold", NEW_YORK, "2026-10-28T09:00", "this Sunday at 1:30am", "2026-11-01T01:30")
clock("fold", LONDON, "2026-10-01T09:00", "2026-10-25 01:20", "2026-10-25T01:20")

# Hours are elapsed time, days are not.
for zone, now in [
    (NEW_YORK, "2026-03-07T23:30"), (NEW_YORK, "2026-03-08T01:15"), (NEW_YORK, "2026-10-31T23:30"),
    (NEW_YORK, "2026-11-01T00:40"), (NEW_YORK, "2026-11-01T01:20"), (NEW_YORK, "2026-11-01T01:20/2"),
    (LONDON, "2026-03-29T00:10"), (LONDON, "2026-10-25T00:45"), (BERLIN, "2026-10-24T20:00"),
    (LORD_HOWE, "2026-10-04T01:40"), (LORD_HOWE, "2026-04-05T01:40"), (LORD_HOWE, "2026-04-05T01:40/2"),
    (SAO_PAULO, "2018-11-03T22:50"), (APIA, "2011-12-29T23:00"), (KATHMANDU, "2026-06-10T09:00"),
]:
    elapsed("elapsed", zone, now, "in 3 hours", hours=3)
    elapsed("elapsed", zone, now, "in 90 minutes", minutes=90)
    elapsed("elapsed", zone, now, "24 hours from now", hours=24)
    elapsed("elapsed", zone, now, "2 hours ago", hours=-2)
    after(zone, now, "in 1 day", topic="elapsed", days=1)
elapsed("elapsed", NEW_YORK, "2026-11-01T00:40", "in an hour", hours=1)
elapsed("elapsed", NEW_YORK, "2026-11-01T00:40", "in 2 hours", hours=2)
elapsed("elapsed", NEW_YORK, "2026-03-07T12:00", "in 48 hours", hours=48)
elapsed("elapsed", BERLIN, "2026-03-28T18:00", "in 12 and a half hours", hours=12.5)
elapsed("elapsed", NEW_YORK, "2026-03-08T04:00", "3 hours ago", hours=-3)
elapsed("elapsed", NEW_YORK, "2026-11-01T03:00", "90 minutes ago", minutes=-90)

# A day that an island left out, and one that another left out.
for phrase in ["30 December 2011", "December 30, 2011", "2011-12-30", "tomorrow"]:
    day("skipped day", APIA, "2011-12-29T12:00", phrase, "2011-12-30")
day("skipped day", APIA, "2011-12-29T12:00", "31 December 2011", "2011-12-31")
day("skipped day", APIA, "2011-12-29T12:00", "the day after tomorrow", "2011-12-31")
day("skipped day", APIA, "2011-12-31T12:00", "two days ago", "2011-12-29")

clock("skipped day", APIA, "2011-12-29T12:00", "31 December 2011 at 9am", "2011-12-31T09:00", 60 * MINUTE)
clock("skipped day", APIA, "2011-12-29T12:00", "December 29, 2011 at 11:30pm", "2011-12-29T23:30")
month("skipped day", APIA, "2011-12-29T12:00", "December 2011", 2011, 12)
year("skipped day", APIA, "2012-06-01T12:00", "in 2011", 2011)
day("skipped day", KWAJALEIN, "1993-08-19T12:00", "August 22, 1993", "1993-08-22")

# Leap days, also from years that have none.
for now in ["2026-06-10T09:00", "2027-03-01T09:00", "2028-01-15T09:00"]:
    day("leap", LONDON, now, "February 29", "2028-02-29")
    day("leap", LONDON, now, "29 Feb", "2028-02-29")
day("leap", LONDON, "2028-02-29T09:00", "February 29", "2028-02-29")
day("leap", LONDON, "2028-03-01T09:00", "February 29", "2032-02-29")
day("leap", LONDON, "2097-01-01T09:00", "February 29", "2104-02-29")
for number in [2026, 2027, 2028, 2000, 2100, 1900, 2400]:
    last = calendar.monthrange(number, 2)[1]
    day("leap", NEW_YORK, "2026-06-10T09:00", f"last day of February {number}", dt.date(number, 2, last))
    day("leap", NEW_YORK, "2026-06-10T09:00", f"the day after February 28, {number}",
        dt.date(number, 2, 28) + DAY)
day("leap", NEW_YORK, "2028-02-28T09:00", "tomorrow", "2028-02-29")
day("leap", NEW_YORK, "2027-02-28T09:00", "tomorrow", "2027-03-01")
day("leap", NEW_YORK, "2028-03-01T09:00", "yesterday", "2028-02-29")
after(NEW_YORK, "2028-02-29T09:00", "in 4 years", topic="leap", years=4)
day("leap", NEW_YORK, "2026-06-10T09:00", "one day before March 1, 2100", "2100-02-28")
day("leap", NEW_YORK, "2026-06-10T09:00", "2024-02-29", "2024-02-29")
day("leap", NEW_YORK, "2026-06-10T09:00", "one month after January 31, 2028", months(dt.date(2028, 1, 31), 1))
day("leap", NEW_YORK, "2026-06-10T09:00", "one year after February 29, 2024", months(dt.date(2024, 2, 29), 12))

# Counting in the calendar.
for zone, now in [(BERLIN, "2026-03-28T23:30"), (LORD_HOWE, "2026-04-04T23:30"), (KATHMANDU, "2026-12-31T23:59")]:
    after(zone, now, "in 3 days", days=3)
    after(zone, now, "in 2 weeks", weeks=2)
    after(zone, now, "10 days ago", days=-10)
    after(zone, now, "in 100 days", days=100)

# Weeks by ISO 8601, at the edges of years.
for number, year_ in [(53, 2026), (1, 2026), (1, 2027), (53, 2020), (52, 2021), (1, 2025), (53, 2032), (53, 2015)]:
    week(NEW_YORK, "2026-06-10T09:00", f"week {number} of {year_}", year_, number)
    week(NEW_YORK, "2026-06-10T09:00", f"{year_}-W{number:02}", year_, number)
for year_, number, weekday in [(2020, 53, 5), (2020, 53, 7), (2021, 1, 1), (2026, 1, 1), (2026, 53, 4), (2027, 1, 7)]:
    day("week", BERLIN, "2026-06-10T09:00", f"{year_}-W{number:02}-{weekday}",
        dt.date.fromisocalendar(year_, number, weekday))

# The calendar of 1582 and before is the same one as today's.
for zone in [NEW_YORK, LONDON]:
    now = "2026-06-10T09:00"
    day("1582", zone, now, "three weeks after 1582-10-01", dt.date(1582, 10, 1) + 21 * DAY)
    day("1582", zone, now, "October 10 1582", "1582-10-10")
    day("1582", zone, now, "October 4, 1582", "1582-10-04")
    day("1582", zone, now, "1582-10-15", "1582-10-15")
    day("1582", zone, now, "the day after October 4, 1582", "1582-10-05")
    day("1582", zone, now, "10 days before 15 October 1582", dt.date(1582, 10, 15) - 10 * DAY)
    day("1582", zone, now, "the first Monday in October 1582",
        next(d for d in (dt.date(1582, 10, n) for n in range(1, 8)) if d.weekday() == 0))
    month("1582", zone, now, "October 1582", 1582, 10)
day("1582", LONDON, "2026-06-10T09:00", "September 8, 1752", "1752-09-08")
day("1582", LONDON, "2026-06-10T09:00", "February 29, 1600", "1600-02-29")

# Years that are far away, and clocks from before there was standard time.
year("far", NEW_YORK, "2026-06-10T09:00", "the year 2999", 2999)
day("far", NEW_YORK, "2026-06-10T09:00", "July 4, 2526", "2526-07-04")
day("far", BERLIN, "2026-06-10T09:00", "5000-01-01", "5000-01-01")
day("far", BERLIN, "2026-06-10T09:00", "9998-12-31", "9998-12-31")
day("far", LONDON, "2026-06-10T09:00", "1066-10-14", "1066-10-14")
after(NEW_YORK, "2026-06-10T09:00", "in 5000 years", topic="far", years=5000)
after(NEW_YORK, "2026-06-10T09:00", "in 500 years", topic="far", years=500)
after(NEW_YORK, "2026-06-10T09:00", "1000 years ago", topic="far", years=-1000)
after(BERLIN, "2026-06-10T09:00", "in 10000 days", topic="far", days=10000)
clock("far", NEW_YORK, "2026-06-10T09:00", "May 5, 1850 at 3:00pm", "1850-05-05T15:00")
clock("far", BERLIN, "2026-06-10T09:00", "1 January 1890 at noon", "1890-01-01T12:00", 60 * MINUTE)
clock("far", LONDON, "2026-06-10T09:00", "1 July 1840 at noon", "1840-07-01T12:00", 60 * MINUTE)
clock("far", ST_JOHNS, "2026-06-10T09:00", "1 June 1910 at 9:15am", "1910-06-01T09:15")
clock("far", KATHMANDU, "2026-06-10T09:00", "1 June 1910 at 9:15am", "1910-06-01T09:15")
# The year after the last one that Python knows begins at the same offset.
row("far", NEW_YORK, "2026-06-10T09:00:00-04:00", "9999-12-31", "9999-12-31",
    "9999-12-31T00:00:00-05:00", "+10000-01-01T00:00:00-05:00")


# Clocks elsewhere. "Tomorrow" is that of who speaks; a bare time is the next one on the clocks that are said.
LATE = "2026-06-10T22:30"
told(BERLIN, LATE, "3pm EST tomorrow", "-05:00", naive="2026-06-11T15:00")
told(BERLIN, LATE, "tomorrow at 3pm Tokyo time", "Asia/Tokyo", naive="2026-06-11T15:00")
told(BERLIN, LATE, "noon Pacific time on January 15", "America/Los_Angeles", naive="2027-01-15T12:00")
told(BERLIN, LATE, "noon Pacific time on July 15", "America/Los_Angeles", naive="2026-07-15T12:00")
told(BERLIN, LATE, "9am London time on Friday", "Europe/London", naive="2026-06-12T09:00")
told(BERLIN, LATE, "March 8, 2026 at 2:30am eastern time", "America/New_York", MINUTE, naive="2026-03-08T02:30")
told(BERLIN, LATE, "November 1, 2026 at 1:30am eastern time", "America/New_York", MINUTE, naive="2026-11-01T01:30")
told(NEW_YORK, "2026-06-10T09:00", "2026-06-19T17:00Z", "UTC", MINUTE, naive="2026-06-19T17:00")
told(NEW_YORK, "2026-06-10T09:00", "2026-06-19T17:00+02:00", "+02:00", MINUTE, naive="2026-06-19T17:00")
told(NEW_YORK, "2026-06-10T09:00", "2026-06-19T17:00-03:00", "-03:00", MINUTE, naive="2026-06-19T17:00")
for zone, now in [(BERLIN, LATE), ("Asia/Tokyo", "2026-06-11T08:00"), (LOS_ANGELES, "2026-12-01T23:00")]:
    told(zone, now, "5pm UTC", "UTC", clock="17:00")
    told(zone, now, "5pm UTC+5:30", "+05:30", clock="17:00")
    told(zone, now, "5pm GMT-2:30", "-02:30", clock="17:00")
    told(zone, now, "5pm +0200", "+02:00", clock="17:00")
    told(zone, now, "4:15pm PST", "-08:00", MINUTE, clock="16:15")
    told(zone, now, "4:15 pm pdt", "-07:00", MINUTE, clock="16:15")
    told(zone, now, "2pm eastern", "America/New_York", clock="14:00")
    told(zone, now, "8am Sydney time", "Australia/Sydney", clock="08:00")
    told(zone, now, "8am JFK time", "America/New_York", clock="08:00")
    told(zone, now, "6am Kathmandu time", "Asia/Kathmandu", clock="06:00")
    told(zone, now, "6pm WEST", "+01:00", clock="18:00")
    told(zone, now, "3pm EAT", "+03:00", clock="15:00")

# Dates that no calendar has.
for phrase in ["February 30", "31 April 2026", "2026-02-29", "February 29, 2027", "February 29, 2100",
               "2027-W53", "2026-W54", "2026-13-01", "2026-06-10T25:00"]:
    no_date(phrase)


def version():
    line = (pathlib.Path(zoneinfo.TZPATH[0]) / "tzdata.zi").read_text().splitlines()[0]
    return line.removeprefix("# version ")


print("# What phrases about time mean.")
print("# source: generate.py beside this file, by the datetime, calendar and zoneinfo of Python"
      f" {platform.python_version()}")
print(f"# zones: tzdata {version()}")
print(f"# date: {dt.date.today().isoformat()}")
print("topic\tzone\tnow\tphrase\tvalue\tfrom\tuntil\ttimeZone")
seen = set()
for cells in ROWS:
    if cells[:4] not in seen:
        print("\t".join(cells))
    seen.add(cells[:4])
