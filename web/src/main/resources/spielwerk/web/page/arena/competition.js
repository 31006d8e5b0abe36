import { LitElement, html } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { said } from "../app/sentences.js";
import { get, post } from "../app/api.js";
import { isOwner } from "../app/role.js";
import { seatWord } from "../app/words.js";
import { number } from "../charts/numbers.js";
import { date, duration, finite, gameName, names, notice, percent, report, signed, state } from "./words.js";
import { bars, dots, gauge } from "./plots.js";
import { competitionStyle } from "./competition-style.js";
import { liveThoughts } from "./live-thoughts.js";
import { listenRun } from "../train/runs.js";
import "./mini-board.js";
import "./competition-games.js";
import "./crosstable.js";
import "./failure.js";
import "../train/label.js";
import "../charts/cluster.js";

/** One match or tournament, as it stands at this moment. */
class Competition extends LitElement {
  static properties = { run: {}, now: { state: true }, seats: { state: true }, missing: { state: true } };
  static styles = [look, competitionStyle];

  constructor() {
    super();
    this.run = "";
    this.now = null;
    this.seats = [];
    this.missing = "";
  }

  willUpdate(changed) {
    if (changed.has("run")) this.follow();
  }

  follow() {
    this.stream?.close();
    Object.assign(this, { now: null, seats: [], missing: "" });
    const told = (run) => {
      if (this.now === null) this.nameSeats(run);
      this.now = run;
    };
    this.stream = listenRun(this.run, told, (refused) => (this.missing = refused));
  }

  /** Seats have numbers until their names are known. */
  async nameSeats({ id, picture, game }) {
    const levels = await get("/levels?game=" + encodeURIComponent(picture?.game ?? game)).catch(() => null);
    if (levels && this.now?.id === id) this.seats = levels.seatNames;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.run && this.stream) this.follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  /** @param {any} [body] */
  async ask(what, body) {
    await post(`/runs/${this.run}/${what}`, body).catch((refused) => notice(this, refused));
  }

  render() {
    const run = this.now;
    if (this.missing) return html`<p class="panel">${this.missing} <a href="#/arena">${t("arena.title")}</a></p>`;
    if (run === null) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    const competition = run.picture;
    return html` <header>
        <div>
          <p class="muted"><a href="#/arena">${t("arena.title")}</a> · ${date(run.began)}</p>
          <h1>
            ${t("arena.kindof." + (competition?.kind ?? run.kind), { game: gameName(competition?.game ?? run.game) })}
          </h1>
        </div>
        <div class="row">${this.buttons(run)}</div>
      </header>
      <sw-run-label
        @leaving=${() => this.stream?.close()}
        .run=${run.id}
        .name=${run.name ?? ""}
        .note=${run.note ?? ""}
        back="#/arena"
        ?able=${run.state !== "running"}
      ></sw-run-label>
      ${this.progress(run)} ${run.cluster ? html`<sw-cluster .cluster=${run.cluster}></sw-cluster>` : ""}
      ${run.fault ? html`<p class="panel fault" role="alert">${said(run.fault)}</p>` : ""}
      ${competition ? this.competition(competition) : ""}
      ${
        run.says?.length
          ? html`<details class="panel">
              <summary>${t("arena.says")}</summary>
              <pre tabindex="0">${run.says.join("\n")}</pre>
            </details>`
          : ""
      }`;
  }

  buttons(run) {
    const at = isOwner() ? run.state : ""; // guests watch
    return html` ${
      at === "running"
        ? html`<button
            id="pause"
            ?disabled=${run.stopping}
            title=${t("arena.pause.about")}
            @click=${() => this.ask("pause")}
          >
            ${t("arena.pause")}
          </button>`
        : ""
    }
    ${
      at === "running" && run.startedHere
        ? html`<button id="stop" title=${t("arena.stop.about")} @click=${() => this.ask("stop")}>
            ${t("arena.stop")}
          </button>`
        : ""
    }
    ${
      at === "paused" || at === "broken"
        ? html`<button id="resume" class="primary" @click=${() => this.ask("resume")}>${t("arena.resume")}</button>`
        : ""
    }
    ${
      run.done
        ? html`<a class="button" id="report" href=${report(run)} target="_blank" rel="noopener">${t("arena.report")}</a>
            <a class="button" id="download" href=${report(run, { download: 1 })} download="${run.id}.html"
              >${t("arena.download")}</a
            >`
        : ""
    }
    ${
      isOwner() && run.done
        ? html`<button id="tolibrary" title=${t("arena.keep.about")} @click=${this.keep}>${t("arena.keep")}</button>`
        : ""
    }
    ${isOwner() ? html`<a class="button" href="#/arena/new/${run.id}">${t("arena.again")}</a>` : ""}`;
  }

