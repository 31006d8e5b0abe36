"""Qwixx for Spielwerk: crosses what skips least, and nothing that skips more than two.
./spielwerk match qwixx exec:lines,python3,docs/templates/python/qwixx.py random --games 10"""
import json, re, sys

def skipped(move, last):
    """How many numbers a move skips in its rows; red and yellow rise, green and blue fall."""
    total, now = 0, dict(last)
    for colour, number in re.findall(r"([rygb])(\d+)", move):
        place = int(number) if colour in "ry" else 14 - int(number)
        total += place - now[colour] - 1
        now[colour] = place
    return total, now

def rating(move, last):
    if move == "x":
        return -9  # a penalty
    crosses = len(re.findall(r"[rygb]\d+", move))
    return 3 * crosses - skipped(move, last)[0] if crosses else 0

START = {"r": 1, "y": 1, "g": 1, "b": 1}
last = dict(START)
for line in sys.stdin:
    command = json.loads(line)
    if command["do"] == "new":
        last = dict(START)
        print('{"ready": true}', flush=True)
    elif command["do"] == "advise":
        best = max(command["legal"], key=lambda move: rating(move, last))
        last = skipped(best, last)[1]
        print(json.dumps({"move": best}), flush=True)
    elif command["do"] == "quit":
        break
