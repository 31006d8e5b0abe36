import { language } from "./settings.js";

/** The words of the page in the chosen language, by key. */
const words = {};

/** Loads the words of one area; a view loads its own before it is first shown. */
export async function load(area) {
  const lang = language();
  Object.assign(words, await (await fetch(`/page/i18n/${lang}/${area}.json`)).json());
  document.documentElement.lang = lang;
}

/** The words under a key; {name} in them is replaced. A key without words shows itself. */
export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Words that may be missing, such as the name of a game somebody dropped in. */
export const maybe = (key, fallback) => words[key] ?? fallback;
