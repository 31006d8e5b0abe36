import { number } from "../charts/numbers.js";
import { t, maybe } from "./i18n.js";

/** Who somebody is, as people say it. */
export function who(table, seat) {
  const chair = table.seats[seat];
  return chair.kind === "engine" && chair.level ? t("level.n", { n: chair.level }) : chair.name;
}

/** What a seat is called: black, X, first player, player 3. */
export function seatWord(game, seat, name = String(seat + 1)) {
  const nth = /^player (\d+)$/.exec(name)?.[1];
  const word = nth ? t("seat.player", { n: nth }) : maybe("seat." + name, name);
  // where a seat is no colour, as in openings with a swap, the colours of the game are not its name
  return name.endsWith(" player") ? word : maybe(`seat.${game.split(":")[0]}.${seat}`, word);
}

/**
 * The colour of a seat where openings may swap them, 0 for who began: undefined as long as nobody
 * has one, null in games where colours stay.
 */
export function swappedColour(table, seat) {
  const view = table.position?.view;
  if (view?.swapped === undefined) return null;
  return view.task ? undefined : view.swapped ? 1 - seat : seat;
}

/** What a seat is called at a table: by its colour, also after a swap. */
export function side(table, seat) {
  const colour = swappedColour(table, seat);
  const word = seatWord(table.game, seat, table.seatNames?.[seat]);
  return typeof colour === "number" ? t(colour ? "white" : "black") : word;
}

/** How a game ended, in a few words. */
export function result(table) {
  const { shares, reason } = table.ending;
  const best = Math.max(...shares);
  if (best === 0) return t("noresult");
  const winners = shares.map((share, seat) => (share === best ? seat : -1)).filter((seat) => seat >= 0);
  const name = who(table, winners[0]);
  const namesakes = table.seats.filter((_, seat) => who(table, seat) === name).length;
  const words = namesakes > 1 && table.seatNames ? "won.side" : "won";
  const outcome = winners.length === 1 ? t(words, { who: name, side: side(table, winners[0]) }) : t("drawn");
  return reason === "finished" ? outcome : `${outcome} (${maybe("reason." + reason, reason)})`;
}

/** Points ahead or behind, such as discs. */
function points(ahead, exact) {
  const written = number(Math.abs(ahead), exact ? 0 : 1);
  return (/[1-9]/.test(written) ? (ahead > 0 ? "+" : "−") : "±") + written;
}

/** Whether it is known who wins and after how many moves. */
export const timed = (candidate, goal) =>
  Boolean(candidate.exact && candidate.distance) && candidate.points === undefined && !inPoints(candidate.value, goal);

/** A value for who is to move: the end where that is known, points where the engine counts them, else a chance. */
export function value(candidate, goal) {
  if (timed(candidate, goal)) {
    const end = candidate.value > 0 ? "won" : candidate.value < 0 ? "lost" : "drawn";
    return t("value." + end, { n: candidate.distance });
  }
  if (candidate.points !== undefined) return points(candidate.points, candidate.exact);
  if (candidate.value === undefined) return "";
  if (inPoints(candidate.value, goal)) return (candidate.value > 0 ? "+" : "") + number(candidate.value, 1);
  return Math.round((candidate.value + 1) * 50) + " %";
}

/** Whether a value is in points: by the game's goal, or because no chance of winning is beyond 1. */
export const inPoints = (value, goal) => goal === "points" || Math.abs(value) > 1;

/** A loss of value: percentage points of chance in games to win, else points; ~ says that it is estimated. */
export function loss(moment, goal) {
  const sign = moment.lossExact ? "" : "~ ";
  if (moment.lossPoints !== undefined)
    return sign + t("lost.points", { n: number(moment.lossPoints, moment.lossExact ? 0 : 1) });
  return (
    sign +
    (inPoints(moment.value ?? 0, goal)
      ? number(moment.loss, moment.lossExact ? 0 : 1)
      : Math.round(moment.loss * 50) + " %")
  );
}

/** 12345678 as 12.3 M, in German 12,3 M. */
export function count(many) {
  /** @type {[number, string][]} */
  const units = [
    [1e9, " G"],
    [1e6, " M"],
    [1e3, " k"],
  ];
  for (const [size, unit] of units) if (many >= size) return number(many / size, 1) + unit;
  return String(Math.round(many));
}

/** A strength level: its number, where it was measured its rating with the interval, and who plays on it. */
export function levelWords({ level, engine, rating, ratingInterval }) {
  const measured =
    rating === undefined
      ? ""
      : " · " +
        t("level.elo", { n: Math.round(rating), half: Math.round((ratingInterval[1] - ratingInterval[0]) / 2) });
  return `${t("level.n", { n: level })}${measured} · ${engine}`;
}
