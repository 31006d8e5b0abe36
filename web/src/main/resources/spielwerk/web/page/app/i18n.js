import { language } from "./settings.js";

/** The words of the page in the chosen language. */
let words = {};

export async function load() {
  const lang = language();
  words = await (await fetch(`/i18n/${lang}.json`)).json();
  document.documentElement.lang = lang;
}

/** The words under a key; {name} in them is replaced. A key without words shows itself. */
export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Words that may be missing, such as the name of a game somebody dropped in. */
export const maybe = (key, fallback) => words[key] ?? fallback;
