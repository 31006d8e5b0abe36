"""Quick Civ for Spielwerk: spreads kinds of buildings evenly and keeps them together.
./spielwerk match quickciv exec:lines,python3,docs/templates/python/quickciv.py random --games 4"""
import json, sys
from collections import Counter

def read(move):
    """farm@7,3 as its kind and place; a pass has no place."""
    kind, _, place = move.partition("@")
    return kind, tuple(int(n) for n in place.split(",")) if place else None

def rating(move, own, kinds):
    kind, place = read(move)
    if place is None:
        return (-1000, 0)
    near = min((abs(place[0] - x) + abs(place[1] - y) for x, y in own), default=0)
    return (-kinds[kind], -near)

own, kinds = [], Counter()
for line in sys.stdin:
    command = json.loads(line)
    if command["do"] == "new":
        own, kinds = [], Counter()
        print('{"ready": true}', flush=True)
    elif command["do"] == "advise":
        best = max(command["legal"], key=lambda move: rating(move, own, kinds))
        kind, place = read(best)
        if place:
            own.append(place)
            kinds[kind] += 1
        print(json.dumps({"move": best}), flush=True)
    elif command["do"] == "quit":
        break
