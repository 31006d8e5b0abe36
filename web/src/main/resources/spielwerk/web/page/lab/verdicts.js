import { LitElement, html, svg, css, nothing } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { language } from "../app/settings.js";
import { get } from "../app/api.js";
import { number, time, when } from "../charts/numbers.js";

const VERDICTS = ["held", "did not hold", "cannot be told"];

/** Width and height of the picture of a claim. */
const WIDE = 180;
const HIGH = 22;

/** p, as far as it says something. */
const probability = (p) => (p < 0.0001 ? `< ${number(0.0001, 4)}` : number(p, p < 0.01 ? 4 : 2));

/** Every finding of the papers with its verdict, and what was found beyond them. */
class Verdicts extends LitElement {
  static properties = { all: { state: true }, paper: { state: true }, fault: { state: true } };
  static styles = [
    look,
    css`
      h1 {
        font-size: 1.5rem;
      }
      .lead {
        color: var(--muted);
        max-width: 52rem;
        margin: 0.3rem 0 1rem;
      }
      .back {
        text-decoration: none;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: 0.86rem;
      }
      th {
        text-align: left;
        font-weight: 600;
        color: var(--muted);
      }
      td,
      th {
        padding: 0.25rem 0.5rem;
        vertical-align: top;
      }
      tr.finding td {
        border-top: 1px solid var(--line);
        padding-top: 0.6rem;
        font-size: 0.95rem;
      }
      tr.claim td {
        color: var(--muted);
      }
      td.number {
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      code {
        font-family: var(--mono);
        font-size: 0.78rem;
        overflow-wrap: anywhere;
      }
      .badge {
        font-weight: 600;
      }
      td:last-child {
        white-space: nowrap;
      }
      [data-verdict="held"] {
        color: var(--good, #15803d);
      }
      [data-verdict="did not hold"] {
        color: var(--bad);
      }
      .counts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.4rem;
        margin: 0.6rem 0;
      }
      details {
        font-size: 0.84rem;
      }
      svg {
        display: block;
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem 1.2rem;
        align-items: center;
        margin: 0.4rem 0 0.8rem;
        font-size: 0.84rem;
        color: var(--muted);
      }
      .legend span {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
      }
      .line {
        stroke: var(--accent);
        stroke-width: 2;
      }
      .dot {
        fill: var(--accent);
      }
      .theirs {
        fill: var(--surface);
        stroke: var(--bad);
        stroke-width: 1.6;
      }
      .claimed {
        stroke: var(--muted);
        stroke-dasharray: 2 2;
      }
      .margin {
        fill: var(--line);
      }
      @media (max-width: 700px) {
        thead {
          display: none;
        }
        table,
        tbody,
        tr,
        td {
          display: block;
        }
        tr.finding {
          border-top: 1px solid var(--line);
          padding-top: 0.4rem;
        }
        tr.finding td {
          border: 0;
          padding-top: 0.1rem;
        }
        tr.claim {
          margin: 0.4rem 0 0.8rem 0.6rem;
        }
        tr.claim td {
          padding: 0.1rem 0.5rem;
        }
        tr.claim td:empty {
          display: none;
        }
        td[data-label]::before {
          content: attr(data-label) ": ";
        }
      }
    `,
  ];

  constructor() {
    super();
    this.all = null;
    this.paper = "";
    this.fault = "";
    this.told = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("settings", this.told);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("settings", this.told);
  }

  async load() {
    try {
      this.all = await get("/verdicts");
    } catch (refused) {
      this.fault = refused.message;
    }
  }

