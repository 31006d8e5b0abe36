import { html } from "lit";
import { t, maybe } from "../app/i18n.js";
import { optionFields } from "./options.js";
import "./entrants.js";

/**
 * What there is to choose from: the games, and who plays the one that is chosen.
 * @typedef {{games: any[], engines: any[], levels: any[]}} Lists
 */

/**
 * What an editor gets: the words for its field, the value (nothing if it is left out), how it is
 * changed, and what there is to choose from.
 * @typedef {object} Edited
 * @property {string} label
 * @property {string} about
 * @property {any} value
 * @property {(value: any) => void} set
 * @property {Lists} lists
 */

/** @typedef {Event & {target: HTMLInputElement}} Changed */

/** @param {Edited} edited */
function game({ value = "", set, lists }) {
  const id = value.split(/[:(]/)[0];
  const options = lists.games.find((one) => one.id === id)?.options ?? {};
  return html`<div class="wide">
    <div class="row">
      ${lists.games.map(
        (one) =>
          html`<button data-game=${one.id} aria-pressed=${one.id === id} @click=${() => set(one.id)}>
            ${maybe("game." + one.id, one.name)}
          </button>`,
      )}
    </div>
    ${
      Object.keys(options).length
        ? html`<details>
            <summary>${t("form.options")}: <code>${value}</code></summary>
            <div class="fields">${optionFields(value, options, set)}</div>
          </details>`
        : ""
    }
  </div>`;
}

const BLANK = { name: "", engine: "", budget: "", choice: "" };

/** A player who has only an engine may stand as a text. */
const player = (/** @type {any} */ one) => (typeof one === "string" ? { ...BLANK, engine: one } : { ...BLANK, ...one });

/** @param {Record<string, string>} one */
function shortest(one) {
  const given = Object.fromEntries(Object.entries(one).filter(([, value]) => value !== ""));
  return Object.keys(given).length === 1 && given.engine ? given.engine : given;
}

/** @param {Edited} edited */
function players({ value = [], set, lists }) {
  return html`<sw-entrants
    class="wide"
    .players=${[value].flat().map(player)}
    .engines=${lists.engines}
    .levels=${lists.levels}
    @players=${(/** @type {CustomEvent} */ event) => set(event.detail.map(shortest))}
  ></sw-entrants>`;
}

/** @param {Edited} edited */
function teams({ label, about, value = {}, set }) {
  const of = [value.of ?? []].flat().join(" + ");
  const members = (/** @type {string} */ text) =>
    text
      .split("+")
      .map((one) => one.trim())
      .filter(Boolean);
  const change = (/** @type {any} */ some) => {
    const now = { ...value, ...some };
    set(now.of?.length ? Object.fromEntries(Object.entries(now).filter(([, one]) => one !== "")) : "");
  };
  return html`<details ?open=${of !== ""}>
    <summary>${label}</summary>
    <p><small>${about}</small></p>
    <div class="fields">
      <label
        >${t("form.teams.of")}<input
          name="teams.of"
          .value=${of}
          placeholder="mcts(sims=50) + alphabeta(depth=2) + random"
          @change=${(/** @type {Changed} */ e) => change({ of: members(e.target.value) })}
      /></label>
      <label
        >${t("form.teams.most")}<input
          name="teams.most"
          inputmode="numeric"
          .value=${value.most ?? ""}
          @change=${(/** @type {Changed} */ e) => change({ most: e.target.value.trim() })}
      /></label>
    </div>
  </details>`;
}

/** @param {Edited} edited */
function openings({ label, about, value = "", set }) {
  const listed = Array.isArray(value);
  const way = listed ? "list" : value.startsWith("random") ? "random" : value;
  const choose = (/** @type {string} */ to) => set(to === "random" ? "random:plies=4" : to === "list" ? [" "] : to);
  return html`<label
      >${label}<select name="openings" @change=${(/** @type {Changed} */ e) => choose(e.target.value)}>
        ${["", "none", "random", "list"].map(
          (one) =>
            html`<option value=${one} ?selected=${one === way}>${t("form.openings." + (one || "usual"))}</option>`,
        )}
      </select>
      <small>${about}</small></label
    >
    ${
      way === "random"
        ? html`<label
            >${t("form.plies")}<input
              inputmode="numeric"
              .value=${/\d+/.exec(value)?.[0] ?? "2"}
              @change=${(/** @type {Changed} */ e) => set("random:plies=" + e.target.value.trim())}
          /></label>`
        : ""
    }
    ${
      listed
        ? html`<label class="wide"
            >${t("form.openings.lines")}<textarea
              rows="4"
              .value=${value.join("\n").trim()}
              @change=${(/** @type {Changed} */ e) => set(lines(e.target.value))}
            ></textarea>
          </label>`
        : ""
    }`;
}

/** Those that are not empty; a list that has none yet is still a list. @param {string} text */
function lines(text) {
  const some = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return some.length ? some : [" "];
}

/** @param {Edited} edited */
function anchor({ label, about, value = {}, set }) {
  const [name = "", elo = ""] = Object.entries(value)[0] ?? [];
  const change = (/** @type {string} */ who, /** @type {any} */ rating) => set(who ? { [who]: rating || "0" } : "");
  return html`<label
    >${label}<span class="pair"
      ><input
        aria-label=${label}
        name="anchor"
        .value=${name}
        placeholder="random"
        @change=${(/** @type {Changed} */ e) => change(e.target.value.trim(), elo)} /><input
        aria-label="Elo"
        inputmode="numeric"
        .value=${String(elo)}
        placeholder="0"
        @change=${(/** @type {Changed} */ e) => change(name, e.target.value.trim())} /></span
    ><small>${about}</small></label
  >`;
}

/**
 * How people choose values for which there is something better than to type them, by the field's
 * editor.
 * @type {Record<string, (edited: Edited) => unknown>}
 */
export const EDITORS = { game, players, teams, openings, anchor };
