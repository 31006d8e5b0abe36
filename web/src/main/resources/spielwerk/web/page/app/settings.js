/** What a person likes, kept in the browser. */
const KEY = "spielwerk";
const usual = { lang: "", theme: "", name: "", legal: false, labels: true, numbers: false, colours: "usual", level: 3 };

function read() {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

export const settings = read();

/** Changes some of the settings and tells everybody who listens on the window. */
export function change(some) {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  window.dispatchEvent(new Event("settings"));
}

/** The language to show: the one chosen, else the browser's, if we have it. */
export function language() {
  const wanted = settings.lang || navigator.language.slice(0, 2);
  return wanted === "de" ? "de" : "en";
}

export function theme() {
  return settings.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}
