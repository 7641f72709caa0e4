"""Draws a comparison as bars whose length is the logarithm of a time."""

import math
from xml.sax.saxutils import escape

WIDTH, ROW, TOP, LEFT, RIGHT = 760, 30, 62, 230, 90
# Readable on white and on black alike, and by people who do not tell red from green.
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 }
  .quiet { font-size: 11px; fill: #57606a }
  .grid { stroke: #d0d7de; stroke-width: 1 }
  .floor { fill: #8c959f }
  .ours { fill: #0969da }
  .peer { fill: #bc7a1e }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .quiet { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .floor { fill: #7d8590 }
    .ours { fill: #4493f8 }
    .peer { fill: #d29922 }
  }
"""


def chart(result):
    """The rows of a comparison, one bar each, as SVG."""
    rows = result["rows"]
    times = [row["nanoseconds"] for row in rows]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)))
    low -= low == math.log10(min(times))
    height = TOP + ROW * len(rows) + 44

    def x(nanoseconds):
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log10(nanoseconds) - low) / max(high - low, 1)

    bottom = TOP + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Time for a phrase, by program">',
        f"<style>{STYLE}</style>",
        '<text class="title" x="12" y="24">Time for a phrase</text>',
        '<text class="quiet" x="12" y="42">each line to the right is ten times as long; less is better</text>',
    ]
    for power in range(low, high + 1):
        place = f"{x(10 ** power):.1f}"
        parts.append(f'<line class="grid" x1="{place}" y1="{TOP - 8}" x2="{place}" y2="{bottom}"/>')
        parts.append(f'<text class="quiet" x="{place}" y="{bottom + 14}" text-anchor="middle">{duration(10 ** power)}</text>')
    for number, row in enumerate(rows):
        parts += bar(row, TOP + ROW * number, x(row["nanoseconds"]), x(10**low))
    note = f"{result['phrases']} English phrases, median of {result['rounds']} rounds, {result['date']}, {result['machine']}"
    parts.append(f'<text class="quiet" x="12" y="{height - 8}">{escape(note)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(row, top, end, start):
    """A row: its name, its bar and its time."""
    kind = "ours" if row["isOurs"] else "floor" if row["ratio"] == 1 else "peer"
    middle = top + ROW / 2 + 1
    return [
        f'<text x="{LEFT - 10}" y="{middle}" text-anchor="end">{escape(row["name"])}</text>',
        f'<rect class="{kind}" x="{start:.1f}" y="{top + 4}" width="{max(end - start, 1):.1f}" height="{ROW - 12}" rx="3"/>',
        f'<text x="{end + 6:.1f}" y="{middle}">{duration(row["nanoseconds"])}</text>',
    ]


def duration(nanoseconds):
    """A time in the unit that needs the fewest digits."""
    for size, unit in ((1e9, "s"), (1e6, "ms"), (1e3, "µs")):
        if nanoseconds >= size:
            number = nanoseconds / size
            return f"{number:.0f} {unit}" if number >= 10 or number == int(number) else f"{number:.1f} {unit}"
    return f"{nanoseconds:.0f} ns"
