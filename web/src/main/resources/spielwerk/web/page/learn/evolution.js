import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { course } from "./generation.js";
import { real } from "./numbers.js";
import "./stepper.js";

const SIGNS = { top: "♛", middle: "?", out: "✗", child: "✚", drawn: "⚂" };

/** One generation of the Qwixx paper's trainer: parents, middle field and children (Abb. 5). */
class EvolutionLesson extends Lesson {
  static styles = [
    Lesson.frame,
    css`
      .fields {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr);
        gap: var(--gap);
        align-items: start;
        margin: 0.7rem 0;
      }
      .list {
        display: grid;
        gap: 2px;
      }
      .list h2 {
        margin-bottom: 0.3rem;
      }
      .one {
        display: grid;
        grid-template-columns: 1.4rem 3.4rem minmax(0, 1fr) 3.2rem;
        gap: 0.4rem;
        align-items: center;
        font-variant-numeric: tabular-nums;
        padding: 0.1rem 0.4rem;
        border-left: 6px solid var(--line);
        border-radius: 4px;
        background: var(--surface);
        min-height: 1.65rem;
      }
      .dense .one {
        min-height: 0;
        font-size: 0.72rem;
        padding: 0 0.4rem;
        line-height: 1.25;
      }
      .top,
      .child {
        border-left-color: var(--good);
      }
      .middle {
        border-left-color: var(--last);
      }
      .out {
        border-left-color: var(--bad);
        color: var(--muted);
      }
      .gone {
        text-decoration: line-through;
      }
      .drawn {
        border-left-color: var(--advice);
      }
      .now {
        outline: 3px solid var(--accent);
        outline-offset: -1px;
        background: var(--accent-soft);
      }
      .empty {
        color: var(--muted);
        background: transparent;
        border-left-style: dotted;
      }
      .bar {
        height: 0.75rem;
        background: var(--accent);
        border-radius: 2px;
        min-width: 2px;
      }
      .bar.wide {
        background: repeating-linear-gradient(45deg, var(--last) 0 5px, transparent 5px 9px);
      }
      .strip {
        display: flex;
        gap: 1px;
      }
      .strip i {
        flex: 1;
        height: 0.85rem;
        border-radius: 1px;
      }
      .strip i.changed {
        outline: 2px solid var(--last);
      }
      .detail {
        position: sticky;
        top: 0.6rem;
        display: grid;
        gap: 0.8rem;
      }
      .genes td,
      .genes th {
        padding: 0.25rem 0.45rem;
      }
      .genes .changed {
        color: var(--last);
        font-weight: 700;
        text-decoration: underline;
      }
      @media (max-width: 900px) {
        .fields {
          grid-template-columns: minmax(0, 1fr);
        }
        .detail {
          order: -1;
          position: static;
        }
      }
    `,
  ];

  get name() {
    return "evolution";
  }

  get usual() {
    return {
      size: 20,
      rounds: 10,
      reliable: 0.8,
      survivors: 0.7,
      children: 0.83,
      mutation: 0.05,
      generation: 0,
      seed: 1,
      step: 0,
    };
  }

  get last() {
    return this.data ? this.data.steps.length - 1 : 0;
  }

  question({ size, rounds, reliable, survivors, children, mutation, generation, seed }) {
    return query({ size, rounds, reliable, survivors, children, mutation, generation, seed });
  }

  async fetch(question) {
    const data = await get("/lessons/evolution" + question);
    return { ...data, steps: course(data) };
  }

  render() {
    const { values } = this;
    const field = (name, least, most, step = 1) =>
      this.number(
        name,
        t("learn.evo." + name),
        values[name],
        least,
        most,
        (value) => this.change({ [name]: value }),
        step,
      );
    return html`${this.head(t("learn.evolution"))}
      <div class="choice">${field("generation", 0, 50)}${field("seed", 0, 1e9)}${field("size", 4, 100)}</div>
      <details>
        <summary class="muted">${t("learn.more")}</summary>
        <div class="choice">
          ${field("rounds", 2, 50)}${field("reliable", 0, 1, 0.01)}${field(
            "survivors",
            0,
            1,
            0.01,
          )}${field("children", 0, 1, 0.01)}${field("mutation", 0, 1, 0.01)}
        </div>
      </details>
      ${this.data && !this.trouble ? this.stage() : ""}`;
  }

