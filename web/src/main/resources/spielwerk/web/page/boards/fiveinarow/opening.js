import { html, nothing } from "lit";
import { t } from "../../app/i18n.js";

/** What rules and openings add to the board: forbidden points and choices that are not squares. */

/** @typedef {{x: number, y: number, reason: string}} Forbidden */

/**
 * The forbidden points of a position with their reasons.
 * @param {import("./field.js").Field} field
 * @param {any} view
 * @returns {Forbidden[]}
 */
export function forbidden(field, view) {
  return Object.entries(view?.forbidden ?? {}).flatMap(([move, why]) => {
    const place = field.place(move);
    return place ? [{ ...place, reason: t(`boards.forbidden.${why}`) }] : [];
  });
}

/** Below the board: what an opening asks for, with a button for each choice, and why a point is forbidden. */
export function guidance(board) {
  const { view, over } = board.position;
  const task = over ? "" : (view?.task ?? "");
  if (!task && !board.why) return nothing;
  const colour = t(view?.colour === 1 ? "white" : "black");
  return html`<div class="rule">
    ${task === "put" ? html`<span>${t("boards.opening.put", { colour })}</span>` : nothing}
    ${
      task.startsWith("choose")
        ? html`<span>${t("boards.opening.choose")}</span>
            <button data-take ?disabled=${!board.playable} @click=${() => board.play("black")}>
              ${t("boards.opening.black")}
            </button>`
        : nothing
    }
    ${
      task === "choose or two"
        ? html`<button data-two ?disabled=${!board.playable} @click=${() => board.play("two")}>
            ${t("boards.opening.two")}
          </button>`
        : nothing
    }
    ${board.why ? html`<span class="why" data-why>${board.why}</span>` : nothing}
  </div>`;
}
