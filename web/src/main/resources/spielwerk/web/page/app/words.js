import { t, maybe } from "./i18n.js";

/** Who somebody is, as people say it. */
export function who(table, seat) {
  const chair = table.seats[seat];
  return chair.kind === "engine" && chair.level ? t("level.n", { n: chair.level }) : chair.name;
}

/** What a seat is called: black, X, first player, player 3. */
export function seatWord(game, seat, name = String(seat + 1)) {
  const number = /^player (\d+)$/.exec(name)?.[1];
  return maybe(
    `seat.${game.split(":")[0]}.${seat}`,
    number ? t("seat.player", { n: number }) : maybe("seat." + name, name),
  );
}

export const side = (table, seat) => seatWord(table.game, seat, table.seatNames?.[seat]);

/** How a game ended, in a few words. */
export function result(table) {
  const { shares, reason } = table.ending;
  const best = Math.max(...shares);
  const winners = shares.map((share, seat) => (share === best ? seat : -1)).filter((seat) => seat >= 0);
  const outcome = winners.length === 1 ? t("won", { who: who(table, winners[0]) }) : t("drawn");
  return reason === "finished" ? outcome : `${outcome} (${maybe("reason." + reason, reason)})`;
}

/** A value for who is to move: a chance in games to win, else points. */
export function value(candidate, goal) {
  if (candidate.value === undefined) return "";
  if (goal === "points") return (candidate.value > 0 ? "+" : "") + candidate.value.toFixed(1);
  return Math.round((candidate.value + 1) * 50) + " %";
}

/** A loss of value: percentage points of chance in games to win, else points; ~ says that it is estimated. */
export function loss(moment, goal) {
  const sign = moment.lossExact ? "" : "~ ";
  return (
    sign + (goal === "points" ? moment.loss.toFixed(moment.lossExact ? 0 : 1) : Math.round(moment.loss * 50) + " %")
  );
}

/** 12345678 as 12.3 M. */
export function count(number) {
  /** @type {[number, string][]} */
  const units = [
    [1e9, " G"],
    [1e6, " M"],
    [1e3, " k"],
  ];
  for (const [size, unit] of units) if (number >= size) return (number / size).toFixed(1) + unit;
  return String(Math.round(number));
}
