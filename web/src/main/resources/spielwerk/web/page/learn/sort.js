import { html, css, svg } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { SearchTrace } from "./trace.js";
import { SearchPicture } from "./search-tree.js";
import { at, changed, count, fewest, isLeaf, leastLeaves, moved, shape, sorted, valueOf } from "./nested.js";
import { whole } from "./numbers.js";
import "./tree-view.js";

/** Figure 10 of the course. */
const BADLY = "[[[-1,-2,-3],[3,2,1]],[[-2,-4,-6],[-4,-5,-5]],[[0,-6,-7,-9],[-6,-7,-8]]]";

const MOST_NODES = 200;

/** Children are put into another order by hand until alpha-beta visits as few nodes as it can; trees are built too. */
class SortLesson extends Lesson {
  static properties = { ...Lesson.properties, place: { state: true } };
  static styles = [
    Lesson.frame,
    css`
      .figures {
        display: grid;
        grid-template-columns: auto auto;
        gap: 0.2rem 1rem;
        justify-content: start;
        font-variant-numeric: tabular-nums;
      }
      .figures b {
        text-align: right;
      }
      #leaf {
        width: 6rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {number[] | null} */
    this.place = null;
  }

  get name() {
    return "sort";
  }

  get usual() {
    return { setup: BADLY, from: "" };
  }

  question({ setup }) {
    return query({ game: "tree", setup, engine: "alphabeta:bounds=hard" });
  }

  async fetch(question) {
    const trace = new SearchTrace(await get("/lessons/search" + question));
    const tree = JSON.parse(this.values.setup);
    return { tree, trace, least: fewest(tree) };
  }

  /** Where a drawn node stands in the tree. */
  placeOf(node) {
    const [id, ...below] = node.key.split(".").map(Number);
    const { trace } = this.data;
    const path = trace.path(trace.nodes.get(id)).slice(1);
    return [...path.map(({ code }) => code), ...below];
  }

  use(tree, place = this.place) {
    this.place = place;
    this.change({ setup: JSON.stringify(tree) });
  }

  shift(by) {
    const { tree } = this.data;
    if (!this.place?.length) return;
    const siblings = at(tree, this.place.slice(0, -1)).length;
    const to = this.place.at(-1) + by;
    if (to < 0 || to >= siblings) return;
    this.use(moved(tree, this.place, to), [...this.place.slice(0, -1), to]);
  }

  drop({ from, to }) {
    const [source, target] = [this.placeOf(from), this.placeOf(to)];
    if (source.slice(0, -1).join() !== target.slice(0, -1).join() || source.length === 0) return;
    this.use(moved(this.data.tree, source, target.at(-1)), target);
  }

  grow() {
    const { tree } = this.data;
    if (!this.place || count(tree) >= MOST_NODES) return;
    this.use(changed(tree, this.place, (part) => (isLeaf(part) ? [part, 0] : [...part, 0])));
  }

  prune() {
    const { place } = this;
    if (!place?.length) return;
    const above = place.slice(0, -1);
    this.use(
      changed(this.data.tree, above, (children) => {
        const left = children.filter((_, i) => i !== place.at(-1));
        return left.length ? left : valueOf(children);
      }),
      above,
    );
  }

  render() {
    return html`${this.head(t("learn.sort"))}
      <p>${t("learn.sort.how")}</p>
      ${this.data && !this.trouble ? this.stage() : ""}`;
  }

  stage() {
    const { tree, trace } = this.data;
    const picture = new SearchPicture(trace, trace.steps.length, false);
    const chosen = this.place?.join();
    const rated = (place) =>
      svg`<text class="move" x=${(place.x + place.parent.x) / 2} y=${(place.y + place.parent.y) / 2}>${whole(
        -valueOf(at(tree, this.placeOf(place.node))),
      )}</text>`;
    const drawn = (place) =>
      this.placeOf(place.node).join() === chosen ? picture.drawNode(place, "asked") : picture.node(place);
    return html`<div class="stage">
      <sw-tree-view
        sortable
        .plan=${picture.plan}
        .focus=${picture.focus}
        .node=${drawn}
        .edge=${picture.edge}
        .words=${rated}
        .label=${t("learn.picture", { n: trace.json.nodeCount })}
        @pick=${(e) => (this.place = this.placeOf(e.detail))}
        @drop=${(e) => this.drop(e.detail)}
      ></sw-tree-view>
      <div class="aside">${this.figures()}${this.tools()}</div>
    </div>`;
  }

  figures() {
    const { tree, trace, least } = this.data;
    const even = shape(tree);
    const now = trace.json.nodeCount;
    return html`<div class="tale first" role="status">
      <div class="figures">
        <span>${t("learn.sort.all")}</span><b>${count(tree)}</b> <span>${t("learn.sort.now")}</span
        ><b id="now">${now}</b> <span>${t("learn.sort.least")}</span><b id="least">${least}</b>
        ${
          even && even.depth > 1
            ? html`<span>${t("learn.sort.knuth", even)}</span><b id="knuth">${leastLeaves(even.width, even.depth)}</b>`
            : ""
        }
      </div>
      ${now <= least ? html`<p><b>✓ ${t("learn.sort.done")}</b></p>` : ""}
    </div>`;
  }

  tools() {
    const part = this.place && at(this.data.tree, this.place);
    return html`<p class="muted">${t(this.place ? "learn.sort.chosen" : "learn.sort.choose")}</p>
      <div class="choice">
        <button id="left" ?disabled=${!this.place?.length} @click=${() => this.shift(-1)}>
          ← ${t("learn.sort.left")}
        </button>
        <button id="right" ?disabled=${!this.place?.length} @click=${() => this.shift(1)}>
          ${t("learn.sort.right")} →
        </button>
        <button id="grow" ?disabled=${!this.place} @click=${this.grow}>+ ${t("learn.sort.grow")}</button>
        <button id="prune" ?disabled=${!this.place?.length} @click=${this.prune}>− ${t("learn.sort.prune")}</button>
        ${
          part !== null && part !== undefined && isLeaf(part)
            ? html`<label
                >${t("learn.value")}
                <input
                  id="leaf"
                  type="number"
                  min="-999"
                  max="999"
                  .value=${String(part)}
                  @change=${(e) =>
                    this.use(changed(this.data.tree, this.place ?? [], () => Math.trunc(Number(e.target.value)) || 0))}
              /></label>`
            : ""
        }
      </div>
      <div class="choice">
        <button id="sorted" @click=${() => this.use(sorted(this.data.tree), null)}>${t("learn.sort.solve")}</button>
        <button id="badly" @click=${() => this.use(JSON.parse(BADLY), null)}>${t("learn.preset.figure10")}</button>
        <button id="fresh" @click=${() => this.use([0, 0], [])}>${t("learn.sort.fresh")}</button>
      </div>`;
  }
}
customElements.define("sw-learn-sort", SortLesson);
