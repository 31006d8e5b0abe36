/** How advice becomes marks on a board. */

/**
 * By move: percent (of visits, or of priors where the heat map shows those), best, strength (the
 * best has 1), and, if values are wanted, value as {text, exact}.
 */
export function marksOf(all, { heat, values, table }) {
  const marks = new Map();
  const advices = heat === "prior" ? all.filter((advice) => withPriors([advice])) : all;
  for (const advice of advices) {
    for (const candidate of advice.candidates) {
      const mark = marks.get(candidate.move) ?? { percent: 0, best: false, strength: 0 };
      const share = heat === "prior" ? 100 * (candidate.prior ?? 0) : candidate.percent;
      mark.percent += share / advices.length;
      if (values && candidate.value !== undefined) (mark.said ??= []).push(candidate);
      marks.set(candidate.move, mark);
    }
  }
  const best = Math.max(0, ...[...marks.values()].map((mark) => mark.percent));
  for (const mark of marks.values()) {
    mark.best = best > 0 && mark.percent === best;
    mark.strength = best > 0 ? mark.percent / best : 0;
    if (mark.said) mark.value = together(mark.said, table.goal);
  }
  return marks;
}

/** What several say of a move: what one has proven, else their mean. */
function together(said, goal) {
  const proven = said.find((candidate) => candidate.exact);
  const mean = said.reduce((sum, candidate) => sum + candidate.value, 0) / said.length;
  const one = proven ?? { value: mean, exact: false };
  return { text: worth(one, goal), exact: one.exact };
}

/** Whether anybody said what it thought before its search. */
export const withPriors = (advices) =>
  advices.some((advice) => advice.candidates.some((one) => one.prior !== undefined));

/** A value in few signs: = is proven, ~ estimated. To win: 1, ½, 0 or a chance in percent; else points. */
export function worth({ value, exact }, goal) {
  const sign = exact ? "=" : "~";
  if (goal === "points")
    return sign + (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value).toFixed(exact ? 0 : 1);
  if (exact) return sign + (value > 0.99 ? "1" : value < -0.99 ? "0" : "½");
  return sign + Math.round((value + 1) * 50);
}
