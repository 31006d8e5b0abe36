import { LitElement, html } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, post, query } from "../app/api.js";
import { belongs, empty, fromFields, fromSpec, toYaml } from "./competition-plan.js";
import { optionFields } from "./options.js";
import { newCompetitionStyle } from "./new-competition-style.js";
import "./entrants.js";

const KINDS = ["match", "roundrobin", "gauntlet", "swiss", "knockout"];
const KEY = "spielwerk.competition";

/** A competition is set up by clicking, or by its YAML; each follows the other. */
class NewCompetition extends LitElement {
  static properties = {
    like: {},
    competition: { state: true },
    yaml: { state: true },
    trouble: { state: true },
    threads: { state: true },
    games: { state: true },
    engines: { state: true },
    levels: { state: true },
    busy: { state: true },
  };
  static styles = [look, newCompetitionStyle];

  constructor() {
    super();
    this.like = "";
    this.games = [];
    this.engines = [];
    this.levels = [];
    this.seats = 2;
    this.threads = "";
    this.trouble = "";
    this.busy = false;
    this.competition = {
      ...empty(),
      players: ["mcts:sims=100", "alphabeta:depth=2", "random"].map((engine) => ({
        name: "",
        engine,
        budget: "",
        choice: "",
      })),
    };
    this.yaml = toYaml(this.competition);
  }

  async firstUpdated() {
    this.games = (await get("/games")).items.filter((game) => game.id !== "tree");
    try {
      if (this.like) {
        const [{ spec }, run] = await Promise.all([get(`/runs/${this.like}/spec`), get("/runs/" + this.like)]);
        this.set(fromSpec(run.kind, spec));
      } else if (localStorage.getItem(KEY)) {
        this.set(JSON.parse(localStorage.getItem(KEY)));
      }
    } catch (refused) {
      this.trouble = refused.message;
    }
    await this.meet();
    this.check();
  }

