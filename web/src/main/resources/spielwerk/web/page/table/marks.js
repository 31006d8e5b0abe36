/** How advice becomes marks on a board. */

import { t } from "../app/i18n.js";
import { number } from "../charts/numbers.js";
import { inPoints, timed, value } from "../app/words.js";

/**
 * By move: percent (of visits, or of priors where the heat map shows those), best, rank (1 to 3 for the
 * best), pointed (whether an arrow points at it), strength (the best has 1), and, if values are wanted
 * or it is known how soon the game ends, value as {text, words, exact}.
 */
export function marksOf(all, { heat, values, table }) {
  const marks = new Map();
  const wanted = (one) => (values && (one.value ?? one.points) !== undefined) || timed(one, table.goal);
  const advices = heat === "prior" ? all.filter((advice) => withPriors([advice])) : all;
  for (const advice of advices) {
    for (const candidate of advice.candidates) {
      const mark = marks.get(candidate.move) ?? { percent: 0, best: false, strength: 0 };
      const share = heat === "prior" ? 100 * (candidate.prior ?? 0) : candidate.percent;
      mark.percent += share / advices.length;
      if (wanted(candidate)) (mark.said ??= []).push(candidate);
      mark.worth ??= candidate.points ?? candidate.value;
      mark.plan ??= planned(candidate);
      marks.set(candidate.move, mark);
    }
  }
  rank([...marks.values()]);
  const best = Math.max(0, ...[...marks.values()].map((mark) => mark.percent));
  for (const mark of marks.values()) {
    mark.best = best > 0 && mark.percent === best;
    mark.strength = best > 0 ? mark.percent / best : 0;
    if (mark.said) mark.value = together(mark.said, table.goal);
  }
  return marks;
}

/** What somebody who plans ahead means to play, with what each move is expected to change. */
const planned = ({ line = [], effects = [] }) =>
  line.map((move, i) => ({ move, effect: effects[i] ?? "" })).filter(({ effect }) => effect);

/** How many of the best moves are told apart by their order. */
const RANKED = 3;

/** Where more than this many share the first places, arrows would hide the board. */
const POINTED = 4;

/** Whether a move is wanted more, or as much and worth more; one whose worth is known comes first. */
const better = (a, b) =>
  a.percent > b.percent || (a.percent === b.percent && (a.worth ?? -Infinity) > (b.worth ?? -Infinity));

/**
 * Numbers the best moves: by how much they are wanted, then by value; those that tie share a place.
 * A crowd that ties behind the best has no number, which would tell nobody anything.
 */
function rank(marks) {
  for (const mark of marks) {
    const place = 1 + marks.filter((other) => better(other, mark)).length;
    const last = marks.filter((other) => !better(mark, other)).length;
    if (mark.percent >= 1 && place <= RANKED && (place === 1 || last <= POINTED)) mark.rank = place;
  }
  const ranked = marks.filter((mark) => mark.rank);
  for (const mark of ranked) mark.pointed = ranked.length <= POINTED;
}

/** What several say of a move: what one has proven, else their mean. */
function together(said, goal) {
  const proven = said.find((candidate) => candidate.exact);
  const counted = said.every((candidate) => candidate.points !== undefined);
  const valued = said.filter((candidate) => candidate.value !== undefined);
  const mean = (all, of) => all.reduce((sum, candidate) => sum + of(candidate), 0) / all.length;
  const one = proven ?? {
    value: mean(valued, (candidate) => candidate.value),
    points: counted ? mean(said, (candidate) => candidate.points) : undefined,
    exact: false,
  };
  return { text: worth(one, goal), words: value(one, goal), exact: one.exact };
}

/** Whether anybody said what it thought before its search. */
export const withPriors = (advices) =>
  advices.some((advice) => advice.candidates.some((one) => one.prior !== undefined));

/**
 * A value in few signs: = is proven, ~ estimated. To win: W5 or L8 where it is known how soon, else 1,
 * ½, 0 or a chance in percent; else points.
 */
export function worth(candidate, goal) {
  const { value, points, exact, distance } = candidate;
  if (timed(candidate, goal) && value) return t(value > 0 ? "value.won.short" : "value.lost.short", { n: distance });
  const sign = exact ? "=" : "~";
  if (points !== undefined)
    return sign + (points > 0 ? "+" : points < 0 ? "−" : "") + number(Math.abs(points), exact ? 0 : 1);
  if (inPoints(value, goal))
    return sign + (value > 0 ? "+" : value < 0 ? "−" : "") + number(Math.abs(value), exact ? 0 : 1);
  if (exact) return sign + (value > 0.99 ? "1" : value < -0.99 ? "0" : "½");
  return sign + Math.round((value + 1) * 50);
}
