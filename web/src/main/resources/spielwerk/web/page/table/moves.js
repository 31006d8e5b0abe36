import { LitElement, html, css, nothing } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { loss } from "../app/words.js";

/** Moves of up to so many letters stand two in a row. */
const SHORT = 9;

/** How many letters the longest move of the main line has. */
function longest(root) {
  let most = 0;
  for (let node = root.children[0]; node; node = node.children[0]) most = Math.max(most, node.move.length);
  return most;
}

/** The moves of a game with all variations; what is looked at can be annotated, promoted, deleted. */
class Moves extends LitElement {
  static properties = { store: {}, stamp: {}, folded: { state: true } };
  static styles = [
    look,
    css`
      .panel {
        display: flex;
        flex-direction: column;
        gap: 0.6rem;
        max-height: min(52dvh, 640px);
      }
      .list {
        overflow: auto;
        margin: 0 -0.4rem;
        padding: 0 0.4rem;
        flex: 1;
        min-height: 3rem;
      }
      .line {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 1px 0.3rem;
      }
      .line.long {
        grid-template-columns: minmax(0, 1fr);
      }
      .line.long > span:empty {
        display: none;
      }
      .wide {
        grid-column: 1 / -1;
      }
      button.move {
        border: 0;
        background: none;
        padding: 0.12rem 0.4rem;
        min-height: 1.75rem;
        text-align: left;
        border-radius: 6px;
        overflow-wrap: anywhere;
        font-variant-numeric: tabular-nums;
      }
      button.move:hover {
        background: var(--accent-soft);
      }
      button.move[aria-current] {
        background: var(--accent);
        color: var(--accent-ink);
      }
      .n {
        color: var(--muted);
        font-size: 0.8em;
        display: inline-block;
        min-width: 1.6em;
      }
      button.move[aria-current] .n {
        color: inherit;
      }
      .variation {
        border-left: 2px solid var(--line);
        margin: 0.1rem 0 0.25rem 0.5rem;
        padding-left: 0.4rem;
        font-size: 0.92rem;
      }
      .variation button.move {
        min-height: 1.6rem;
      }
      .mark {
        color: var(--bad);
        font-weight: 700;
      }
      .mark.good {
        color: var(--good);
      }
      button[aria-current] .mark {
        color: inherit;
      }
      .comment {
        color: var(--muted);
        font-style: italic;
        padding: 0 0.4rem;
        overflow-wrap: anywhere;
      }
      .tools {
        display: flex;
        gap: 0.3rem;
        flex-wrap: wrap;
        border-top: 1px solid var(--line);
        padding-top: 0.6rem;
      }
      .tools button,
      .tools select {
        min-height: 2rem;
        padding: 0.1rem 0.55rem;
        font-size: 0.9rem;
      }
      textarea {
        width: 100%;
        min-height: 3.2rem;
        resize: vertical;
        font-size: 0.92rem;
      }
      .head {
        display: flex;
        justify-content: space-between;
        align-items: center;
      }
      @media (max-width: 760px) {
        .panel {
          max-height: 45dvh;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    this.folded = new Set();
  }

  updated() {
    /** @type {HTMLElement | null} */
    const current = this.renderRoot.querySelector("[aria-current]");
    const list = find(this.renderRoot, ".list");
    // an analysis puts lines above the move that is looked at
    const shown = `${this.store.cursor} of ${this.store.nodes.size}`;
    if (current && shown !== this.shown) {
      this.shown = shown;
      const top = current.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40)
        list.scrollTop = top - list.clientHeight / 2;
    }
  }

  render() {
    const { store } = this;
    const root = store.nodes.get(0);
    return html`<section class="panel" aria-label=${t("moves.title")}>
      <div class="head">
        <h2>${t("moves.title")}</h2>
        <span class="muted">${t("moves.n", { n: store.table.length })}</span>
      </div>
      <div class="list" tabindex="0" role="group" aria-label=${t("moves.title")}>
        ${root.comment ? html`<p class="comment">${root.comment}</p>` : ""}
        ${
          root.children.length
            ? html`<div class="line ${longest(root) > SHORT ? "long" : ""}">${this.main(root)}</div>`
            : html`<p class="muted">${t("moves.none")}</p>`
        }
      </div>
      ${this.tools()}
    </section>`;
  }

  /** The main line; where there are others, they stand below the move. */
  main(root) {
    const rows = [];
    for (let node = root.children[0], before = root; node; before = node, node = node.children[0]) {
      rows.push(this.move(node));
      const others = before.children.slice(1);
      if (others.length) {
        if (node.ply % 2 === 1) rows.push(html`<span></span>`);
        rows.push(html`<div class="wide">${others.map((other) => this.variation(other))}</div>`);
        if (node.ply % 2 === 1 && node.children[0]) rows.push(html`<span></span>`);
      }
      if (node.comment) rows.push(html`<p class="comment wide">${node.comment}</p>`);
    }
    return rows;
  }

  variation(start) {
    const parts = [];
    const folded = this.folded.has(start.id);
    for (let node = start, first = true; node; node = node.children[0], first = false) {
      parts.push(this.move(node));
      if (node.comment) parts.push(html`<span class="comment">${node.comment}</span>`);
      if (folded) {
        if (node.children[0])
          parts.push(
            html`<button class="move" aria-label=${t("moves.unfold")} @click=${() => this.fold(start.id)}>…</button>`,
          );
        break;
      }
      const others = first ? [] : this.store.nodes.get(node.parent).children.slice(1);
      if (others.length) parts.push(html`${others.map((other) => this.variation(other))}`);
    }
    return html`<div class="variation">${parts}</div>`;
  }

  fold(id) {
    const folded = new Set(this.folded);
    if (!folded.delete(id)) folded.add(id);
    this.folded = folded;
  }

  move(node) {
    const here = node.id === this.store.cursor;
    const mark = this.store.mark(node);
    const moment = this.store.moments.get(node.id);
    const lost =
      (moment?.lossPoints ?? moment?.loss) > 0.005
        ? t(moment.lossExact ? "analysis.lostexact" : "analysis.lost", { n: loss(moment, this.store.table.goal) })
        : "";
    return html`<button
      class="move"
      data-node=${node.id}
      title=${lost || nothing}
      aria-current=${here ? "step" : nothing}
      @click=${() => this.store.look(node.id)}
    >
      <span class="n">${node.ply}</span
      >${node.move}${mark ? html`<span class="mark ${mark.startsWith("!") ? "good" : ""}">${mark}</span>` : ""}
    </button>`;
  }

  tools() {
    const { store } = this;
    const node = store.nodes.get(store.cursor);
    if (!node || node.id === 0) return "";
    let start = node;
    while (start.parent !== undefined && store.nodes.get(start.parent).children[0] === start)
      start = store.nodes.get(start.parent);
    const aside = start.parent !== undefined;
    return html`<div class="tools">
        <select aria-label=${t("moves.mark")} @change=${(e) => store.annotate(node.id, { mark: e.target.value })}>
          ${["", "!", "!!", "!?", "?!", "?", "??"].map(
            (mark) =>
              html`<option value=${mark} ?selected=${(node.mark ?? "") === mark}>${mark || t("moves.nomark")}</option>`,
          )}
        </select>
        ${
          aside
            ? html` <button @click=${() => store.promote(node.id)}>${t("moves.promote")}</button>
                <button @click=${() => this.fold(start.id)}>
                  ${t(this.folded.has(start.id) ? "moves.unfold" : "moves.fold")}
                </button>`
            : ""
        }
        ${
          aside && !store.leadsTo(node.id, store.table.live)
            ? html`<button @click=${() => store.deleteNode(node.id)}>${t("moves.delete")}</button>`
            : ""
        }
      </div>
      <textarea
        aria-label=${t("moves.comment")}
        placeholder=${t("moves.comment")}
        maxlength="5000"
        .value=${node.comment ?? ""}
        @change=${(e) => store.annotate(node.id, { comment: e.target.value })}
      ></textarea>`;
  }
}
customElements.define("sw-moves", Moves);
