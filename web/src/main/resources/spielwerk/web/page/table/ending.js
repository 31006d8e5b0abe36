import { html } from "lit";
import { t } from "../app/i18n.js";
import { post } from "../app/api.js";
import { givenOf, keysOf, remember, rememberGiven } from "../app/keyring.js";
import { say } from "../app/sentences.js";

/**
 * Asks whether it is meant.
 * @param {() => void} yes
 * @param {() => void} no
 */
export const resignQuestion = (yes, no) =>
  html`${t("play.resign.sure")}
    <button id="yes" class="primary" @click=${yes}>${t("bar.resign")}</button>
    <button id="no" @click=${no}>${t("cancel")}</button>`;

/**
 * Why the game does not go on, and where its engine failed.
 * @param {{trouble: string, trace?: string[]}} table
 */
export const trouble = ({ trouble, trace = [] }) =>
  html`<span class="trouble">${say(trouble)}</span> ${
      trace.length
        ? html`<details class="trace">
            <summary>${t("status.trace")}</summary>
            <pre tabindex="0">${trace.join("\n")}</pre>
          </details>`
        : ""
    }`;

/**
 * Opens the next game, everybody one seat further; what this browser has keys to here, it has there.
 * @param {import("./store.js").TableStore} store
 */
export async function rematch(store) {
  const { id, table } = store;
  try {
    const { table: next } = await post(store.path("/rematch"));
    for (const key of [...keysOf(id)].reverse()) remember(next, key);
    for (const [seat, key] of Object.entries(givenOf(id)))
      rememberGiven(next, (Number(seat) + 1) % table.seats.length, key);
    location.hash = `#/t/${next}`;
  } catch (refused) {
    store.trouble(refused);
  }
}

/** A game that is over goes on at another table. */
export const rematchButton = (store) => {
  const { table, rights } = store;
  return table.status === "over" && rights.part
    ? html`<button id="rematch" class="primary" @click=${() => rematch(store)}>${t("bar.rematch")}</button>`
    : "";
};