  stage() {
    const { data, at } = this;
    const step = data.steps[at];
    return html`<div class="fields">
        <section class="list ${data.ranked.length > 40 ? "dense" : ""}">
          <h2>${t("learn.evo.now", { n: data.generation })}</h2>
          ${step.order.map((i) => this.ranked(data.ranked[i], step))}
        </section>
        <section class="detail">
          <p class="tale" role="status">${t("learn.evo.tale." + step.kind, step.values)}</p>
          ${this.detail(step)}
        </section>
        <section class="list ${data.ranked.length > 40 ? "dense" : ""}">
          <h2>${t("learn.evo.then", { n: data.generation + 1 })}</h2>
          ${data.next.map((one, i) => this.next(one, i, step))}
        </section>
      </div>
      <sw-stepper .at=${at} .last=${this.last} @step=${(e) => this.change({ step: e.detail })}></sw-stepper>`;
  }

  ranked(one, step) {
    const most = Math.max(1, ...this.data.ranked.map(({ points }) => Math.abs(points)));
    const widest = Math.max(1, ...this.data.ranked.map(({ variance }) => variance));
    const field = step.fields ? one.field : "";
    const share = step.variance ? one.variance / widest : Math.max(0, one.points) / most;
    return html`<div
      class="one ${field} ${field === "out" && step.gone ? "gone" : ""} ${step.marked.includes(one.id) ? "now" : ""}"
    >
      <span aria-hidden="true">${field ? SIGNS[field] : ""}</span><span>${one.id}</span>
      <span class="bar ${step.variance ? "wide" : ""}" style="width:${100 * share}%"></span>
      <span>${real(step.variance ? one.variance : one.points, step.variance ? 0 : 1)}</span
      >${field ? html`<span class="hidden">${t("learn.evo.field." + field)}</span>` : ""}
    </div>`;
  }

  next(one, i, step) {
    if (i >= step.filled) return html`<div class="one empty"><span></span><span>–</span></div>`;
    const genes = step.mutated ? one.genes : one.before;
    return html`<div class="one ${one.kind} ${i === step.slot ? "now" : ""}">
      <span aria-hidden="true">${SIGNS[one.kind]}</span
      ><span>${step.mutated ? one.id : (this.data.ranked[i].field !== "out" ? this.data.ranked[i] : one).id}</span>
      <span class="strip" aria-hidden="true"
        >${genes.map(
          (gene, at) =>
            html`<i
              class=${step.mutated && one.mutated[at] ? "changed" : ""}
              style="background:${this.colour(gene)}"
            ></i>`,
        )}</span
      >
      <span>${step.mutated && one.mutated.includes(true) ? "✎ " + one.mutated.filter(Boolean).length : ""}</span
      ><span class="hidden">${t("learn.evo.field." + one.kind)}</span>
    </div>`;
  }

  colour(gene) {
    const share = Math.min(1, Math.abs(gene) / this.data.most);
    return `color-mix(in srgb, var(${gene < 0 ? "--advice" : "--last"}) ${Math.round(10 + 75 * share)}%, transparent)`;
  }

  /** Gene by gene: who was crossed, and what mutation did. */
  detail(step) {
    if (!step.rows) return "";
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("learn.evo.genes")}>
        <table class="genes">
          <thead>
            <tr>
              <th>${t("learn.evo.gene")}</th>
              ${step.rows.map(({ name }) => html`<th>${name.startsWith("learn.") ? t(name) : name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${step.rows[0].genes.map(
              (_, gene) =>
                html`<tr>
                  <td>${gene < 4 ? "b" : "c"}<sub>${(gene % 4) + 1}</sub></td>
                  ${step.rows.map(
                    ({ genes, changed }) =>
                      html`<td
                        class=${changed?.[gene] ? "changed" : ""}
                        style="background:color-mix(in srgb, ${this.colour(genes[gene])} 45%, transparent)"
                      >
                        ${real(genes[gene])}${changed?.[gene] ? " ✎" : ""}
                      </td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="muted">${t("learn.evo.genesof")}</p>`;
  }
}
customElements.define("sw-learn-evolution", EvolutionLesson);