  render() {
    if (this.fault) return html`<p class="panel" role="alert">${this.fault}</p>`;
    if (!this.all) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    const mine = (item) => !this.paper || item.paper === this.paper;
    const beyond = this.all.beyond.filter(mine);
    return html`<a class="back" href="#/lab">← ${t("lab.all")}</a>
      <h1>${t("lab.verdicts")}</h1>
      <p class="lead">${t("lab.verdicts.rule")}</p>
      <p>
        <label for="paper">${t("lab.verdicts.paper")}</label>
        <select id="paper" @change=${(event) => (this.paper = event.target.value)}>
          <option value="">${t("lab.verdicts.all")}</option>
          ${this.all.papers.map((paper) => html`<option value=${paper.id}>${t("lab.paper." + paper.id)}</option>`)}
        </select>
      </p>
      ${this.legend()} ${this.table(this.all.items.filter(mine))}
      ${
        beyond.length
          ? html`<h2>${t("lab.verdicts.beyond")}</h2>
              ${this.table(beyond)}`
          : nothing
      }`;
  }

  legend() {
    const sign = (drawn) => svg`<svg width="30" height="16" aria-hidden="true">${drawn}</svg>`;
    return html`<p class="legend">
      <span
        >${sign(svg`<line class="line" x1="2" y1="8" x2="28" y2="8"/><circle class="dot" cx="15" cy="8" r="3.5"/>`)}
        ${t("lab.verdicts.legend.here")}</span
      >
      <span>${sign(svg`<path class="theirs" d="M15 3l5 5-5 5-5-5z"/>`)} ${t("lab.verdicts.legend.paper")}</span>
      <span
        >${sign(svg`<line class="claimed" x1="15" y1="0" x2="15" y2="16"/>`)} ${t("lab.verdicts.legend.number")}</span
      >
      <span
        >${sign(svg`<rect class="margin" x="4" y="3" width="22" height="10"/>`)}
        ${t("lab.verdicts.legend.margin")}</span
      >
    </p>`;
  }

  table(items) {
    const count = (verdict) => items.filter((item) => item.verdict === verdict).length;
    return html`<p class="counts">
        ${VERDICTS.map(
          (verdict) =>
            html`<span><b data-verdict=${verdict}>${count(verdict)}</b> ${t("lab.verdict." + verdict)}</span>`,
        )}
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th></th>
              <th>${t("lab.verdicts.finding")}</th>
              <th>${t("lab.verdicts.picture")}</th>
              <th>${t("lab.verdicts.here")}</th>
              <th>${t("lab.verdicts.n")}</th>
              <th>${t("lab.verdicts.p")}</th>
              <th>${t("lab.verdicts.power")}</th>
              <th>${t("lab.verdicts.verdict")}</th>
            </tr>
          </thead>
          <tbody>
            ${items.map((item) => this.finding(item))}
          </tbody>
        </table>
      </div>`;
  }

  finding(item) {
    const german = language() === "de";
    const figure = german ? item.zahl : item.figure;
    const place = [german ? item.stelle : item.place, figure && t("lab.verdicts.said", { figure })].filter(Boolean);
    const note = german ? item.hinweis : item.note;
    const runs = [...new Map(item.claims.filter((c) => c.command).map((c) => [c.command, c])).values()];
    return html`<tr class="finding" data-finding=${item.number}>
        <td class="number">${item.number}</td>
        <td colspan="6">
          ${german ? item.german : item.says}
          ${place.length ? html`<span class="muted">(${place.join("; ")})</span>` : nothing}
          ${note ? html`<br /><span class="muted">${note}</span>` : nothing}
          ${item.smaller.map((each) => html`<br /><span class="muted">${german ? each.german : each.says}</span>`)}
          ${item.diagnosis ? this.diagnosis(item.diagnosis) : nothing}
          ${
            runs.length
              ? html`<details>
                  <summary class="muted">${t("lab.verdicts.command")}</summary>
                  ${runs.map(
                    (c) =>
                      html`<p>
                        <code>${c.command}</code> <a href="#/lab/${c.experiment}">${c.experiment}</a><br /><span
                          class="muted"
                          >${t("lab.verdicts.took", {
                            date: when(c.date),
                            seconds: time(c.seconds),
                            build: c.build,
                            machine: c.machine,
                          })}</span
                        >
                      </p>`,
                  )}
                </details>`
              : nothing
          }
        </td>
        <td class="badge" data-verdict=${item.verdict}>${t("lab.verdict." + item.verdict)}</td>
      </tr>
      ${item.claims.map((claim) => this.claim(claim))}`;
  }

