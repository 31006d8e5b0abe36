import { html } from "lit";
import { t } from "../app/i18n.js";
import { loss, side } from "../app/words.js";

/** How many turns are worth a second look. */
const MOST = 5;

/**
 * The turns of a game that cost most, those of the persons here if there are any, with what would have been
 * better; a click shows the position.
 * @param {import("./store.js").TableStore} store
 */
export function costliest(store) {
  const mine = store.table.seats.map((seat, i) => seat.kind === "person" && store.rights.may(i));
  const turns = store
    .mainLine()
    .map((node) => ({ node, moment: store.moments.get(node.id), before: store.moments.get(node.parent) }))
    .filter(({ node, moment, before }) => moment?.loss > 0 && before?.line?.length && before.line[0] !== node.move)
    .filter(({ before }) => !mine.includes(true) || mine[before.turn])
    .sort((a, b) => (b.moment.lossPoints ?? b.moment.loss) - (a.moment.lossPoints ?? a.moment.loss))
    .slice(0, MOST);
  if (!turns.length) return "";
  return html`<h3>${t("play.costliest")}</h3>
    <ol id="costliest">
      ${turns.map(
        ({ node, moment, before }) =>
          html`<li>
            <button class="small" @click=${() => store.look(node.parent)}>
              ${t("play.costliest.turn", {
                n: node.ply,
                who: side(store.table, before.turn),
                move: node.move,
                better: before.line[0],
                loss: loss(moment, store.table.goal),
              })}
            </button>
          </li>`,
      )}
    </ol>`;
}
