import { LitElement, html, css, nothing } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { side, swappedColour, who } from "../app/words.js";
import { get, post, put, query } from "../app/api.js";
import { next, rememberGiven } from "../app/keyring.js";
import { keepLevel, levelOf, settings } from "../app/settings.js";
import { chairOf, seatOf } from "./seat-choice.js";
import { wear } from "../boards/colours.js";

/** The colours of the pieces, where those are not black and white. */
const PIECES = {
  connect4: ["--first", "--second"],
  muehle: ["--light-piece", "--dark-piece"],
  tictactoe: ["--accent", "--last"],
};

/** As the pieces on the board; else what the seat is called, or as curves are told apart. */
function colour(table, seat) {
  const pieces = PIECES[table.game.split(":")[0]];
  if (pieces) return pieces[seat];
  const swapped = swappedColour(table, seat);
  if (swapped === undefined) return "--line"; // nobody's yet
  if (swapped !== null) return ["--dark-piece", "--light-piece"][swapped];
  const name = table.seatNames?.[seat];
  if (["red", "blue", "green", "yellow"].includes(name)) return `--seat-${name}`;
  return table.seats.length === 2 && !name?.startsWith("player")
    ? ["--dark-piece", "--light-piece"][seat]
    : `--curve-${1 + (seat % 6)}`;
}

