import { html } from "lit";
import { t } from "../app/i18n.js";
import { count, value } from "../app/words.js";

/** What each engine of a game under way thought of its last move. */
export function liveThoughts({ players, thoughts, goal }) {
  if (!thoughts?.length) return "";
  return html`<ul class="thoughts" data-thoughts>
    ${thoughts.map(
      (one) =>
        html`<li>
          <b>${players[one.seat]}</b>
          ${[
            one.value === undefined ? "" : (one.exact ? "= " : "~ ") + value(one, goal),
            one.depth ? t("analysis.depth", { n: one.depth }) : "",
            one.nodes ? t("analysis.nodes", { n: count(one.nodes) }) : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </li>`,
    )}
  </ul>`;
}
