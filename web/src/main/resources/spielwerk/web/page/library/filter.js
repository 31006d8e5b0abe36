import { html, nothing } from "lit";
import { t, maybe } from "../app/i18n.js";
import { get, query } from "../app/api.js";

/** No wish at all. */
export const EMPTY = { game: "", player: "", fate: "", words: "", result: "", from: "", before: "" };

/** The fields by which games of a library are found; they pass on what is wished. */
export function filters(library) {
  const { wish } = library;
  const choice = (name, label, values) =>
    html`<select aria-label=${label} data-filter=${name} @change=${(e) => library.filter({ [name]: e.target.value })}>
      ${values.map(
        ([value, words]) => html`<option value=${value} ?selected=${wish[name] === value}>${words}</option>`,
      )}
    </select>`;
  const field = (name, label, type = "search", list = "") =>
    html`<input
      type=${type}
      aria-label=${label}
      title=${label}
      placeholder=${label}
      data-filter=${name}
      list=${list || nothing}
      .value=${wish[name]}
      @input=${(e) => list && propose(library, e.target.value)}
      @change=${(e) => library.filter({ [name]: e.target.value })}
    />`;
  return html`<form class="filter" @submit=${(e) => e.preventDefault()}>
    ${choice("game", t("new.game"), [
      ["", t("library.all")],
      ...library.games.map((game) => [game.id, maybe("game." + game.id, game.name)]),
    ])}
    ${field("player", t("library.player"), "search", "known-players")}
    <datalist id="known-players">${library.known.map((name) => html`<option value=${name}></option>`)}</datalist>
    ${
      wish.player
        ? choice("fate", t("collect.fate"), [
            ["", t("collect.fate.any")],
            ["won", t("collect.fate.won")],
            ["shared", t("collect.fate.shared")],
            ["lost", t("collect.fate.lost")],
          ])
        : ""
    }
    ${choice("result", t("library.result"), [
      ["", t("collect.result.any")],
      ["1", t("collect.result.first")],
      ["2", t("collect.result.second")],
      ["draw", t("drawn")],
    ])}
    ${field("words", t("library.words"))}
    <label class="day">${t("collect.from")}${field("from", t("collect.from"), "date")}</label>
    <label class="day">${t("collect.until")}${field("before", t("collect.until"), "date")}</label>
    ${
      Object.values(wish).some(Boolean)
        ? html`<button type="button" class="quiet" id="clear" @click=${() => library.filter(EMPTY)}>
            ${t("collect.clear")}
          </button>`
        : ""
    }
  </form>`;
}

/** Names with this prefix, of those who played here. */
async function propose(library, start) {
  if (!start.trim()) return;
  library.typed = start;
  const none = { items: [] }; // one can type the whole name
  const known = await get("/players" + query({ start, ...library.where })).catch(() => none);
  if (library.typed === start) library.known = known.items;
}
