/**
 * Sets of colours for boards and pieces, by name (settings.colours). Each gives values to the CSS
 * variables that boards draw with; "usual" leaves those of style/tokens.css, by day and by night.
 * @type {Record<string, Record<string, string>>}
 */
export const COLOURS = {
  usual: {},
  walnut: {
    "--board": "#a9774a",
    "--board-line": "#7d5330",
    "--board-edge": "#563820",
    "--dark-piece": "#24170f",
    "--dark-piece-light": "#5a4334",
    "--light-piece": "#f3e3c6",
    "--light-piece-light": "#fffaf0",
    "--wood": "#c99f67",
    "--wood-line": "#6f4a22",
    "--frame": "#7b4f2c",
    "--first": "#8f2f1f",
    "--second": "#e9c46a",
  },
  slate: {
    "--board": "#5f7283",
    "--board-line": "#475868",
    "--board-edge": "#2f3c48",
    "--dark-piece": "#14181d",
    "--dark-piece-light": "#444c56",
    "--light-piece": "#eef2f5",
    "--light-piece-light": "#ffffff",
    "--wood": "#c3ccd3",
    "--wood-line": "#5c6a76",
    "--frame": "#44596b",
    "--first": "#b23a48",
    "--second": "#f2c14e",
  },
  contrast: {
    "--board": "#ffffff",
    "--board-line": "#000000",
    "--board-edge": "#1a1a1a",
    "--dark-piece": "#000000",
    "--dark-piece-light": "#000000",
    "--light-piece": "#ffffff",
    "--light-piece-light": "#ffffff",
    "--wood": "#ffffff",
    "--wood-line": "#000000",
    "--frame": "#1a1a1a",
    "--frame-hole": "#ffffff",
    "--first": "#a3001e",
    "--second": "#ffb000",
    "--piece-edge": "#000000",
    "--dot": "#000000",
  },
};

const VARIABLES = new Set(Object.values(COLOURS).flatMap((set) => Object.keys(set)));

/**
 * Puts a set of colours on an element; an unknown name is the usual one.
 * @param {HTMLElement} element
 * @param {string} name
 */
export function wear(element, name) {
  const set = COLOURS[name] ?? COLOURS.usual;
  for (const variable of VARIABLES) {
    if (set[variable]) element.style.setProperty(variable, set[variable]);
    else element.style.removeProperty(variable);
  }
}
