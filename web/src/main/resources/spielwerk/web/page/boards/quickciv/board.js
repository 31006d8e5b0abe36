import { html, nothing } from "lit";
import { given } from "../../app/dom.js";
import { guard } from "lit/directives/guard.js";
import { Board } from "../board.js";
import { Camera } from "../camera.js";
import { t } from "../../app/i18n.js";
import { change, settings, theme } from "../../app/settings.js";
import { MapModel } from "./model.js";
import { about, buildingName, details, reason, sentence } from "./info.js";
import { palette, standing } from "./palette.js";
import { cursor, layers, prospects, targets } from "./map.js";
import { around, at, extent, middle, name, row, SIDE } from "./hexes.js";
import { tiers } from "./signs.js";
import { advised, planned, planOf, planPanel } from "./advice.js";
import { chronicle, since } from "./chronicle.js";
import { guidePanel, hint } from "./guide.js";
import { replay } from "./replay.js";
import { dialogOpen, typing } from "../../app/keys.js";
import { night, style } from "./style.js";
import { panelStyle } from "./panel-style.js";

const LAYERS = ["terrain", "owners", "buildings", "yields", "pressure"];
/** Below this many pixels a unit small things are left out, and pressure that changes nothing. */
const FAR = 0.62;
const CROWDED = 1.1;
/** Milliseconds for which a move of others is shown before the next one. */
const PAUSE = 700;

/** Quick Civ as a map in layers. Choose a building, then a hex; or a hex, then a building. */
class QuickCivBoard extends Board {
  static properties = {
    building: { state: true },
    chosen: { state: true },
    hot: { state: true },
    looked: { state: true },
    shown: { state: true },
    told: { state: true },
    step: { state: true },
  };
  static wide = true;
  static styles = [Board.base, style, panelStyle, night];

  constructor() {
    super();
    /** @type {MapModel} */
    this.model = given();
    this.building = -1;
    this.chosen = -1;
    this.hot = -1;
    this.looked = -1;
    /** Whether what is chosen was proposed to a newcomer and not yet touched; null before that. */
    this.proposal = null;
    /** The hints of the first rounds, by round. */
    this.hints = new Map();
    this.shown = { terrain: true, owners: true, buildings: true, yields: false, pressure: false };
    /** What the panel of the game's course shows. */
    this.told = { tab: "", figure: "points" };
    /** @type {any[]} What the others did since the last turn. */
    this.others = [];
    /** Which of the others' moves is shown, if they are shown one after the other; -1 for all. */
    this.step = -1;
    this.onKey = (event) => this.endTurn(event);
    this.camera = new Camera({
      least: 0.3,
      most: 4,
      changed: () => this.aim(),
      tap: (x, y, event) => this.tap(at(this.model.size, x, y), event),
    });
  }

  dress() {
    super.dress();
    this.toggleAttribute("night", theme() === "dark");
  }

  willUpdate(changes) {
    if (!this.position.view) return;
    if (!changes.has("position")) {
      if (this.model) this.propose();
      return;
    }
    const before = this.model?.build?.seat;
    this.model = new MapModel(this.position.view, this.position.history);
    this.tiers = tiers(this.model.buildings);
    if (this.moved(changes)) {
      this.chosen = -1;
      this.others = this.model.build ? since(this.model, this.position.moves ?? [], this.model.build.seat) : [];
      this.showOthers();
    }
    if (before !== this.model.build?.seat) this.building = -1;
    this.propose();
  }

  /** In the first turn of a game something to eat is chosen already: one click builds it, and the map shows how. */
  propose() {
    const { model } = this;
    if (!this.playable || !model.build || model.round > 0 || this.proposal !== null) return;
    this.proposal = true;
    let most = 0;
    model.buildings.forEach(({ class: kind }, building) => {
      if (kind !== "food") return;
      for (const hex of model.siteAt.keys()) {
        const [food] = model.gain(building, hex);
        if (food <= most || model.obstacle(building, hex)) continue;
        most = food;
        this.building = building;
        this.chosen = hex;
      }
    });
  }

