/** What a person likes, kept in the browser. */
const KEY = "spielwerk";
const usual = {
  lang: "",
  theme: "",
  name: "",
  legal: false,
  labels: true,
  numbers: false,
  arrows: true,
  colours: "usual",
  levels: {},
  guide: true,
  inTurn: false,
};

function read() {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...usual };
  }
}

export const settings = read();

/** Who plays against somebody who has chosen no level yet. */
const FIRST_LEVEL = 3;

/** The level that was last chosen in a game, whatever its options; most: how many there are. */
export const levelOf = (game, most = Infinity) => Math.min(settings.levels[game.split(":")[0]] ?? FIRST_LEVEL, most);

/** Remembers a level for a game. */
export const keepLevel = (game, level) => change({ levels: { ...settings.levels, [game.split(":")[0]]: level } });

/** Changes some of the settings and notifies everybody who listens on the window. */
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
