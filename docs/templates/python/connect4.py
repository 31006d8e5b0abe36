"""Connect four for Spielwerk: takes a win, prevents a loss, else plays near the middle.
./spielwerk match connect4 exec:lines,python3,docs/templates/python/connect4.py random --games 10"""
import json, sys

WIDTH, HEIGHT, LINE = 7, 6, 4

def four(columns, column, who):
    """Whether the stone that `who` drops into a column makes four in a row."""
    at = {(x, y): w for x, stones in enumerate(columns) for y, w in enumerate(stones)}
    x, y = column, len(columns[column])
    def run(dx, dy):
        n = 0
        while at.get((x + (n + 1) * dx, y + (n + 1) * dy)) == who:
            n += 1
        return n
    return any(1 + run(dx, dy) + run(-dx, -dy) >= LINE for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)))

columns, turn = [[] for _ in range(WIDTH)], 0
for line in sys.stdin:
    command = json.loads(line)
    if command["do"] == "new":
        columns, turn = [[] for _ in range(WIDTH)], 0
        print('{"ready": true}', flush=True)
    elif command["do"] == "play":
        columns["abcdefg".index(command["move"])].append(turn)
        turn = 1 - turn
    elif command["do"] == "advise":
        legal = ["abcdefg".index(move) for move in command["legal"]]
        legal.sort(key=lambda c: (not four(columns, c, turn), not four(columns, c, 1 - turn), abs(c - WIDTH // 2)))
        print(json.dumps({"move": "abcdefg"[legal[0]]}), flush=True)
    elif command["do"] == "quit":
        break
