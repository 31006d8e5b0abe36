import { LitElement, html } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { loadSentences } from "../app/sentences.js";
import { put } from "../app/api.js";
import { settings, change } from "../app/settings.js";
import { TableStore } from "./store.js";
import { dialogOpen, typing } from "../app/keys.js";
import { result, side, who } from "../app/words.js";
import { boardFor } from "../boards/index.js";
import "./moves.js";
import "./advisors.js";
import "./analysis.js";
import { evaluateButton, measured } from "./evaluation.js";
import { legend, legendStyle } from "./legend.js";
import "./player.js";
import "./new-game.js";
import "./share.js";
import "./files.js";
import { shown } from "../app/paste.js";
import { tableStyle } from "./table-page-style.js";
import { showRules } from "../app/rules.js";
import { rematchButton, resignQuestion, trouble } from "./ending.js";
import { moveForm } from "./move-form.js";

loadSentences().catch(() => {}); // for when an engine meets with trouble, which is rare

/** The address of the lesson that shows how a position is searched. */
function inside({ game, setup, moves }) {
  return `#/learn/mcts?${new URLSearchParams({ game, setup, moves: moves.join(" ") })}`;
}

/** The address of the position among the games of the library. */
const inLibrary = ({ game, setup, moves }) =>
  "#/library/" + [game, moves.join(" ") || "-", setup].filter(Boolean).map(encodeURIComponent).join("/");

/** A game: the board in the middle, the players at it, moves and advice beside it. */
class TablePage extends LitElement {
  static properties = {
    table: {},
    node: {},
    alone: { state: true },
    tag: { state: true },
    preview: { state: true },
    compare: { state: true },
    resigning: { state: true },
  };
  static styles = [look, legendStyle, tableStyle];