  progress(run) {
    const share = run.total ? Math.min(1, run.done / run.total) : 0;
    const words = [state(run), t("arena.done", { done: run.done, total: run.total })];
    if (run.left !== undefined) words.push(t("arena.left", { time: duration(run.left) }));
    return html`<div class="progress">
      <progress max="1" value=${run.state === "finished" ? 1 : share} aria-label=${t("arena.progress")}></progress>
      <span id="state" data-state=${run.stopping ? "stopping" : run.state}>${words.join(" · ")}</span>
    </div>`;
  }

  /** A test that the games did not decide can be given more of them. */
  extension(run, competition) {
    if (!isOwner() || run.state !== "finished" || !["open", "OPEN"].includes(competition.sprt.verdict)) return "";
    return html`<form
      class="row"
      @submit=${(event) => {
        event.preventDefault();
        this.ask("extend", { games: Number(event.target.elements.games.value) });
      }}
    >
      <label
        >${t("arena.extend.to")} <input name="games" type="number" min=${run.total + 1} value=${run.total * 2} required
      /></label>
      <button class="primary" id="extend">${t("arena.extend")}</button>
    </form>`;
  }

  /** Puts the games into the library; those that are there stay as they are. */
  async keep() {
    try {
      const { added, known } = await post(`/runs/${this.run}/keep`);
      notice(this, { message: t("arena.kept", { added, known }) });
    } catch (refused) {
      notice(this, refused);
    }
  }

  competition(competition) {
    const run = this.now;
    const members = competition.engines.filter((engine) => engine.members?.length);
    return html` <div class="grid">
      <section class="panel wide">
        <h2>${t("arena.standings")}</h2>
        <sw-crosstable .competition=${competition}></sw-crosstable>
        ${
          competition.failures
            ? html`<div id="failures" role="alert">
                ${competition.failures.map((one) => html`<sw-failure .failure=${one}></sw-failure>`)}
              </div>`
            : ""
        }
        ${this.remarks(competition)}
      </section>
      ${this.underWay(competition)}
      ${
        competition.sprt
          ? html`<section class="panel">
              <h2>${t("arena.sprt")}</h2>
              ${gauge(competition.sprt)} ${this.extension(run, competition)}
            </section>`
          : ""
      }
      ${competition.games ? this.figures(competition) : ""}
      ${
        members.length
          ? html`<section class="panel wide">
              <h2>${t("arena.members")}</h2>
              ${this.members(members)}
            </section>`
          : ""
      }
      ${competition.rounds?.length ? this.rounds(competition.rounds) : ""}
      <section class="panel wide">
        <sw-competition-games
          .run=${this.run}
          .count=${this.now.done}
          .competition=${competition}
          .seats=${competition.seats.map((_, i) => this.seat(competition, i))}
        ></sw-competition-games>
      </section>
    </div>`;
  }

  /** What only games can tell. */
  figures(competition) {
    const { endings, length } = competition;
    return html` <section class="panel">
        <h2>${competition.ratings ? t("arena.ratings") : t("arena.scores")}</h2>
        ${this.ratings(competition)}
      </section>
      <section class="panel">
        <h2>${t("arena.seats")}</h2>
        ${dots(
          competition.seats.map((seat, i) => ({
            name: this.seat(competition, i),
            value: seat.score,
            low: seat.interval[0],
            high: seat.interval[1],
          })),
          { label: t("arena.seats"), show: (v) => percent(v, 0), middle: 1 / competition.seats.length, range: [0, 1] },
        )}
        <p class="muted">${t("arena.seats.about")}</p>
      </section>
      <section class="panel">
        <h2>${t("arena.endings")}</h2>
        ${bars(Object.entries(endings).map(([reason, n]) => [maybe("arena.reason." + reason, reason), n]))}
        <p class="muted">${t("arena.length", { mean: number(length.mean, 1), min: length.min, max: length.max })}</p>
      </section>`;
  }

  seat(competition, i) {
    const name = this.seats[i];
    const word = seatWord(competition.game, i, name);
    return word === name ? `${i + 1} ${name}` : word;
  }

