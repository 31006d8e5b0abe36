import { t } from "../app/i18n.js";
import { number } from "../charts/numbers.js";

/** A whole number with a real minus. */
export const whole = (value) => String(value).replace("-", "−");

/**
 * A search's value: a number, a game won or lost in so many moves, or an open bound (null).
 *
 * @param win what a win on the spot is worth; 1 where values are +1, 0 and -1
 */
export function told(value, win, open = "∞") {
  if (value === null || value === undefined) return open;
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  if (win === 1) return (value > 0 ? "+" : "") + whole(value);
  if (Math.abs(value) > win - 2000) return t(value > 0 ? "learn.won" : "learn.lost", { n: win - Math.abs(value) });
  return whole(value);
}

/** A window as (α, β). */
export const range = (alpha, beta, win) => `(${told(alpha, win, "−∞")}, ${told(beta, win, "∞")})`;

/** A share or mean with so many places. */
export const real = (value, places = 2) => number(Number(value), places).replace("-", "−");
