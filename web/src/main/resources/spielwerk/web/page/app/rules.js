/**
 * Asks the frame of the page to show the rules of a game.
 * @param {EventTarget} from an element of the page
 * @param {string} game its name, perhaps with options
 */
export const showRules = (from, game) =>
  from.dispatchEvent(new CustomEvent("rules", { detail: game, bubbles: true, composed: true }));
