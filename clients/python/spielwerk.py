"""A client for the workbench of Spielwerk, for notebooks and scripts.

One file, the standard library only (Python 3.8 or newer): copy it beside your notebook.

    from spielwerk import Workbench, chart

    bench = Workbench("http://localhost:7070")          # token="..." where the server asks for one
    match = bench.match("connect4", ["alphabeta:depth=4", "random"], games=20, seed=1)
    for run in match.follow():
        print(run["done"], "of", run["total"])
    print(match.picture()["engines"])

    training = bench.start("train", game="tictactoe", generations=3)
    for run in training.follow():
        print(run["done"])
    chart(training.curve("policy"), "policy loss by generation")

A request that cannot be raises Refused, with the one sentence that the server says.
"""

import html
import json
import urllib.error
import urllib.parse
import urllib.request

__version__ = "1.1.0"


class Refused(Exception):
    """What the server refused, in its own words; `status` is that of HTTP."""

    def __init__(self, sentence, status):
        super().__init__(sentence)
        self.status = status


class Workbench:
    """A server that was started by `./spielwerk serve`."""

    def __init__(self, address="http://localhost:7070", token="", timeout=60):
        self.address = address.rstrip("/")
        self.token = token
        self.timeout = timeout

    def request(self, method, path, body=None):
        """Any route of /api/openapi.yaml; the answer as Python's own types."""
        with self._open(method, path, body) as answer:
            text = answer.read().decode("utf-8")
        return json.loads(text) if text else None

    def _open(self, method, path, body=None):
        headers = {"Accept": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None
        if method != "GET":
            headers["Content-Type"] = "application/json"
            data = json.dumps(body if body is not None else {}).encode("utf-8")
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=self.timeout)
        except urllib.error.HTTPError as refused:
            text = refused.read().decode("utf-8", "replace")
            try:
                sentence = json.loads(text)["error"]
            except (ValueError, KeyError, TypeError):
                sentence = text or refused.reason
            raise Refused(sentence, refused.code) from None

    def events(self, path):
        """Server-sent events as pairs (event, data), until the server closes the stream."""
        with self._open("GET", path) as stream:
            event, data = "message", []
            for raw in stream:
                line = raw.decode("utf-8").rstrip("\r\n")
                if not line:
                    if data:
                        yield event, json.loads("\n".join(data))
                    event, data = "message", []
                elif line.startswith("event:"):
                    event = line[6:].strip()
                elif line.startswith("data:"):
                    data.append(line[5:].lstrip(" "))

    def games(self):
        return self.request("GET", "/api/games")["items"]

    def engines(self, game):
        return self.request("GET", "/api/engines?game=" + urllib.parse.quote(game))["items"]

    def runs(self):
        return self.request("GET", "/api/runs")["items"]

    def run(self, name):
        return Run(self, name)

    def start(self, kind, **fields):
        """Begins a run; the fields are those of its YAML (JSON is YAML too)."""
        answer = self.request("POST", "/api/runs", {"kind": kind, "yaml": json.dumps(fields)})
        return Run(self, answer["id"])

    def match(self, game, players, **fields):
        return self.start("match", game=game, players=list(players), **fields)

    def table(self, game, seats=None):
        """A new game; by default both seats are yours. Answers with the table."""
        seats = seats or [{"kind": "person"}, {"kind": "person"}]
        return self.request("POST", "/api/tables", {"game": game, "seats": seats})

    def move(self, table, node, move):
        """Plays at a table, from a node of its tree of moves (`live` is where the game stands)."""
        path = "/api/tables/" + urllib.parse.quote(table) + "/moves"
        return self.request("POST", path, {"node": node, "move": move})


class Run:
    """A match, tournament, evolution, tuning or training."""

    def __init__(self, bench, name):
        self.bench = bench
        self.name = name
        self.path = "/api/runs/" + urllib.parse.quote(name)

    def look(self):
        return self.bench.request("GET", self.path)

    def picture(self):
        """What there is to draw: of a match the document of `match --json`."""
        return self.look()["picture"]

    def follow(self):
        """How it stands after every change, until it has ended, was paused or is broken."""
        for event, run in self.bench.events(self.path + "/events"):
            if event == "run":
                yield run
                if run["state"] != "running":
                    return

    def wait(self):
        last = None
        for last in self.follow():
            pass
        return last if last is not None else self.look()

    def pause(self):
        return self.bench.request("POST", self.path + "/pause")

    def resume(self):
        return self.bench.request("POST", self.path + "/resume")

    def games(self):
        """All games of a match or tournament that have ended, the latest first."""
        before = 0
        while True:
            query = "?size=200" + ("&before=%d" % before if before else "")
            page = self.bench.request("GET", self.path + "/games" + query)
            yield from page["items"]
            before = page["next"]
            if not before:
                return

    def curve(self, figure):
        """Of a training, evolution or tuning: pairs (generation, figure).

        `columns()` names the figures: "policy" and "value" are the losses of a training.
        """
        columns = self.columns()
        if figure not in columns:
            raise KeyError("%s; there is %s" % (figure, ", ".join(columns)))
        pairs = zip(columns["generation"], columns[figure])
        return [(x, y) for x, y in pairs if isinstance(y, (int, float))]

    def columns(self):
        """All figures by their names, each a list with one number for each generation."""
        return self.picture()["columns"]


class Chart:
    """A drawing that a notebook shows, and that `save` writes."""

    def __init__(self, svg):
        self.svg = svg

    def _repr_svg_(self):
        return self.svg

    def save(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


def chart(points, title="", width=560, height=300):
    """Points (x, y) joined by a line, without any further library."""
    points = [(float(x), float(y)) for x, y in points]
    if not points:
        raise ValueError("there is nothing to draw yet")
    left, right, top, bottom = 64, 16, 34, 34
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low_x, high_x, low_y, high_y = min(xs), max(xs), min(ys), max(ys)
    span_x, span_y = (high_x - low_x) or 1.0, (high_y - low_y) or 1.0

    def place(x, y):
        return (
            left + (x - low_x) / span_x * (width - left - right),
            height - bottom - (y - low_y) / span_y * (height - top - bottom),
        )

    path = " ".join("%.1f,%.1f" % place(x, y) for x, y in points)
    dots = "".join('<circle cx="%.1f" cy="%.1f" r="3"/>' % place(x, y) for x, y in points)
    label = '<text x="%.1f" y="%.1f" text-anchor="%s">%s</text>'
    texts = [
        label % (width / 2, 20, "middle", html.escape(title)),
        label % (left - 6, height - bottom, "end", "%.4g" % low_y),
        label % (left - 6, top + 8, "end", "%.4g" % high_y),
        label % (left, height - 10, "middle", "%g" % low_x),
        label % (width - right, height - 10, "end", "%g" % high_x),
    ]
    return Chart(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" '
        'font-family="sans-serif" font-size="12"><rect width="100%%" height="100%%" fill="#fff"/>'
        '<path d="M%d,%dV%dH%d" fill="none" stroke="#888"/>'
        '<polyline points="%s" fill="none" stroke="#2563a8" stroke-width="2"/>'
        '<g fill="#2563a8">%s</g>%s</svg>'
        % (
            (width, height, width, height, left, top, height - bottom, width - right)
            + (path, dots, "".join(texts))
        )
    )