  /** Who plays this game. */
  async meet() {
    try {
      const [engines, levels] = await Promise.all([
        get("/engines" + query({ game: this.competition.game })),
        get("/levels" + query({ game: this.competition.game })),
      ]);
      this.engines = engines.items;
      this.levels = levels.items;
      this.seats = levels.seats;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  /** Changes the competition by clicking; the YAML follows. */
  set(some) {
    this.competition = { ...this.competition, ...some };
    this.yaml = toYaml(this.competition);
    this.check();
  }

  async play(game) {
    this.set({ game });
    await this.meet();
    const known = new Set(this.engines.map((engine) => engine.id));
    const players = this.competition.players.filter((one) => known.has(one.engine.split(/[:(]/)[0]));
    if (players.length !== this.competition.players.length) this.set({ players });
  }

  get kind() {
    return /^kind:\s*match\s*$/m.test(this.yaml) ? "match" : "tournament";
  }

  /** The server reads the YAML a moment after the last change, and says what is wrong. */
  check(typed = false) {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const { yaml } = this;
      try {
        const { fields, wrong = "" } = await post("/runs/check", { kind: this.kind, yaml });
        if (yaml !== this.yaml) return;
        this.trouble = wrong;
        if (typed && fields) {
          const before = this.competition.game;
          this.competition = fromFields(fields);
          if (before !== this.competition.game) this.meet();
        }
      } catch (refused) {
        if (yaml === this.yaml) this.trouble = refused.message;
      }
    }, 350);
  }

  type(event) {
    this.yaml = event.target.value;
    this.check(true);
  }

  async start() {
    this.busy = true;
    try {
      const threads = Number(this.threads) || 0;
      const { id } = await post("/runs", { kind: this.kind, yaml: this.yaml, threads });
      try {
        localStorage.setItem(KEY, JSON.stringify(this.competition));
      } catch {
        // a browser that keeps nothing still begins competitions
      }
      location.hash = "#/arena/" + id;
    } catch (refused) {
      this.trouble = refused.message;
    } finally {
      this.busy = false;
    }
  }

  render() {
    const { competition } = this;
    const id = competition.game.split(/[:(]/)[0];
    const options = this.games.find((game) => game.id === id)?.options ?? {};
    return html`<h1>${t("arena.new.title")}</h1>
      <div class="grid">
        <div class="form">
          <section class="panel">
            <h2>${t("new.game")}</h2>
            <div class="row">
              ${this.games.map(
                (game) =>
                  html`<button data-game=${game.id} aria-pressed=${game.id === id} @click=${() => this.play(game.id)}>
                    ${maybe("game." + game.id, game.name)}
                  </button>`,
              )}
            </div>
            ${
              Object.keys(options).length
                ? html`<details>
                    <summary>${t("arena.options")}: <code>${competition.game}</code></summary>
                    <div class="fields">${optionFields(competition.game, options, (text) => this.play(text))}</div>
                  </details>`
                : ""
            }
          </section>
          <section class="panel">
            <h2>${t("arena.format")}</h2>
            <div class="row">
              ${KINDS.map(
                (kind) =>
                  html`<button
                    data-kind=${kind}
                    aria-pressed=${competition.kind === kind}
                    @click=${() => this.set({ kind })}
                  >
                    ${t("arena.kind." + kind)}
                  </button>`,
              )}
            </div>
            <p class="muted">${t("arena.kind.about." + competition.kind)}</p>
          </section>
          <section class="panel">
            <h2>${t("arena.players")}</h2>
            <sw-entrants
              .players=${competition.players}
              .engines=${this.engines}
              .levels=${this.levels}
              .named=${competition.kind !== "match"}
              @players=${(e) => this.set({ players: e.detail })}
            ></sw-entrants>
            ${
              belongs(competition, "teams")
                ? html`<details ?open=${competition.teams.of !== ""}>
                    <summary>${t("arena.teams")}</summary>
                    <div class="fields">
                      <label
                        >${t("arena.teams.of")}<input
                          .value=${competition.teams.of}
                          placeholder="mcts(sims=50) + alphabeta(depth=2) + random"
                          @change=${(e) => this.set({ teams: { ...competition.teams, of: e.target.value } })}
                      /></label>
                      <label
                        >${t("arena.teams.most")}<input
                          inputmode="numeric"
                          .value=${competition.teams.most}
                          @change=${(e) => this.set({ teams: { ...competition.teams, most: e.target.value.trim() } })}
                      /></label>
                    </div>
                  </details>`
                : ""
            }
          </section>
          <section class="panel">
            <h2>${t("arena.rules")}</h2>
            <div class="fields">
              ${this.field("games", "numeric", String(competition.kind === "match" ? 100 : this.seats))}
              ${belongs(competition, "rounds") ? this.field("rounds", "numeric", "1") : ""} ${this.openings()}
              ${this.field("budget", "text", "free · time=100ms · nodes=5000")} ${this.field("sprt", "text", "0,30")}
              <label
                >${t("arena.threads")}<input
                  inputmode="numeric"
                  .value=${this.threads}
                  placeholder=${navigator.hardwareConcurrency ?? ""}
                  @change=${(e) => (this.threads = e.target.value.trim())}
              /></label>
            </div>
            <details>
              <summary>${t("arena.more")}</summary>
              <div class="fields">
                ${this.field("choice", "text", "best · sigma=10 · temperature=1")}
                ${this.field("maxMoves", "numeric", "250")} ${this.field("clock", "text", "60s+1s")}
                ${this.field("resign", "text", "value=0.9,moves=4")}
                ${this.field("draw", "text", "value=0.02,moves=8,from=40")}
                <label
                  >${t("arena.f.goal")}<select @change=${(e) => this.set({ goal: e.target.value })}>
                    ${["", "win", "points"].map(
                      (goal) =>
                        html`<option value=${goal} ?selected=${goal === competition.goal}>
                          ${t("arena.goal." + (goal || "usual"))}
                        </option>`,
                    )}
                  </select></label
                >
                ${this.field("seed", "numeric", t("arena.drawn"))}
                ${
                  belongs(competition, "anchor")
                    ? html`<label
                        >${t("arena.f.anchor")}<span class="row"
                          ><input
                            aria-label=${t("arena.f.anchor")}
                            .value=${competition.anchor.name}
                            placeholder="random"
                            @change=${(e) =>
                              this.set({ anchor: { ...competition.anchor, name: e.target.value.trim() } })} /><input
                            aria-label="Elo"
                            class="short"
                            inputmode="numeric"
                            .value=${competition.anchor.elo}
                            placeholder="0"
                            @change=${(e) =>
                              this.set({ anchor: { ...competition.anchor, elo: e.target.value.trim() } })} /></span
                      ></label>`
                    : ""
                }
                <label class="check"
                  ><input
                    type="checkbox"
                    .checked=${competition.drawOffers}
                    @change=${(e) => this.set({ drawOffers: e.target.checked })}
                  />${t("arena.f.drawOffers")}</label
                >
              </div>
            </details>
          </section>
        </div>
        <div class="yaml">
          <section class="panel">
            <h2><label for="yaml">YAML</label></h2>
            <p class="muted">${t("arena.yaml.about")}</p>
            <textarea id="yaml" spellcheck="false" rows="16" .value=${this.yaml} @input=${this.type}></textarea>
            <p class="trouble" role="status">${this.trouble}</p>
            <button class="primary big" id="start" ?disabled=${this.busy || this.trouble !== ""} @click=${this.start}>
              ${t("arena.start")}
            </button>
          </section>
        </div>
      </div>`;
  }

  field(name, mode, example) {
    if (!belongs(this.competition, name)) return "";
    return html`<label title=${t("arena.about." + name)}
      >${t("arena.f." + name)}<input
        name=${name}
        inputmode=${mode}
        .value=${this.competition[name]}
        placeholder=${example}
        @change=${(e) => this.set({ [name]: e.target.value.trim() })}
    /></label>`;
  }

  openings() {
    const { openings } = this.competition;
    const listed = openings.includes("\n");
    const way = listed ? "list" : openings.startsWith("random") ? "random" : openings;
    const choose = (to) => this.set({ openings: to === "random" ? "random:plies=4" : to === "list" ? "\n" : to });
    return html`<label
        >${t("arena.f.openings")}<select @change=${(e) => choose(e.target.value)}>
          ${["", "none", "random", "list"].map(
            (one) =>
              html`<option value=${one} ?selected=${one === way}>${t("arena.openings." + (one || "usual"))}</option>`,
          )}
        </select></label
      >
      ${
        way === "random"
          ? html`<label
              >${t("arena.plies")}<input
                inputmode="numeric"
                .value=${/\d+/.exec(openings)?.[0] ?? "2"}
                @change=${(e) => this.set({ openings: "random:plies=" + e.target.value.trim() })}
            /></label>`
          : ""
      }
      ${
        listed
          ? html`<label class="wide"
              >${t("arena.openings.lines")}<textarea
                rows="4"
                .value=${openings.trim()}
                @change=${(e) => this.set({ openings: e.target.value + "\n" })}
              ></textarea>
            </label>`
          : ""
      }`;
  }
}
customElements.define("sw-new-competition", NewCompetition);
