import { language } from "../app/settings.js";

/** Numbers as the reader's language writes them: 12.345,6 or 12,345.6. */
export function number(value, digits) {
  if (value === null || value === undefined || Number.isNaN(value)) return "–";
  const size = Math.abs(value);
  const usual = size === 0 || Number.isInteger(value) ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  if (digits === undefined && size > 0 && size < 0.001)
    return value.toExponential(1).replace(".", language() === "de" ? "," : ".");
  return new Intl.NumberFormat(language(), {
    maximumFractionDigits: digits ?? usual,
    minimumFractionDigits: digits ?? 0,
    signDisplay: "negative",
  }).format(value);
}

/** Large numbers, short: 12.5M. */
export const short = (value) =>
  new Intl.NumberFormat(language(), { notation: "compact", maximumFractionDigits: 1 }).format(value);

/** 0.53 as 53 %. */
export const percent = (value, digits = 0) =>
  value == null
    ? "–"
    : new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(value);

/** Seconds as people say them. */
export function time(seconds) {
  if (seconds < 90) return `${number(seconds, seconds < 10 && seconds % 1 ? 1 : 0)} s`;
  if (seconds < 5400) return `${number(seconds / 60, seconds < 600 && seconds % 60 ? 1 : 0)} min`;
  return `${number(seconds / 3600, 1)} h`;
}

/** When something was, in the reader's language and time. */
export const when = (text) =>
  text ? new Date(text).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" }) : "";
