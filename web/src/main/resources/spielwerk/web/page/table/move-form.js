import { html } from "lit";
import { t } from "../app/i18n.js";

/**
 * A move by the keyboard.
 * @param {import("./store.js").TableStore} store
 */
export const moveForm = (store) =>
  html`<form @submit=${(event) => typed(event, store)}>
    <label class="hidden" for="move">${t("move.label")}</label>
    <input
      id="move"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      placeholder=${t("move.type")}
      ?disabled=${store.mover < 0}
    />
  </form>`;

function typed(event, store) {
  event.preventDefault();
  const { move } = event.currentTarget.elements;
  const text = move.value.trim();
  if (text) store.play(text);
  move.value = "";
}