  constructor() {
    super();
    /** @type {number} */
    this.node = given();
    /** @type {any} */
    this.table;
    /** @type {TableStore} */
    this.store = given();
    this.closed = true;
    this.alone = "";
    this.tag = "";
    this.onKey = (event) => this.key(event);
    this.onSettings = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
    window.addEventListener("settings", this.onSettings);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onKey);
    window.removeEventListener("settings", this.onSettings);
    this.store?.close();
    this.closed = true;
  }

  willUpdate(changes) {
    if (changes.has("table") || this.closed) this.open();
    else if (
      changes.has("node") &&
      this.node !== null &&
      this.store.nodes.has(this.node) &&
      this.node !== this.store.cursor
    )
      this.store.look(this.node);
  }

  open() {
    this.store?.close();
    this.tag = "";
    this.element = null;
    this.alone = "";
    this.resigning = false;
    this.store = new TableStore(this.table, this.node);
    this.closed = false;
    this.store.addEventListener("change", () => this.follow());
    this.store.addEventListener("trouble", (event) => this.notice(/** @type {CustomEvent} */ (event).detail));
  }

  notice(sentence) {
    this.dispatchEvent(new CustomEvent("notice", { detail: sentence, bubbles: true, composed: true }));
  }

  /** After every change: the board of the game is loaded, and the address says what is shown. */
  async follow() {
    const { store } = this;
    if (this.closed) return;
    if (store.table && !this.tag) {
      const tag = await boardFor(store.table.game.split(":")[0]);
      if (this.store !== store || this.closed) return;
      this.tag = tag;
    }
    if (store.table) {
      shown.game = store.table.game;
      const hash = `#/t/${store.id}` + (store.live ? "" : `/${store.cursor}`);
      const here = location.hash.split("/")[2] === store.id; // else somebody is just leaving for another view
      if (here && location.hash !== hash) history.replaceState(null, "", hash);
    }
    this.requestUpdate();
  }

  key(event) {
    const { store } = this;
    if (typing(event) || !store?.table || dialogOpen()) return;
    const does = {
      ArrowLeft: () => store.step(-1),
      ArrowRight: () => store.step(1),
      ArrowUp: () => store.aside(-1),
      ArrowDown: () => store.aside(1),
      Home: () => store.step(-Infinity),
      End: () => store.step(Infinity),
      m: () => /** @type {HTMLInputElement} */ (this.renderRoot.querySelector("#move"))?.focus(),
      z: () => store.takeBack(),
      l: () => change({ legal: !settings.legal }),
      a: () => this.advise(),
      v: () => this.values(),
      h: () => store.switchHeat() || this.notice(t("analysis.noprior")),
      c: () => (this.compare = !this.compare),
      r: () => showRules(this, store.table.game),
      j: () => store.mistake(1) || this.notice(t("analysis.nomore")),
      J: () => store.mistake(-1) || this.notice(t("analysis.nomore")),
      n: () => find(this.renderRoot, "sw-new").show(store.table.game),
      i: () => store.rights.host && this.raise("sw-share"),
      e: () => this.raise("sw-files"),
    }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  }

  /** Opens one of the windows of this page. */
  raise(name) {
    this.renderRoot.querySelector(name).show();
  }

  /** Switches all advice on or off; the first time an engine is brought to the table. */
  async advise() {
    await this.store.recommending;
    const usual = this.store.recommended?.advisor;
    if (this.store.advisors.size === 0 && usual) this.store.addAdvisor(usual.engine, usual.budget);
    else this.store.switchAll();
  }

  /** Values of all moves on or off; if nobody advises yet, somebody is asked. */
  values() {
    this.store.showValues(!this.store.values);
    if (this.store.values && ![...this.store.advisors.values()].some((one) => one.on)) this.advise();
  }

  render() {
    const { store } = this;
    if (store?.missing)
      return html`<div class="panel">
        <p>${store.missing}</p>
        <p><a href="#/">${t("nav.play")}</a></p>
      </div>`;
    if (!store?.table || !this.tag || !store.position)
      return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    const { table } = store;
    const seats = table.seats.map((_, seat) => seat);
    const below = seats.filter(
      (seat) => table.seats[seat].kind === "person" && (store.rights.may(seat) || !store.rights.part),
    );
    const bottom = below.length && below.length < seats.length ? below[0] : 0;
    return html`<div class="grid ${/** @type {any} */ (customElements.get(this.tag))?.wide ? "wide" : ""}">
      <section class="board seats${seats.length}" aria-label=${maybe("game." + table.game.split(":")[0], table.game)}>
        <h1 class="hidden">
          ${maybe("game." + table.game.split(":")[0], table.game)}:
          ${table.seats.map((_, seat) => who(table, seat)).join(" – ")}
        </h1>
        ${seats.filter((seat) => seat !== bottom).map((seat) => this.player(seat))}
        ${measured(store, bottom, this.board())} ${store.shown ? "" : legend(store.shading(this.alone), store)}
        ${this.player(bottom)}
        <p class="status" role="status">${this.status()}</p>
        ${this.bar()}
      </section>
      <div class="side">
        <div class="right">
          <sw-moves .store=${store} .stamp=${{}}></sw-moves>
          <sw-analysis .store=${store} .stamp=${{}}></sw-analysis>
        </div>
        <sw-advisors
          .store=${store}
          .stamp=${{}}
          .alone=${this.alone}
          .compare=${this.compare}
          @compare=${(e) => (this.compare = e.detail)}
          @alone=${(e) => (this.alone = e.detail)}
          @preview=${(e) => (this.preview = e.detail)}
        ></sw-advisors>
      </div>
      <sw-new></sw-new>
      <sw-share .store=${store} .stamp=${{}}></sw-share>
      <sw-files .store=${store} .stamp=${{}} .board=${this.element}></sw-files>
    </div>`;
  }

  board() {
    const { store } = this;
    const board = this.element ?? document.createElement(this.tag);
    if (!this.element)
      board.addEventListener("move", (event) => this.store.mover >= 0 && this.store.play(event.detail.move));
    this.element = board;
    board.position = store.shown?.position ?? store.position;
    board.advice = store.shown ? new Map() : store.shading(this.alone, board.explains);
    board.heat = store.heat;
    board.line = store.shown?.moves ?? (board.drawsLines ? store.evaluator.provenLine() : []);
    board.preview = store.shown ? "" : (this.preview ?? "");
    board.showLegal = settings.legal;
    board.labels = settings.labels;
    board.playable = store.mover >= 0 && !store.shown;
    board.game = store.table.game;
    return board;
  }

  player(seat) {
    const { store } = this;
    return html`<sw-player
      .store=${store}
      .seat=${seat}
      .stamp=${{}}
      @take=${(e) => this.take(seat, e.detail)}
    ></sw-player>`;
  }

  take(seat, chair) {
    this.store.quietly(put(this.store.path(`/seats/${seat}`), chair));
  }

  status() {
    const { table, position } = this.store;
    if (table.trouble) return trouble(table);
    if (this.resigning && table.status === "playing") return this.resign();
    if (table.backOffer >= 0)
      return this.offer(
        "back",
        table.backOffer,
        () => this.store.command("takeback", { agreed: true }),
        () => this.store.command("takeback", { agreed: false }),
      );
    if (this.store.shown) return t("analysis.previewing", { n: this.store.shown.moves.length });
    if (!this.store.live) return t("status.looking", { n: position.moves.length });
    if (table.status === "over") return result(table);
    if (table.paused) return t("status.paused");
    if (table.drawOffer >= 0) return t("status.draw", { who: who(table, table.drawOffer) });
    if (!this.store.rights.part)
      return html`${t("play.watching")} · ${t("status.turn", { who: side(table, table.turn) })}`;
    if (table.thinking) return t("status.thinks", { who: who(table, table.turn) });
    const alone =
      table.seats.filter((seat) => seat.kind === "person").length === 1 ||
      (this.store.rights.may(table.turn) && !this.store.rights.alone);
    if (position.legal?.length === 1 && position.legal[0] === "pass") return t("status.pass");
    return alone ? t("status.you") : t("status.turn", { who: side(table, table.turn) });
  }

  /** What another person asks for, with the two answers; or that an answer is waited for. */
  offer(kind, seat, yes, no) {
    const { rights, table } = this.store;
    const words = t(`play.${kind}`, { who: who(table, seat) });
    if (rights.may(seat)) return html`${words} <button id="no" @click=${no}>${t("play.withdraw")}</button>`;
    if (!rights.part) return words;
    return html`${words} <button id="yes" class="primary" @click=${yes}>${t("play.agree")}</button>
      <button id="no" @click=${no}>${t("play.refuse")}</button>`;
  }

  bar() {
    const { store } = this;
    const { table, position } = store;
    const icon = (id, sign, words, does, off) =>
      html`<button id=${id} aria-label=${words} title=${words} ?disabled=${off} @click=${does}>${sign}</button>`;
    const node = store.nodes.get(store.cursor);
    const begun = table.live !== 0;
    const { rights } = store;
    const mine = table.seats.findIndex((seat, i) => seat.kind === "person" && rights.may(i));
    return html` <div class="bar">
      ${icon("first", "«", t("bar.first"), () => store.step(-Infinity), !node?.ply)}
      ${icon("back", "‹", t("bar.back"), () => store.step(-1), !node?.ply)}
      ${icon("on", "›", t("bar.on"), () => store.step(1), !node?.children.length)}
      ${icon("last", "»", t("bar.last"), () => store.step(Infinity), !node?.children.length)}
      ${
        position.legal?.length === 1 && position.legal[0] === "pass" && store.mover >= 0
          ? html`<button class="primary" id="pass" @click=${() => store.play("pass")}>${t("pass")}</button>`
          : ""
      }
      <button id="takeback" ?disabled=${!begun || mine < 0} @click=${() => store.takeBack()}>
        ${t(rights.alone ? "bar.takeback" : "play.askback")}
      </button>
      <button id="legal" aria-pressed=${settings.legal} @click=${() => change({ legal: !settings.legal })}>
        ${t("bar.legal")}
      </button>
      <button
        id="advise"
        aria-pressed=${[...store.advisors.values()].some((one) => one.on)}
        @click=${() => this.advise()}
      >
        ${t("bar.advice")}
      </button>
      ${evaluateButton(store)}
      ${
        table.status === "playing"
          ? html` ${
              table.thinking && rights.part
                ? html`<button id="hurry" @click=${() => store.command("hurry")}>${t("bar.hurry")}</button>`
                : ""
            }
            ${
              rights.alone && (table.seats.every((seat) => seat.kind === "engine") || table.paused)
                ? html`<button id="pause" @click=${() => store.command("pause", { paused: !table.paused })}>
                    ${t(table.paused ? "bar.resume" : "bar.pause")}
                  </button>`
                : ""
            }
            ${
              mine >= 0 && table.seats.length === 2
                ? html` <button
                    id="draw"
                    class="quiet"
                    @click=${() => store.command("draw", { seat: this.person(mine) })}
                  >
                    ${t(table.drawOffer >= 0 ? "bar.accept" : "bar.draw")}
                  </button>`
                : ""
            }
            ${
              mine >= 0
                ? html`<button id="resign" class="quiet" @click=${() => (this.resigning = true)}>
                    ${t("bar.resign")}
                  </button>`
                : ""
            }`
          : ""
      }
      ${
        rights.alone && ((!store.live && table.status === "playing") || (table.status === "over" && !position.over))
          ? html`<button id="continue" @click=${() => store.command("continue", { node: store.cursor })}>
              ${t("bar.continue")}
            </button>`
          : ""
      }
      ${moveForm(store)}
      ${position.turn >= 0 ? html`<a id="inside" href=${inside(position)}>${t("bar.inside")}</a>` : ""}
      <a id="explore" href=${inLibrary(position)}>${t("bar.explore")}</a> ${rematchButton(store)}
      <button id="new" @click=${() => find(this.renderRoot, "sw-new").show(table.game)}>${t("bar.new")}</button>
      ${
        rights.host
          ? html`<button id="invite" class="quiet" @click=${() => this.raise("sw-share")}>${t("play.invite")}</button>`
          : ""
      }
      <button id="export" class="quiet" @click=${() => this.raise("sw-files")}>${t("play.export")}</button>
      <button id="rules" class="quiet" title=${t("rules") + " (r)"} @click=${() => showRules(this, table.game)}>
        ${t("rules")}
      </button>
    </div>`;
  }

  resign() {
    const { store } = this;
    const mine = store.table.seats.findIndex((seat, i) => seat.kind === "person" && store.rights.may(i));
    const yes = () => store.command("resign", { seat: this.person(mine) });
    return resignQuestion(yes, () => (this.resigning = false));
  }

  /** The person who is to move, else the first one. */
  person(first) {
    const { table } = this.store;
    return table.turn >= 0 && table.seats[table.turn].kind === "person" && this.store.rights.may(table.turn)
      ? table.turn
      : first;
  }
}
customElements.define("sw-table", TablePage);
