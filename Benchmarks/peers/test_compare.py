"""The table and the drawing of a comparison."""

import unittest
import xml.etree.ElementTree as ElementTree

from chart import chart, duration
from compare import amount, documented, table

RESULT = {
    "date": "2026-06-10", "machine": "a <fast> machine", "phrases": 3, "rounds": 5,
    "rows": [
        {"name": "ICU's word breaking", "isOurs": False, "nanoseconds": 900.0, "ratio": 1.0},
        {"name": "Understudy, all kinds", "isOurs": True, "nanoseconds": 9000.0, "ratio": 10.0},
        {"name": "a & b 1.0", "isOurs": False, "nanoseconds": 12_345_678.0, "ratio": 13717.4},
    ],
}


class ComparisonTests(unittest.TestCase):
    def test_tells_each_row_with_its_ratio(self):
        self.assertEqual(table(RESULT).splitlines()[2:], [
            "| ICU's word breaking | 0.90 | 1.00 |",
            "| Understudy, all kinds | 9.00 | 10.0 |",
            "| a & b 1.0 | 12,346 | 13,717 |",
        ])

    def test_puts_table_day_and_machine_in_the_place_of_the_old(self):
        text = "head\n<!-- comparison -->\nold\n<!-- end of comparison -->\nfoot\n"
        told = documented(text, RESULT)
        self.assertEqual(documented(told, RESULT), told)
        self.assertIn("| a & b 1.0 | 12,346 | 13,717 |\n\n3 English phrases, median of 5 rounds, 2026-06-10, a <fast> machine.\n", told)
        self.assertNotIn("old", told)
        self.assertTrue(told.startswith("head\n") and told.endswith("\nfoot\n"))
        with self.assertRaises(ValueError):
            documented("no place", RESULT)

    def test_writes_as_few_digits_as_tell_something(self):
        self.assertEqual([amount(number) for number in (0.123, 12.34, 1234.5)], ["0.12", "12.3", "1,234"])
        self.assertEqual([duration(number) for number in (42, 1500, 20_000, 3e6, 2e9)], ["42 ns", "1.5 µs", "20 µs", "3 ms", "2 s"])

    def test_draws_one_bar_a_row_in_one_picture(self):
        picture = ElementTree.fromstring(chart(RESULT))
        bars = picture.findall("{http://www.w3.org/2000/svg}rect")
        self.assertEqual([bar.get("class") for bar in bars], ["floor", "ours", "peer"])
        widths = [float(bar.get("width")) for bar in bars]
        self.assertEqual(widths, sorted(widths))

    def test_makes_ten_times_as_long_the_same_step(self):
        picture = ElementTree.fromstring(chart(RESULT))
        places = [float(line.get("x1")) for line in picture.findall("{http://www.w3.org/2000/svg}line")]
        steps = [round(b - a, 0) for a, b in zip(places, places[1:])]
        self.assertEqual(len(set(steps)), 1)


if __name__ == "__main__":
    unittest.main()