  updated() {
    const map = /** @type {SVGSVGElement | null} */ (this.renderRoot.querySelector(".mapbox > svg"));
    if (!map || this.map === map) return;
    this.map = map;
    this.camera.watch(map);
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(map);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onKey);
    clearTimeout(this.timer);
    this.observer?.disconnect();
    this.map = null;
  }

  fit() {
    const { wide, high } = extent(this.model.size);
    if (this.camera.width) this.camera.show(-6, -6, wide + 12, high + 12);
  }

  /** Only the window onto the map moves; nothing is drawn anew. */
  aim() {
    const { x, y, scale, width, height } = this.camera;
    this.map.setAttribute("viewBox", `${x} ${y} ${width / scale} ${height / scale}`);
    this.map.classList.toggle("far", scale < FAR);
    this.map.classList.toggle("crowded", scale < CROWDED);
  }

  // What people do.

  /** A mouse has shown already what would come of it; a finger sees it first and taps once more. */
  tap(hex, event) {
    if (hex < 0) return;
    /** @type {any} */ (this.shadowRoot?.activeElement)?.blur();
    const again = hex === this.chosen;
    this.proposal = false;
    this.hot = hex;
    if (
      this.building >= 0 &&
      this.playable &&
      (event.pointerType !== "touch" || again) &&
      this.place(this.building, hex)
    )
      return;
    this.chosen = again && this.building < 0 ? -1 : hex;
  }

  choose(building) {
    if (this.proposal) {
      this.proposal = false;
      this.building = building;
      this.chosen = -1;
      return;
    }
    if (this.chosen >= 0 && this.building < 0 && this.playable && this.model.siteAt.has(this.chosen)) {
      if (this.place(building, this.chosen)) return;
    }
    this.building = this.building === building ? -1 : building;
  }

  /** Builds if that is allowed; returns whether. */
  place(building, hex) {
    if (this.model.obstacle(building, hex)) return false;
    this.chosen = -1;
    this.building = -1;
    this.play(`${this.model.buildings[building].name}@${name(this.model.size, hex)}`);
    return true;
  }

  /** p ends the turn: what is chosen and can be built is built, else the turn is passed. */
  endTurn(event) {
    if (event.key !== "p" || typing(event) || dialogOpen() || !this.playable || !this.model?.build) return;
    event.preventDefault();
    if (this.building < 0 || this.chosen < 0 || !this.place(this.building, this.chosen)) this.play("pass");
  }

  /** What the others did, one after the other or at once, as the person likes it. */
  showOthers() {
    clearTimeout(this.timer);
    this.step = settings.inTurn && this.others.length ? 0 : -1;
    const next = () => {
      this.step = this.step + 1 < this.others.length ? this.step + 1 : -1;
      if (this.step >= 0) this.timer = setTimeout(next, PAUSE);
    };
    if (this.step >= 0) this.timer = setTimeout(next, PAUSE);
  }

  hover(event) {
    if (event.pointerType === "touch" || event.buttons) return;
    const { x, y } = this.camera.local(event);
    this.hot = at(this.model.size, this.camera.x + x / this.camera.scale, this.camera.y + y / this.camera.scale);
  }

  key(event) {
    const { size } = this.model;
    const here = [this.hot, this.chosen, ...this.model.siteAt.keys(), this.model.hexes[0]].find((hex) => hex >= 0);
    const odd = row(size, here) % 2;
    const ways = { ArrowRight: [1], ArrowLeft: [4], ArrowUp: odd ? [5, 0] : [0, 5], ArrowDown: odd ? [3, 2] : [2, 3] }[
      event.key
    ];
    if (ways) {
      const next = ways.map((way) => around(size, here)[way]).find((hex) => hex >= 0);
      this.hot = this.hot < 0 ? here : (next ?? here);
      const { x, y } = middle(size, this.hot);
      this.camera.reveal(x, y, SIDE);
    } else if (event.key === "Enter" || event.key === " ") this.tap(here, event);
    else if (event.key === "Escape") this.building = this.chosen = -1;
    else if (event.key === "+" || event.key === "-") this.camera.zoom(event.key === "+" ? 1.3 : 1 / 1.3);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // What people see.

  render() {
    if (!this.model) return html`<pre>${this.position.text}</pre>`;
    const { model } = this;
    const building = !this.playable ? -1 : this.building >= 0 ? this.building : this.looked;
    const looked = this.hot >= 0 ? this.hot : this.chosen;
    const seen = building >= 0 && model.siteAt.has(looked) ? building : model.builtAt.get(looked)?.building;
    const last = this.hexOf(this.position.last);
    const plan = planOf(model, this.advice);
    return html`<div class="whole">
      <div>
        <div class="layers" role="group" aria-label=${t("quickciv.layers")}>
          ${LAYERS.map(
            (layer) =>
              html`<button
                data-layer=${layer}
                aria-pressed=${String(this.shown[layer])}
                @click=${() => (this.shown = { ...this.shown, [layer]: !this.shown[layer] })}
              >
                ${t("quickciv.layer." + layer)}
              </button>`,
          )}
          <button
            data-pace
            aria-pressed=${String(Boolean(settings.inTurn))}
            title=${t("quickciv.pace.about")}
            @click=${() => {
              change({ inTurn: !settings.inTurn });
              this.showOthers();
            }}
          >
            ${t("quickciv.pace")}
          </button>
          <div class="zoom">
            <button aria-label=${t("board.closer")} @click=${() => this.camera.zoom(1.4)}>+</button>
            <button aria-label=${t("board.farther")} @click=${() => this.camera.zoom(1 / 1.4)}>−</button>
            <button aria-label=${t("boards.whole")} title=${t("boards.whole")} @click=${() => this.fit()}>⤢</button>
          </div>
        </div>
        <div class="mapbox">
          <svg
            tabindex="0"
            role="application"
            aria-label=${t("quickciv.map") + (looked >= 0 ? ": " + sentence(model, looked, building) : "")}
            @pointermove=${this.hover}
            @pointerleave=${() => (this.hot = -1)}
            @keydown=${this.key}
          >
            ${guard([model, this.shown, building >= 0], () =>
              layers(model, { ...this.shown, yields: this.shown.yields && building < 0 }, this.tiers),
            )}
            ${guard([model, building], () => prospects(model, building))}
            ${guard([model, this.step], () => replay(model, this.others, this.step))}
            ${guard([model, this.advice], () => [advised(model, this.advice), planned(model, plan)])}
            ${cursor(
              model,
              this.hot,
              this.preview ? this.hexOf(this.preview) : this.chosen,
              seen >= 0 && looked >= 0 ? model.reach(seen, looked) : [],
              last,
            )}
            ${guard([model.size], () => targets(model, (hex) => name(model.size, hex)))}
          </svg>
        </div>
      </div>
      <div class="side">
        <div class="panel scores">${standing(model, this.position.turn)}</div>
        ${this.guide()}
        <div class="panel info" aria-live="polite">${this.info(looked, building)}</div>
        ${this.acts()} ${planPanel(plan)}
        <div class="panel">
          ${palette({
            model,
            tiers: this.tiers,
            building: this.building,
            hex: this.playable ? this.chosen : -1,
            playable: this.playable,
            choose: (b) => this.choose(b),
            look: (b) => (this.looked = b),
          })}
        </div>
        <div class="panel chronicle">
          ${chronicle(
            model,
            this.position.moves ?? [],
            this.told,
            (change) => (this.told = { ...this.told, ...change }),
            (hex) => this.show(hex),
          )}
        </div>
      </div>
    </div>`;
  }

  /** A hex that somebody asked to see. */
  show(hex) {
    this.chosen = hex;
    this.building = -1;
    this.proposal = false;
    const { x, y } = middle(this.model.size, hex);
    this.camera.reveal(x, y, SIDE);
  }

  /** The hex of a move, or -1. */
  hexOf(move) {
    const found = /@(\d+),(\d+)$/.exec(move ?? "");
    return found ? (Number(found[2]) - 1) * this.model.size + Number(found[1]) - 1 : -1;
  }

  info(hex, building) {
    const shown = building >= 0 ? building : this.looked;
    const what = this.model.buildings[shown];
    if (hex >= 0) return details(this.model, hex, building);
    if (!what) return html`<p>${t(this.playable ? "quickciv.how" : "quickciv.look")}</p>`;
    const why = this.playable ? reason(this.model, shown) : "";
    return html`<h3>${buildingName(what)} <small>${t("quickciv.price", { n: what.price })}</small></h3>
      <p>${about(what)}</p>
      ${why ? html`<p class="alarm">${why}</p>` : ""}`;
  }

  /** In the first rounds a newcomer is told what to look at; until they want no more of it. */
  guide() {
    if (!this.playable || !settings.guide) return nothing;
    const show = ({ building, hex }) => {
      this.proposal = false;
      this.building = building;
      this.chosen = hex;
    };
    return guidePanel(this.model, hint(this.model, this.hints), show, () => change({ guide: false }));
  }

  acts() {
    const { model, building, chosen } = this;
    if (!this.playable) return nothing;
    const ready = building >= 0 && chosen >= 0 && !model.obstacle(building, chosen);
    return html`<div class="acts">
      <button data-move="pass" title=${t("quickciv.end.key")} @click=${() => this.play("pass")}>${t("pass")}</button>
      ${
        ready
          ? html`<button class="primary" data-build @click=${() => this.place(building, chosen)}>
              ${t("quickciv.build", { what: buildingName(model.buildings[building]), where: name(model.size, chosen) })}
            </button>`
          : ""
      }
      ${
        building >= 0 || chosen >= 0
          ? html`<button @click=${() => (this.building = this.chosen = -1)}>${t("cancel")}</button>`
          : ""
      }
    </div>`;
  }
}
customElements.define("sw-quickciv", QuickCivBoard);