  ratings(competition) {
    if (competition.ratings) {
      const idle = new Set(
        competition.engines.filter((one) => one.wins + one.draws + one.losses === 0).map((one) => one.id),
      );
      return dots(
        competition.ratings
          .filter((one) => !idle.has(one.id))
          .map((one) => ({
            name: one.id,
            value: finite(one.elo),
            low: finite(one.interval[0]) ?? NaN,
            high: finite(one.interval[1]) ?? NaN,
          })),
        { label: "Elo", show: signed },
      );
    }
    return dots(
      competition.engines.map((one) => ({
        name: one.id,
        value: one.score,
        low: one.interval[0],
        high: one.interval[1],
      })),
      { label: t("arena.scores"), show: (v) => percent(v, 0), middle: 1 / competition.engines.length, range: [0, 1] },
    );
  }

  remarks(competition) {
    const { distinct, games } = competition;
    const elo = competition.pentanomial?.elo;
    const about = html`<p>
      ${t("arena.openings", { openings: competition.openings })} ·
      ${t("arena.seed", { seed: competition.seed })}${competition.repeatable ? "" : " · " + t("arena.unrepeatable")}
    </p>`;
    if (!games) return html`<div class="remarks muted">${about}</div>`;
    return html`<div class="remarks muted">
      ${
        elo && finite(elo.value) !== null
          ? html`<p>
              ${t("arena.elo", {
                name: competition.engines[0].id,
                elo: signed(elo.value),
                low: finite(elo.interval[0]) === null ? "−∞" : signed(elo.interval[0]),
                high: finite(elo.interval[1]) === null ? "∞" : signed(elo.interval[1]),
              })}
            </p>`
          : ""
      }
      ${distinct < games ? html`<p>${t("arena.distinct", { n: distinct, all: games })}</p>` : ""}
      ${competition.imaginedDraws ? html`<p>${t("arena.imagined")}</p>` : ""}
      ${competition.groups > 1 ? html`<p>${t("arena.groups", { n: competition.groups })}</p>` : ""} ${about}
    </div>`;
  }

  members(teams) {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("arena.members")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("arena.team")}</th>
              <th scope="col">${t("arena.member")}</th>
              <th scope="col">${t("arena.share")}</th>
              <th scope="col">${t("arena.agreement")}</th>
              <th scope="col">${t("arena.moves")}</th>
            </tr>
          </thead>
          <tbody>
            ${teams.map((team) =>
              team.members.map(
                (member, i) =>
                  html`<tr>
                    <td>${i ? "" : team.id}</td>
                    <td>${member.engine}</td>
                    <td>
                      <span class="share"><i style="width: ${100 * member.share}%"></i></span> ${percent(member.share)}
                    </td>
                    <td>${percent(member.agreement)}</td>
                    <td>${member.moves}</td>
                  </tr>`,
              ),
            )}
          </tbody>
        </table>
      </div>
      <p class="muted">${t("arena.members.about")}</p>`;
  }

  rounds(encounters) {
    const rounds = new Map();
    for (const one of encounters) rounds.set(one.round, [...(rounds.get(one.round) ?? []), one]);
    return html`<section class="panel wide">
      <h2>${t("arena.rounds")}</h2>
      ${[...rounds].map(
        ([round, list]) =>
          html`<details ?open=${round === rounds.size}>
            <summary>${t("arena.round", { n: round })}</summary>
            <ul>
              ${list.map(
                (one) => html`<li>${one.players.map((name, i) => `${name} ${one.points[i]}`).join(" – ")}</li>`,
              )}
            </ul>
          </details>`,
      )}
    </section>`;
  }

  underWay(competition) {
    if (this.now.state !== "running") return "";
    const games = competition.now ?? [];
    return html`<section class="panel wide" id="now">
      <h2>${t("arena.now")}</h2>
      ${
        games.length
          ? html`<div class="boards">
              ${games.map(
                (game) =>
                  html`<figure>
                    <a
                      href="#/arena/${this.run}/${game.index + 1}"
                      data-watch=${game.index + 1}
                      aria-label=${t("arena.watch", { n: game.index + 1 })}
                      ><sw-mini-board .position=${game.position}></sw-mini-board
                    ></a>
                    <figcaption>
                      <a href="#/arena/${this.run}/${game.index + 1}">${t("arena.game", { n: game.index + 1 })}</a>:
                      ${names(competition, game)} · ${t("arena.move", { n: game.position.moves.length })}
                      ${liveThoughts(game)}
                    </figcaption>
                  </figure>`,
              )}
            </div>`
          : html`<p class="muted">${t("arena.now.none")}</p>`
      }
    </section>`;
  }
}
customElements.define("sw-competition", Competition);
