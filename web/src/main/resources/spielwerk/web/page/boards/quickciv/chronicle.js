import { html, svg } from "lit";
import { t } from "../../app/i18n.js";
import { buildingName, goods, seatName, whyItFell } from "./info.js";
import { name } from "./hexes.js";

const TABS = ["log", "graph", "sources"];
const FIGURES = ["points", "points a round", "food a round", "material a round", "hexes", "military"];
/** Nobody reads more lines; those before are in the list of moves. */
const LINES = 60;
const WIDE = 280;
const HIGH = 110;

/**
 * What was built and what fell, the newest first; who is told of a hex is asked to show it.
 * @param {import("./model.js").MapModel} model
 * @param {string[]} moves from the start
 */
export function events(model, moves) {
  const { movers, falls, first } = model.history;
  const players = model.players.length;
  const all = movers.map((seat, ply) => {
    const found = /^(.+)@(\d+),(\d+)$/.exec(moves[ply] ?? "");
    const round = first + Math.floor(ply / players);
    return found
      ? { ply, seat, round, building: found[1], hex: (Number(found[3]) - 1) * model.size + Number(found[2]) - 1 }
      : { ply, seat, round, building: "", hex: -1 };
  });
  const fallen = falls.map((fall) => ({ ply: fall.ply - 0.5, seat: fall.to, round: fall.round, hex: fall.hex, fall }));
  return [...all.filter((one) => one.hex >= 0), ...fallen].sort((a, b) => b.ply - a.ply);
}

/** What the others did since the thinking seat moved last, in their order. */
export function since(model, moves, seat) {
  const last = model.history.movers.lastIndexOf(seat);
  return events(model, moves)
    .filter((one) => one.ply > last)
    .reverse();
}

function log(model, moves, look) {
  const all = events(model, moves).slice(0, LINES);
  if (!all.length) return html`<p>${t("quickciv.log.none")}</p>`;
  return html`<ol class="log">
    ${all.map((one) => {
      const place = name(model.size, one.hex);
      const words = one.fall
        ? whyItFell(model, one.fall)
        : t("quickciv.log.built", {
            round: one.round + 1,
            who: seatName(model, one.seat),
            what: buildingName({ name: one.building }),
            where: place,
          });
      return html`<li>
        <button data-log=${place} class=${one.fall ? "fell" : ""} @click=${() => look(one.hex)}>
          <i class="chip s${one.seat}"></i>${words}
        </button>
      </li>`;
    })}
  </ol>`;
}

function graph(model, figure, choose) {
  const seats = model.history.figures[figure] ?? [];
  const most = Math.max(1, ...seats.flat());
  const rounds = Math.max(1, (seats[0]?.length ?? 1) - 1);
  const points = (line) =>
    line.map((n, i) => `${((i / rounds) * WIDE).toFixed(1)},${(HIGH - (Math.max(0, n) / most) * HIGH).toFixed(1)}`);
  return html`<label class="figure"
      ><span class="hidden">${t("quickciv.graph.what")}</span>
      <select @change=${(e) => choose(e.target.value)}>
        ${FIGURES.map(
          (one) => html`<option value=${one} ?selected=${one === figure}>${t("quickciv.graph." + one)}</option>`,
        )}
      </select></label
    >
    <svg class="graph" viewBox="-2 -4 ${WIDE + 4} ${HIGH + 20}" role="img" aria-label=${t("quickciv.graph." + figure)}>
      <path class="axis" d="M0 0V${HIGH}H${WIDE}" />
      ${seats.map((line, seat) => svg`<polyline class="course s${seat}" points=${points(line).join(" ")} />`)}
      <text x="4" y="8" class="left">${most}</text>
      <text x=${WIDE} y=${HIGH + 12} class="right">
        ${t("quickciv.graph.round", { n: model.history.first + rounds })}
      </text>
    </svg>
    <p class="key">
      ${seats.map(
        (line, seat) => html`<span><i class="chip s${seat}"></i>${seatName(model, seat)} ${line.at(-1)}</span> `,
      )}
    </p>`;
}

const sources = (model) =>
  html`<table class="standing">
    <tbody>
      ${model.players.map((_, seat) =>
        model.sources(seat).map(
          ([kind, sum], i) =>
            html`<tr>
              <th scope="row">${i ? "" : html`<i class="chip s${seat}"></i>${seatName(model, seat)}`}</th>
              <td>${t("quickciv.class." + kind)}</td>
              <td>${goods(sum, "+")}</td>
            </tr>`,
        ),
      )}
    </tbody>
  </table>`;

/**
 * What happened, how everybody fared, and where incomes come from.
 * @param {import("./model.js").MapModel} model
 * @param {string[]} moves
 * @param {{tab: string, figure: string}} shown
 * @param {(change: object) => void} choose
 * @param {(hex: number) => void} look
 */
export const chronicle = (model, moves, shown, choose, look) =>
  html`<div class="tabs" role="group" aria-label=${t("quickciv.chronicle")}>
      ${TABS.map(
        (tab) =>
          html`<button
            data-tab=${tab}
            aria-pressed=${String(shown.tab === tab)}
            @click=${() => choose({ tab: shown.tab === tab ? "" : tab })}
          >
            ${t("quickciv.tab." + tab)}
          </button>`,
      )}
    </div>
    ${shown.tab === "log" ? log(model, moves, look) : ""}
    ${shown.tab === "graph" ? graph(model, shown.figure, (figure) => choose({ figure })) : ""}
    ${shown.tab === "sources" ? sources(model) : ""}`;
