import { language } from "./settings.js";

/** The words of the page in the chosen language, by key. */
const words = {};

const asked = new Map();

/** Loads the words of one area, once; a view loads its own before it is first shown. */
export function load(area) {
  const lang = language();
  const file = `/page/i18n/${lang}/${area}.json`;
  if (!asked.has(file))
    asked.set(
      file,
      fetch(file).then((answer) => answer.json()),
    );
  return asked.get(file).then((some) => {
    Object.assign(words, some);
    document.documentElement.lang = lang;
  });
}

/** Loads the translations of sentences that the server sends in English, which are their own keys. */
export const loadTranslations = (/** @type {string} */ area) => (language() === "en" ? Promise.resolve() : load(area));

/** The words under a key; {name} in them is replaced. A key without words shows itself. */
export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Words that may be missing, such as the name of a game somebody dropped in. */
export const maybe = (key, fallback) => words[key] ?? fallback;

/** A sentence that the server sends in English, where its translation is loaded. */
export const translated = (/** @type {string} */ sentence) => maybe(sentence, sentence);
