"""Tests of the client with a real server: python3 test_spielwerk.py ADDRESS TOKEN."""

import os
import sys
import tempfile
import unittest

from spielwerk import Refused, Workbench, chart

ADDRESS, TOKEN = "http://localhost:7070", ""


class ClientTest(unittest.TestCase):
    def setUp(self):
        self.bench = Workbench(ADDRESS, TOKEN)

    def test_games_and_engines_are_listed(self):
        self.assertIn("othello", [game["id"] for game in self.bench.games()])
        self.assertIn("negamax", [engine["id"] for engine in self.bench.engines("tictactoe")])

    def test_a_match_is_started_followed_and_read(self):
        match = self.bench.match("tictactoe", ["negamax", "random"], games=4, seed=1)
        last = match.wait()
        self.assertEqual("finished", last["state"])
        self.assertEqual(4, last["done"])
        self.assertIn(match.name, [run["id"] for run in self.bench.runs()])
        self.assertEqual(4, len(list(match.games())))
        negamax = match.picture()["engines"][0]
        self.assertEqual(4, negamax["wins"] + negamax["draws"] + negamax["losses"])
        self.assertEqual(0, negamax["losses"])

    def test_a_training_is_followed_and_plotted(self):
        training = self.bench.start(
            "train",
            game="tictactoe",
            generations=2,
            seed=7,
            net={"blocks": 1, "channels": 4, "policyChannels": 1, "valueHidden": 4},
            selfplay={"games": 8, "sims": 4},
            buffer={"size": 100},
            training={"batch": 16, "perNew": 1, "rate": 0.01},
            rate={"every": 2, "opponents": ["random"], "games": 2, "sims": 4},
            threads=1,
        )
        self.assertEqual("finished", training.wait()["state"])
        points = training.curve("policy")
        self.assertEqual([1, 2], [x for x, _ in points])
        drawing = chart(points, "policy & <loss>")
        self.assertIn("policy &amp; &lt;loss&gt;", drawing._repr_svg_())
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "loss.svg")
            drawing.save(file)
            self.assertGreater(os.path.getsize(file), 500)
        with self.assertRaises(KeyError):
            training.curve("nosuch")

    def test_a_game_is_played_at_a_table(self):
        table = self.bench.table("tictactoe")
        moved = self.bench.move(table["id"], table["live"], "b2")
        self.assertIsNotNone(moved)
        now = self.bench.request("GET", "/api/tables/" + table["id"])
        self.assertEqual("b2", now["position"]["last"])

    def test_what_cannot_be_is_one_sentence(self):
        with self.assertRaises(Refused) as refused:
            self.bench.match("nosuch", ["random", "random"], games=2)
        self.assertEqual(400, refused.exception.status)
        self.assertIn("nosuch", str(refused.exception))
        if TOKEN:
            with self.assertRaises(Refused) as stranger:
                Workbench(ADDRESS, "wrong").games()
            self.assertEqual(401, stranger.exception.status)


if __name__ == "__main__":
    ADDRESS, TOKEN = sys.argv[1], sys.argv[2]
    unittest.main(argv=sys.argv[:1])
