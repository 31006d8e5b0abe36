/** A decision as the crosses it makes: r5+b8 is [r5, b8], +b8 is [b8], - and x are none. */
export const cells = (move) => (!move || move === "-" || move === "x" ? [] : move.split("+").filter(Boolean));

/** The decision that makes exactly these crosses, or "". */
export const exactly = (legal, chosen) =>
  legal.find((move) => cells(move).length === chosen.size && cells(move).every((cell) => chosen.has(cell))) ?? "";

/** The crosses that can still be added to those chosen. */
export function further(legal, chosen) {
  const open = new Set();
  for (const move of legal) {
    const all = cells(move);
    if (all.length > chosen.size && [...chosen].every((cell) => all.includes(cell)))
      all.filter((cell) => !chosen.has(cell)).forEach((cell) => open.add(cell));
  }
  return open;
}

/** Advice by cell: that on the best decision that crosses it. */
export function marks(advice) {
  const byCell = new Map();
  for (const [move, mark] of advice)
    for (const cell of cells(move)) if (!(byCell.get(cell)?.percent >= mark.percent)) byCell.set(cell, mark);
  return byCell;
}

/** What a decision is worth, a chance of winning or points; else how much it is wanted. */
export const worthOf = (mark) => mark.value?.words || Math.round(mark.percent) + " %";

/** How far a number stands in its row from the left: red and yellow rise from 2, green and blue fall from 12. */
const place = (row, number) => (row < 2 ? number - 2 : 12 - number);

/**
 * Row by row what a decision gives up: how many numbers it skips and how many are left after it.
 *
 * @param {{rows: number[][]}} sheet
 * @param {string} move
 */
export function prices(sheet, move) {
  const reached = sheet.rows.map((crossed, row) => Math.max(-1, ...crossed.map((number) => place(row, number))));
  return cells(move).map((cell) => {
    const row = "rygb".indexOf(cell[0]);
    const at = place(row, Number(cell.slice(1)));
    const skipped = at - reached[row] - 1;
    reached[row] = at;
    return { row, number: Number(cell.slice(1)), skipped, left: 10 - at };
  });
}

/**
 * What was crossed last, by seat: in this turn once all have chosen, before that in the turn before.
 * A turn is the roll, a choice of every seat from the one that rolled on, and then, by the official
 * rules, the coloured cross of the one that rolled.
 *
 * @param {import("../board.js").Position} position
 * @returns {{cells: Set<string>, penalty: boolean}[]}
 */
export function lastCrosses({ moves = [], view, over }) {
  const seats = view.sheets.length;
  const made = view.sheets.map(() => ({ cells: new Set(), penalty: false }));
  const isRoll = (move) => /^\d\d-/.test(move);
  const rolls = moves.flatMap((move, i) => (isRoll(move) ? [i] : []));
  const begun = rolls.at(-1);
  if (begun === undefined) return made;
  const early = begun === moves.length - 1; // nobody's choice is known yet
  const from = early ? rolls.at(-2) : begun;
  if (from === undefined) return made;
  const choices = moves.slice(from + 1, early ? begun : undefined);
  const now = !early && (over || view.step !== "roll");
  const active = now ? view.active : (view.active + seats - 1) % seats;
  choices.forEach((move, i) => {
    const one = made[i < seats ? (active + i) % seats : active];
    cells(move).forEach((cell) => one.cells.add(cell));
    if (move === "x") one.penalty = true;
  });
  const done = choices.length === (view.rules === "official" ? seats + 1 : seats);
  if (done && made[active].cells.size === 0) made[active].penalty = true;
  return made;
}
