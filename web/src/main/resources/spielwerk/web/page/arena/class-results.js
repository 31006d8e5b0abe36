import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { post, remove } from "../app/api.js";
import { save } from "../app/download.js";
import { language } from "../app/settings.js";
import { exerciseName } from "../learn/exercises.js";
import { csv } from "./csv.js";
import { notice } from "./words.js";

/** Who solved what, a line for each pupil and a column for each exercise, as the teacher sees it. */
class ClassResults extends LitElement {
  static properties = { items: { attribute: false }, exercises: { attribute: false }, path: {}, school: {} };
  static styles = [
    look,
    css`
      .scroll {
        overflow: auto;
        max-height: 75dvh;
        margin: 0.5rem 0;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        border-bottom: 1px solid var(--line);
        padding: 0.3rem 0.6rem;
        text-align: center;
        white-space: nowrap;
      }
      thead th {
        font-size: 0.82rem;
        font-weight: 600;
        white-space: normal;
        min-width: 7rem;
        max-width: 9rem;
        vertical-align: bottom;
        hyphens: auto;
        overflow-wrap: break-word;
      }
      th:first-child {
        position: sticky;
        left: 0;
        background: var(--surface);
        text-align: left;
        z-index: 1;
      }
      tbody th {
        max-width: 11rem;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .solved {
        color: var(--good);
        font-weight: 700;
      }
      .tried {
        color: var(--bad);
      }
      small {
        color: var(--muted);
        display: block;
        font-weight: 400;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any[]} */
    this.items = [];
    /** @type {string[]} */
    this.exercises = [];
    this.path = "";
    this.school = "";
  }

  /** What somebody has tried, in the order of the teacher's choice, then what nobody has tried yet. */
  get columns() {
    const tried = new Set(this.items.flatMap(({ results }) => results.map((one) => one.exercise)));
    const first = this.exercises.filter((one) => tried.has(one));
    return [...new Set([...first, ...tried, ...this.exercises])];
  }

  pupil(name) {
    return `${this.path}/pupils/${encodeURIComponent(name)}`;
  }

  async release(name) {
    await post(this.pupil(name) + "/release").catch((refused) => notice(this, refused));
  }

  async drop(name) {
    if (!confirm(t("class.remove.sure", { name }))) return;
    await remove(this.pupil(name)).catch((refused) => notice(this, refused));
  }

  /** A line for each pupil and exercise, as spreadsheets can count it. */
  save() {
    const head = ["pupil", "exercise", "is", "tries", "best", "of", "last"].map((key) => t("class." + key));
    const rows = this.items.flatMap(({ name, results }) =>
      results.map((one) => [
        name,
        exerciseName(one.exercise),
        t(one.solved ? "class.yes" : "class.no"),
        one.tries,
        one.points,
        one.most,
        one.last,
      ]),
    );
    const title = (this.school || "class").replaceAll(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 40);
    save(`${title}.csv`, csv([head, ...rows], language() === "de" ? ";" : ","));
  }

  cell(one) {
    if (!one) return html`<td></td>`;
    const words = t(one.solved ? "class.solved" : "class.tried", { n: one.tries });
    const points = one.most > 1 ? t("class.points", { points: one.points, most: one.most }) : "";
    return html`<td
      class=${one.solved ? "solved" : "tried"}
      data-exercise=${one.exercise}
      title=${[words, points, new Date(one.last).toLocaleString(language())].filter(Boolean).join(", ")}
    >
      ${one.solved ? "✓" : "✗"} ${one.tries}${one.most > 1 ? html`<small>${one.points}/${one.most}</small>` : ""}
    </td>`;
  }

  render() {
    const { items, columns } = this;
    if (!items.length) return html`<p class="muted">${t("class.none")}</p>`;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("class.results")}>
        <table id="results">
          <thead>
            <tr>
              <th scope="col">${t("class.pupil")}</th>
              <th scope="col">${t("class.total")}</th>
              ${columns.map((one) => html`<th scope="col">${exerciseName(one)}</th>`)}
              <td></td>
            </tr>
          </thead>
          <tbody>
            ${items.map(({ name, results, released }) => this.row(name, results, released))}
          </tbody>
        </table>
      </div>
      <div class="row">
        <button id="csv" @click=${this.save}>${t("class.csv")}</button>
        <span class="muted">${t("class.legend")}</span>
      </div>`;
  }

  row(name, results, released) {
    return html`<tr data-pupil=${name}>
      <th scope="row" title=${name}>${name}</th>
      <td>${results.filter((one) => one.solved).length}</td>
      ${this.columns.map((exercise) => this.cell(results.find((one) => one.exercise === exercise)))}
      <td>
        ${
          released
            ? html`<span class="muted">${t("class.released")}</span>`
            : html`<button
                class="quiet release"
                title=${t("class.release.about", { name })}
                aria-label=${t("class.release.about", { name })}
                @click=${() => this.release(name)}
              >
                ${t("class.release")}
              </button>`
        }<button class="quiet" aria-label=${t("class.remove", { name })} @click=${() => this.drop(name)}>✕</button>
      </td>
    </tr>`;
  }
}
customElements.define("sw-class-results", ClassResults);
