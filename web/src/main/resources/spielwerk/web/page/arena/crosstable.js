import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { finite, percent, signed } from "./words.js";

const played = (engine) => engine.wins + engine.draws + engine.losses > 0;

/** Who stands where, and what each has got of each other. */
class Crosstable extends LitElement {
  static properties = { competition: { attribute: false } };
  static styles = [
    look,
    css`
      .scroll {
        overflow-x: auto;
        position: relative;
      }
      table {
        border-collapse: collapse;
        min-width: 100%;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.4rem 0.7rem;
        white-space: nowrap;
        text-align: right;
      }
      thead th {
        color: var(--muted);
        font-size: 0.82rem;
        font-weight: 600;
      }
      .name {
        text-align: left;
        max-width: 20rem;
        overflow: hidden;
        text-overflow: ellipsis;
        font-weight: 600;
      }
      .name small {
        display: block;
        font-weight: 400;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .number {
        text-align: center;
      }
      tbody tr {
        border-top: 1px solid var(--line);
      }
      .cell {
        background: color-mix(in srgb, var(--tint) var(--much), transparent);
        min-width: 4.2rem;
        text-align: center;
      }
      .self {
        background: repeating-linear-gradient(135deg, transparent 0 4px, var(--line) 4px 5px);
      }
      small {
        color: var(--muted);
      }
      .alarm {
        color: var(--bad);
        font-weight: 650;
      }
      .cell small {
        color: inherit;
      }
      @media (max-width: 560px) {
        th,
        td {
          padding: 0.4rem 0.35rem;
        }
        .name {
          max-width: 7.5rem;
        }
        .score small {
          display: block;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.competition;
  }

  /** Points of points possible, coloured from bad over nothing to good. */
  cell(row, id) {
    const cell = row?.against?.[id];
    if (!cell) return html`<td class=${row?.id === id ? "self" : ""}></td>`;
    const games = cell.wins + cell.draws + cell.losses;
    const share = cell.points / games;
    const much = Math.round(Math.abs(share - 0.5) * 70);
    return html`<td
      class="cell"
      style="--tint: var(${share >= 0.5 ? "--good" : "--bad"}); --much: ${much}%"
      title=${t("arena.wdl", { wins: cell.wins, draws: cell.draws, losses: cell.losses })}
    >
      ${cell.points}<small>/${games}</small>
    </td>`;
  }

  render() {
    const { competition } = this;
    const rows = new Map((competition.crosstable ?? []).map((row) => [row.id, row]));
    const ratings = new Map((competition.ratings ?? []).map((one) => [one.id, one]));
    const ids = rows.size ? competition.engines.map((engine) => engine.id) : [];
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("arena.standings")}>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col" class="name">${t("arena.player")}</th>
            <th scope="col">${t("arena.score")}</th>
            ${ratings.size ? html`<th scope="col">Elo</th>` : ""}
            <th scope="col">${t("arena.wdl.short")}</th>
            ${ids.map(
              (id, i) =>
                html`<th scope="col" class="number" title=${id}>
                  <span aria-hidden="true">${i + 1}</span
                  ><span class="hidden">${t("arena.against", { name: id })}</span>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${competition.engines.map(
            (engine, i) =>
              html`<tr data-player=${engine.id}>
                <td>${i + 1}</td>
                <th scope="row" class="name" title=${[engine.engine, engine.budget, engine.choice].join("  ")}>
                  ${engine.id}${this.alarm(engine.id)}${this.full(engine)}
                </th>
                <td class="score">
                  ${
                    played(engine)
                      ? html`${percent(engine.score)}
                          <small>${percent(engine.interval[0], 0)} – ${percent(engine.interval[1], 0)}</small>`
                      : "–"
                  }
                </td>
                ${ratings.size ? html`<td>${played(engine) ? this.elo(ratings.get(engine.id)) : "–"}</td>` : ""}
                <td>${engine.wins} <small>/</small> ${engine.draws} <small>/</small> ${engine.losses}</td>
                ${ids.map((id) => this.cell(rows.get(engine.id), id))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** The text that makes it, where that is more than its name. */
  full({ id, engine }) {
    return engine === id ? "" : html`<small>${engine}</small>`;
  }

  /** A sign beside the name of who lost games by its own fault. */
  alarm(id) {
    const failures = (this.competition.failures ?? []).filter((one) => one.id === id);
    if (!failures.length) return "";
    const lost = failures.reduce((sum, one) => sum + one.games, 0);
    const words = t("arena.failures", { n: lost });
    return html` <span class="alarm" role="img" aria-label=${words} title=${words}>⚠ ${lost}</span>`;
  }

  elo(rating) {
    if (!rating || finite(rating.elo) === null) return "";
    const [low, high] = rating.interval.map(finite);
    const half = (high - low) / 2;
    return html`${signed(rating.elo)} <small>±${Math.round(half)}</small>`;
  }
}
customElements.define("sw-crosstable", Crosstable);