  /** Why a finding did not hold: another finding, which a click brings into view. */
  diagnosis(why) {
    const show = (event) => {
      event.preventDefault();
      this.renderRoot.querySelector(`[data-finding="${why.number}"]`)?.scrollIntoView({ block: "center" });
    };
    return html`<br />${t("lab.verdicts.diagnosis")}
      <a href="#/lab/verdicts" data-diagnosis=${why.number} @click=${show}
        >${why.number} ${language() === "de" ? why.german : why.says}</a
      >
      <span class="badge" data-verdict=${why.verdict}>${t("lab.verdict." + why.verdict)}</span>`;
  }

  claim(claim) {
    const known = claim.value !== undefined;
    const exact = claim.kind === "EXACT";
    return html`<tr class="claim">
      <td></td>
      <td>
        <code>${claim.measure}</code> ${language() === "de" ? claim.claim.replace(/(\d)\.(\d)/g, "$1,$2") : claim.claim}
      </td>
      <td>${known ? this.picture(claim) : nothing}</td>
      <td class="number">
        ${
          known
            ? html`${number(claim.value)}
              ${exact ? nothing : html`<br />${number(claim.interval[0])} … ${number(claim.interval[1])}`}`
            : nothing
        }
      </td>
      <td class="number" data-label=${known ? t("lab.verdicts.n") : nothing}>
        ${known ? (exact ? t("lab.verdicts.exact") : number(claim.n)) : nothing}
      </td>
      <td class="number" data-label=${claim.p === undefined ? nothing : t("lab.verdicts.p")}>
        ${claim.p === undefined ? nothing : html`${probability(claim.p)}<br />(${probability(claim.holm)})`}
      </td>
      <td class="number" data-label=${claim.smallest === undefined ? nothing : t("lab.verdicts.power")}>
        ${
          claim.smallest === undefined
            ? nothing
            : (claim.kind === "RATIO" || claim.kind === "SPREAD" ? "×" : "±") + number(claim.smallest)
        }
      </td>
      <td>
        ${
          claim.scale
            ? html`<span data-verdict=${claim.verdict}>${t("lab.verdict." + claim.verdict)}</span><br />${t(
                  "lab.verdicts.scale." + claim.scale,
                )}`
            : t("lab.verdicts.missing")
        }
      </td>
    </tr>`;
  }

  /** Our interval, the paper's value, the claim's number and its margin, on one scale. */
  picture(claim) {
    const [low, high] = claim.interval;
    const all = [low, high, claim.than - claim.margin, claim.than + claim.margin, claim.paper ?? claim.than];
    const least = Math.min(...all);
    const room = (Math.max(...all) - least) * 0.08 || 1;
    const scale = WIDE / (Math.max(...all) - least + 2 * room);
    const x = (value) => (value - least + room) * scale;
    const y = HIGH / 2;
    return html`<svg width=${WIDE} height=${HIGH} role="img" aria-label=${t("lab.verdicts.picture")}>
      ${
        claim.margin > 0
          ? svg`<rect class="margin" x=${x(claim.than - claim.margin)} y=${y - 6} height="12"
              width=${2 * claim.margin * scale} />`
          : nothing
      }
      ${svg`<line class="claimed" x1=${x(claim.than)} x2=${x(claim.than)} y1="1" y2=${HIGH - 1} />
        <line class="line" x1=${x(low)} x2=${x(high)} y1=${y} y2=${y} />`}
      ${claim.paper === undefined ? nothing : svg`<path class="theirs" d="M${x(claim.paper)} ${y - 5}l5 5-5 5-5-5z" />`}
      ${svg`<circle class="dot" cx=${x(claim.value)} cy=${y} r="3.5" />`}
    </svg>`;
  }
}
customElements.define("sw-verdicts", Verdicts);
