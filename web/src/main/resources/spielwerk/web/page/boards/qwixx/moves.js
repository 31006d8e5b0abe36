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

/** Advice by cell: the share of all decisions that cross it. */
export function marks(advice) {
  const byCell = new Map();
  for (const [move, { percent, best }] of advice) {
    for (const cell of cells(move)) {
      const mark = byCell.get(cell) ?? { percent: 0, best: false };
      byCell.set(cell, { percent: mark.percent + percent, best: mark.best || best });
    }
  }
  return byCell;
}