/** Who sits at a seat: name, side, clock, whether it is thinking; a click lets somebody else take it. */
class PlayerStrip extends LitElement {
  static properties = {
    store: {},
    seat: {},
    stamp: {},
    choice: { state: true },
    info: { state: true },
    engines: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      .strip {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        padding: 0.25rem 0.2rem;
        min-height: 2.6rem;
      }
      .piece {
        width: 1.15rem;
        height: 1.15rem;
        border-radius: 50%;
        border: 1.5px solid var(--muted);
        flex: none;
      }
      .name {
        flex: none;
        max-width: 60%;
        font-weight: 600;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .detail {
        display: flex;
        min-width: 0;
        color: var(--muted);
        font-size: 0.88rem;
        white-space: pre;
      }
      .side {
        flex: none;
      }
      .engine {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .grow {
        flex: 1;
      }
      .turn .name {
        box-shadow: inset 0 -2px 0 var(--accent);
      }
      .clock {
        font-family: var(--mono);
        font-size: 1.1rem;
        padding: 0.1rem 0.5rem;
        border-radius: 6px;
        background: var(--raised);
        border: 1px solid var(--line);
      }
      .clock.low {
        color: var(--bad);
        border-color: var(--bad);
      }
      .score {
        font-variant-numeric: tabular-nums;
        font-weight: 650;
        min-width: 1.6rem;
        text-align: right;
      }
      .dots span {
        animation: blink 1.2s infinite;
      }
      .dots span:nth-child(2) {
        animation-delay: 0.2s;
      }
      .dots span:nth-child(3) {
        animation-delay: 0.4s;
      }
      @keyframes blink {
        50% {
          opacity: 0.15;
        }
      }
      .strip button {
        min-height: 2rem;
        padding: 0.15rem 0.45rem;
        font-size: 0.88rem;
      }
      .tag {
        font-size: 0.75rem;
        border: 1px solid var(--line);
        border-radius: 999px;
        padding: 0 0.5rem;
        color: var(--muted);
        white-space: nowrap;
      }
      form {
        display: grid;
        gap: 0.9rem;
        margin-top: 1rem;
      }
      .end {
        justify-content: flex-end;
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    /** @type {number} */
    this.seat = given();
    /** When the time of the clock was received. */
    this.heard = 0;
    this.onSettings = () => wear(this, settings.colours);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("settings", this.onSettings);
    this.onSettings();
    this.ticker = setInterval(() => this.store?.table?.clock.limit && this.requestUpdate(), 250);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("settings", this.onSettings);
    clearInterval(this.ticker);
  }

  willUpdate(changes) {
    if (changes.has("stamp") && this.store.table !== this.seen) {
      this.seen = this.store.table;
      this.heard = performance.now();
    }
  }

  clock() {
    const { clock } = this.store.table;
    if (!clock.limit) return "";
    const gone = clock.running === this.seat ? performance.now() - this.heard : 0;
    const left = Math.max(0, clock.left[this.seat] - gone);
    const seconds = Math.ceil(left / 1000);
    return html`<span class="clock ${left < 10000 ? "low" : ""}"
      >${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}</span
    >`;
  }

  render() {
    const { table } = this.store;
    const chair = table.seats[this.seat];
    const turn = table.status === "playing" && table.turn === this.seat;
    return html`<div class="strip ${turn ? "turn" : ""}">
        <span class="piece" style="background:var(${colour(table, this.seat)})" aria-hidden="true"></span>
        <span class="name">${who(table, this.seat)}</span>
        <span class="detail" title=${chair.kind === "engine" ? chair.engine : nothing}
          ><span class="side">${side(table, this.seat)}</span>${
            chair.kind === "engine" ? html`<span class="engine"> · ${chair.engine}</span>` : ""
          }</span
        >
        ${
          turn && table.thinking
            ? html`<span class="dots" aria-hidden="true"><span>•</span><span>•</span><span>•</span></span>`
            : ""
        }
        <span class="grow"></span>
        ${this.count()} ${this.clock()} ${this.tag(chair)}
        ${
          table.status === "playing" && this.mayChange
            ? html`<button
                  class="quiet"
                  @click=${this.swap}
                  aria-label=${t(chair.kind === "person" ? "player.give" : "player.take")}
                  title=${t(chair.kind === "person" ? "player.give" : "player.take")}
                >
                  ⇄
                </button>
                <button
                  class="quiet who"
                  @click=${this.choose}
                  aria-label=${t("play.change", { who: who(table, this.seat) })}
                  title=${t("play.change", { who: who(table, this.seat) })}
                >
                  …
                </button>`
            : ""
        }
      </div>
      ${this.choice ? this.dialog() : ""}`;
  }

  /** Where a person sits, if that is not plain. */
  tag(chair) {
    const { rights, table } = this.store;
    if (chair.kind !== "person" || !table.hosted) return "";
    const mine = rights.may(this.seat);
    if (chair.given) return html`<span class="tag">${t(mine ? "play.tag.you" : "play.tag.elsewhere")}</span>`;
    return table.seats.some((seat) => seat.given) && mine ? html`<span class="tag">${t("play.tag.you")}</span>` : "";
  }

  get mayChange() {
    return this.store.rights.host || this.store.rights.may(this.seat);
  }

  async choose() {
    const { table } = this.store;
    const chair = table.seats[this.seat];
    const who =
      chair.kind === "person"
        ? chair.given && !this.store.rights.may(this.seat)
          ? "elsewhere"
          : "person"
        : chair.level
          ? "level"
          : "engine";
    this.trouble = "";
    this.choice = {
      ...seatOf(table.game, who, this.store.recommended?.advisor),
      name: chair.kind === "person" ? chair.name : "",
      ...(chair.level ? { level: chair.level } : {}),
      ...(chair.kind === "engine" ? { engine: chair.engine, budget: chair.budget } : {}),
    };
    await this.updateComplete;
    find(this.renderRoot, "dialog").showModal();
    try {
      const [info, engines] = await Promise.all([
        get("/levels" + query({ game: table.game })),
        get("/engines" + query({ game: table.game })),
      ]);
      this.info = info.items;
      this.engines = engines.items;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  dialog() {
    const { table } = this.store;
    return html`<dialog aria-labelledby="title" @close=${() => (this.choice = null)}>
      <h1 id="title">${t("play.change", { who: side(table, this.seat) })}</h1>
      <form @submit=${this.sit}>
        <sw-seat-choice
          .seat=${this.choice}
          .levels=${this.info}
          .engines=${this.engines}
          @choice=${(e) => (this.choice = e.detail)}
        ></sw-seat-choice>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
        <div class="row end">
          <button type="button" class="quiet" @click=${() => find(this.renderRoot, "dialog").close()}>
            ${t("cancel")}
          </button>
          <button class="primary sit">${t("play.sit")}</button>
        </div>
      </form>
    </dialog>`;
  }

  async sit(event) {
    event.preventDefault();
    const { store, choice, seat } = this;
    try {
      await put(store.path(`/seats/${seat}`), chairOf(choice));
      if (choice.who === "level") keepLevel(store.table.game, Number(choice.level));
      if (choice.who === "elsewhere") {
        rememberGiven(store.id, seat, (await post(store.path(`/seats/${seat}/invite`))).key);
        next.invite = store.id;
        this.dispatchEvent(new CustomEvent("invite", { bubbles: true, composed: true }));
      }
      find(this.renderRoot, "dialog").close();
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  /** Discs in Othello; other games have nothing to count. */
  count() {
    const { table, position } = this.store;
    if (!table.game.startsWith("othello")) return "";
    const sign = "XO"[this.seat];
    return html`<span class="score">${[...position.text.split(" ")[0]].filter((one) => one === sign).length}</span>`;
  }

  /** At once: a person gives the seat to an engine, or takes it over. */
  swap() {
    const person = this.store.table.seats[this.seat].kind === "person";
    this.dispatchEvent(
      new CustomEvent("take", {
        detail: person
          ? { kind: "engine", level: levelOf(this.store.table.game, this.store.recommended?.items.length ?? 1) }
          : { kind: "person", name: settings.name || t("you") },
      }),
    );
  }
}
customElements.define("sw-player", PlayerStrip);
