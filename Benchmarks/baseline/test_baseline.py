"""What the comparison names, and what it leaves alone."""

import json
import tempfile
import unittest
from pathlib import Path

from baseline import compare, summary, write


def figures(allocations=10.0, instructions=1000):
    return {"allocations": allocations, "instructions": instructions}


class ComparisonTests(unittest.TestCase):
    def texts(self, before, after, margin=0.1):
        changes = compare(before, after, margin)
        return [str(change) for change in changes], any(change.is_failure for change in changes)

    def test_leaves_what_stays_within_the_margin(self):
        self.assertEqual(self.texts({"fill": figures()}, {"fill": figures(10.9, 905)}), ([], False))

    def test_names_the_figure_that_grew(self):
        texts, failed = self.texts(
            {"fill": figures(), "recognize": figures()}, {"fill": figures(), "recognize": figures(10.0, 1200)}
        )
        self.assertEqual(texts, ["recognize: instructions a phrase grew from 1,000 to 1,200 (+20.0 %)"])
        self.assertTrue(failed)

    def test_names_the_figure_that_fell_without_failing(self):
        texts, failed = self.texts({"fill": figures()}, {"fill": figures(2.5)})
        self.assertEqual(texts, ["fill: allocations a phrase fell from 10.0 to 2.5 (-75.0 %)"])
        self.assertFalse(failed)

    def test_lets_nothing_grow_from_nothing(self):
        texts, failed = self.texts({"lexicon": figures(0.0)}, {"lexicon": figures(0.1)})
        self.assertEqual(texts, ["lexicon: allocations a phrase grew from 0.0 to 0.1"])
        self.assertTrue(failed)

    def test_fails_for_scenarios_that_only_one_side_has(self):
        texts, failed = self.texts({"old": figures()}, {"new": figures()})
        self.assertEqual([text.split(";")[0] for text in texts], [
            "old is in the baseline and was not measured", "new is not in the baseline",
        ])
        self.assertTrue(failed)


class FileTests(unittest.TestCase):
    def test_writes_one_scenario_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "baseline.json"
            counted = {"tokenize": figures(), "fill": figures(0.0, 7)}
            write(counted, path)
            self.assertEqual(json.loads(path.read_text()), counted)
            self.assertEqual(len(path.read_text().splitlines()), 4)

    def test_reads_the_sum_of_a_part(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "counts.1"
            path.write_text("events: Ir\nsummary: 4711\n\nfn=(1) work\n0 4711\n\ntotals: 9000\n")
            self.assertEqual(summary(path), 4711)


if __name__ == "__main__":
    unittest.main()
