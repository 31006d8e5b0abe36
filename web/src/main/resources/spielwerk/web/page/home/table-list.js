import { html } from "lit";
import { t, maybe } from "../app/i18n.js";
import { result, who } from "../app/words.js";

/** Tables that this browser has a seat at, or that only the owner of the workbench is told of. */
export const tableList = (id, tables) =>
  html`<ul class="tables" id=${id}>
    ${tables.map(
      (table) =>
        html`<li>
          <a href="#/t/${table.id}">
            <b>${maybe("game." + table.game.split(":")[0], table.game)}</b>
            <span class="muted">${table.seats.map((_, seat) => who(table, seat)).join(" – ")}</span>
            <span class="muted">${table.ending ? result(table) : t("moves.n", { n: table.length })}</span></a
          >
        </li>`,
    )}
  </ul>`;
