import { query } from "../app/api.js";
import { t, maybe } from "../app/i18n.js";
import { language } from "../app/settings.js";
import { number, when } from "../charts/numbers.js";

/** The game of a run as people say it; options stay as they are. */
export function gameName(text) {
  const [id, ...options] = text.split(":");
  const name = maybe("game." + id, id);
  return options.length ? `${name} (${options.join(":")})` : name;
}

/** The name of who plays with an engine, if only one in a competition does; else the text of the engine. */
export function nameOf(competition, engine) {
  const players = (competition?.engines ?? []).filter((one) => one.engine === engine);
  return players.length === 1 ? players[0].id : engine;
}

/** Who plays a game that is under way, by seat. */
export const names = (competition, game) => game.players.map((one) => nameOf(competition, one)).join(" – ");

/** 3725 as 1 h 2 min. */
export function duration(seconds) {
  if (seconds < 60) return t("arena.seconds", { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 3600) return t("arena.minutes", { n: Math.round(seconds / 60) });
  if (seconds < 86400) return t("arena.hours", { h: Math.floor(seconds / 3600), m: Math.round((seconds % 3600) / 60) });
  return t("arena.days", { n: Math.round(seconds / 86400) });
}

/** Where the report of a run is, in the language of the page. */
export const report = (run, more = {}) => `/api/runs/${run.id}/report` + query({ ...more, lang: language() });

/** A date as the reader writes it. */
export const date = when;

/** How a run is doing, in a word or two. */
export const state = (run) => t(run.stopping ? "arena.state.stopping" : "arena.state." + run.state);

/** 0.5 as 50 %. */
export const percent = (share, digits = 1) => number(100 * share, digits) + " %";

/** Numbers that JSON cannot write come as words. */
export const finite = (value) => (typeof value === "number" && Number.isFinite(value) ? value : null);

/** +12 or −3, with a real minus. */
export const signed = (value) => (value > 0 ? "+" : value < 0 ? "−" : "±") + Math.abs(Math.round(value));

/** Says what went wrong, at the foot of the page. */
export function notice(element, refused) {
  element.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
}
