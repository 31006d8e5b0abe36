/** @typedef {{name: string, x: number, y: number}} Point */

/**
 * The 24 points of the board by their names, with their places in a grid of seven by seven from
 * the upper left, in the order in which a position names them.
 * @type {Point[]}
 */
export const POINTS = ["0 3 6", "1 3 5", "2 3 4", "0 1 2 4 5 6", "2 3 4", "1 3 5", "0 3 6"].flatMap((columns, y) =>
  columns.split(" ").map((x) => ({ name: "abcdefg"[Number(x)] + (7 - y), x: Number(x), y })),
);

const PLACES = new Map(POINTS.map((point) => [point.name, point]));

/** @param {string} name */
export const place = (name) => PLACES.get(name) ?? { name, x: 0, y: 0 };

/** The lines of the board as a path, ten units from column to column. */
export const LINES = "M5 5H65V65H5ZM15 15H55V55H15ZM25 25H45V45H25Z" + "M35 5V25M35 45V65M5 35H25M45 35H65";

/**
 * The parts of a move: d6-d5xa1.
 * @param {string | undefined} move
 */
export function parts(move) {
  const [way, taken = ""] = (move ?? "").split("x");
  const [from, to] = way.includes("-") ? way.split("-") : ["", way];
  return { from, to, taken };
}

/**
 * Where a click leads while a move is made point by point: what of the move was clicked so far, and
 * the whole move once it is one.
 * @param {string[]} legal
 * @param {string} begun such as "", "d6-", "d6-d5x"
 * @param {string} point the one clicked
 * @returns {{begun: string, move?: string}}
 */
export function further(legal, begun, point) {
  for (const start of [begun + point, point]) {
    if (legal.includes(start)) return { begun: "", move: start };
    const sign = ["-", "x"].find((one) => legal.some((move) => move.startsWith(start + one)));
    if (sign) return { begun: start + sign };
  }
  return { begun: "" };
}

/**
 * The moves that go on from what was clicked so far, by the point that comes next.
 * @param {string[]} moves
 * @param {string} begun
 * @returns {Map<string, string[]>}
 */
export function choices(moves, begun) {
  const next = new Map();
  for (const move of moves) {
    if (!move.startsWith(begun)) continue;
    const point = move.slice(begun.length, begun.length + 2);
    next.set(point, [...(next.get(point) ?? []), move]);
  }
  return next;
}
