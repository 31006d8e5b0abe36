import { LitElement, html } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, hear, post } from "../app/api.js";
import { seatWord } from "../app/words.js";
import { number } from "../charts/numbers.js";
import { date, duration, finite, gameName, notice, percent, signed, state } from "./words.js";
import { bars, dots, gauge } from "./plots.js";
import { warStyle } from "./war-style.js";
import "./mini-board.js";
import "./war-games.js";
import "./crosstable.js";

/** One match or tournament, as it stands at this moment. */
class War extends LitElement {
  static properties = { run: {}, now: { state: true }, seats: { state: true }, missing: { state: true } };
  static styles = [look, warStyle];

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

  async follow() {
    this.stream?.close();
    this.now = null;
    this.missing = "";
    try {
      this.take(await get("/runs/" + encodeURIComponent(this.run)));
      this.stream = hear(`/runs/${encodeURIComponent(this.run)}/events`, { run: (run) => this.take(run) });
      const levels = await get("/levels?game=" + encodeURIComponent(this.now.picture?.game ?? this.now.game));
      this.seats = levels.seatNames;
    } catch (refused) {
      if (this.now === null) this.missing = refused.message;
    }
  }

  take(run) {
    this.now = run;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.run && this.stream) this.follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  async ask(what) {
    await post(`/runs/${this.run}/${what}`).catch((refused) => notice(this, refused));
  }

  render() {
    const run = this.now;
    if (this.missing) return html`<p class="panel">${this.missing} <a href="#/pit">${t("pit.title")}</a></p>`;
    if (run === null) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    const war = run.picture;
    return html` <header>
        <div>
          <p class="muted"><a href="#/pit">${t("pit.title")}</a> · ${date(run.began)}</p>
          <h1>${t("pit.kindof." + (war?.kind ?? run.kind), { game: gameName(war?.game ?? run.game) })}</h1>
        </div>
        <div class="row">${this.buttons(run)}</div>
      </header>
      ${this.progress(run)} ${run.fault ? html`<p class="panel fault" role="alert">${run.fault}</p>` : ""}
      ${war ? this.war(war) : ""}
      ${
        run.says?.length
          ? html`<details class="panel">
              <summary>${t("pit.says")}</summary>
              <pre tabindex="0">${run.says.join("\n")}</pre>
            </details>`
          : ""
      }`;
  }

  buttons(run) {
    const at = run.state;
    return html` ${
        at === "running"
          ? html`<button
              id="pause"
              ?disabled=${run.stopping}
              title=${t("pit.pause.about")}
              @click=${() => this.ask("pause")}
            >
              ${t("pit.pause")}
            </button>`
          : ""
      }
      ${
        at === "running" && run.startedHere
          ? html`<button id="stop" title=${t("pit.stop.about")} @click=${() => this.ask("stop")}>
              ${t("pit.stop")}
            </button>`
          : ""
      }
      ${
        at === "paused" || at === "broken"
          ? html`<button id="resume" class="primary" @click=${() => this.ask("resume")}>${t("pit.resume")}</button>`
          : ""
      }
      ${
        run.done
          ? html`<a class="button" id="report" href="/api/runs/${run.id}/report" target="_blank" rel="noopener"
                >${t("pit.report")}</a
              >
              <a class="button" id="download" href="/api/runs/${run.id}/report?download=1" download="${run.id}.html"
                >${t("pit.download")}</a
              >`
          : ""
      }
      <a class="button" href="#/pit/new/${run.id}">${t("pit.again")}</a>`;
  }

  progress(run) {
    const share = run.total ? Math.min(1, run.done / run.total) : 0;
    const words = [state(run), t("pit.done", { done: run.done, total: run.total })];
    if (run.left !== undefined) words.push(t("pit.left", { time: duration(run.left) }));
    return html`<div class="progress">
      <progress max="1" value=${run.state === "finished" ? 1 : share} aria-label=${t("pit.progress")}></progress>
      <span id="state" data-state=${run.stopping ? "stopping" : run.state}>${words.join(" · ")}</span>
    </div>`;
  }

  war(war) {
    const members = war.engines.filter((engine) => engine.members?.length);
    return html` <div class="grid">
      <section class="panel wide">
        <h2>${t("pit.standings")}</h2>
        <sw-crosstable .war=${war}></sw-crosstable>${this.remarks(war)}
      </section>
      ${this.underWay(war)}
      ${
        war.sprt
          ? html`<section class="panel">
              <h2>${t("pit.sprt")}</h2>
              ${gauge(war.sprt)}
            </section>`
          : ""
      }
      ${war.games ? this.figures(war) : ""}
      ${
        members.length
          ? html`<section class="panel wide">
              <h2>${t("pit.members")}</h2>
              ${this.members(members)}
            </section>`
          : ""
      }
      ${war.rounds?.length ? this.rounds(war.rounds) : ""}
      <section class="panel wide">
        <sw-war-games
          .run=${this.run}
          .count=${this.now.done}
          .war=${war}
          .seats=${war.seats.map((_, i) => this.seat(war, i))}
        ></sw-war-games>
      </section>
    </div>`;
  }

  /** What only games can tell. */
  figures(war) {
    return html` <section class="panel">
        <h2>${war.ratings ? t("pit.ratings") : t("pit.scores")}</h2>
        ${this.ratings(war)}
      </section>
      <section class="panel">
        <h2>${t("pit.seats")}</h2>
        ${dots(
          war.seats.map((seat, i) => ({
            name: this.seat(war, i),
            value: seat.score,
            low: seat.interval[0],
            high: seat.interval[1],
          })),
          { label: t("pit.seats"), show: (v) => percent(v, 0), middle: 1 / war.seats.length, range: [0, 1] },
        )}
        <p class="muted">${t("pit.seats.about")}</p>
      </section>
      <section class="panel">
        <h2>${t("pit.endings")}</h2>
        ${bars(Object.entries(war.endings).map(([reason, n]) => [maybe("pit.reason." + reason, reason), n]))}
        <p class="muted">
          ${t("pit.length", { mean: number(war.length.mean, 1), min: war.length.min, max: war.length.max })}
        </p>
      </section>`;
  }

  seat(war, i) {
    const name = this.seats[i];
    const word = seatWord(war.game, i, name);
    return word === name ? `${i + 1} ${name}` : word;
  }

  ratings(war) {
    if (war.ratings) {
      const idle = new Set(war.engines.filter((one) => one.wins + one.draws + one.losses === 0).map((one) => one.id));
      return dots(
        war.ratings
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
      war.engines.map((one) => ({ name: one.id, value: one.score, low: one.interval[0], high: one.interval[1] })),
      { label: t("pit.scores"), show: (v) => percent(v, 0), middle: 1 / war.engines.length, range: [0, 1] },
    );
  }

  remarks(war) {
    const elo = war.pentanomial?.elo;
    const about = html`<p>
      ${t("pit.openings", { openings: war.openings })} ·
      ${t("pit.seed", { seed: war.seed })}${war.repeatable ? "" : " · " + t("pit.unrepeatable")}
    </p>`;
    if (!war.games) return html`<div class="remarks muted">${about}</div>`;
    return html`<div class="remarks muted">
      ${
        elo && finite(elo.value) !== null
          ? html`<p>
              ${t("pit.elo", {
                name: war.engines[0].id,
                elo: signed(elo.value),
                low: finite(elo.interval[0]) === null ? "−∞" : signed(elo.interval[0]),
                high: finite(elo.interval[1]) === null ? "∞" : signed(elo.interval[1]),
              })}
            </p>`
          : ""
      }
      ${war.distinct < war.games ? html`<p>${t("pit.distinct", { n: war.distinct, all: war.games })}</p>` : ""}
      ${war.imaginedDraws ? html`<p>${t("pit.imagined")}</p>` : ""}
      ${war.groups > 1 ? html`<p>${t("pit.groups", { n: war.groups })}</p>` : ""} ${about}
    </div>`;
  }

  members(teams) {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("pit.members")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("pit.team")}</th>
              <th scope="col">${t("pit.member")}</th>
              <th scope="col">${t("pit.share")}</th>
              <th scope="col">${t("pit.agreement")}</th>
              <th scope="col">${t("pit.moves")}</th>
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
      <p class="muted">${t("pit.members.about")}</p>`;
  }

  rounds(encounters) {
    const rounds = new Map();
    for (const one of encounters) rounds.set(one.round, [...(rounds.get(one.round) ?? []), one]);
    return html`<section class="panel wide">
      <h2>${t("pit.rounds")}</h2>
      ${[...rounds].map(
        ([round, list]) =>
          html`<details ?open=${round === rounds.size}>
            <summary>${t("pit.round", { n: round })}</summary>
            <ul>
              ${list.map(
                (one) => html`<li>${one.players.map((name, i) => `${name} ${one.points[i]}`).join(" – ")}</li>`,
              )}
            </ul>
          </details>`,
      )}
    </section>`;
  }

  underWay(war) {
    if (this.now.state !== "running") return "";
    const games = war.now ?? [];
    return html`<section class="panel wide" id="now">
      <h2>${t("pit.now")}</h2>
      ${
        games.length
          ? html`<div class="boards">
              ${games.map(
                (game) =>
                  html`<figure>
                    <a
                      href="#/pit/${this.run}/${game.index + 1}"
                      data-watch=${game.index + 1}
                      aria-label=${t("pit.watch", { n: game.index + 1 })}
                      ><sw-mini-board .position=${game.position}></sw-mini-board
                    ></a>
                    <figcaption>
                      <a href="#/pit/${this.run}/${game.index + 1}">${t("pit.game", { n: game.index + 1 })}</a>:
                      ${game.players.join(" – ")} · ${t("pit.move", { n: game.position.moves.length })}
                    </figcaption>
                  </figure>`,
              )}
            </div>`
          : html`<p class="muted">${t("pit.now.none")}</p>`
      }
    </section>`;
  }
}
customElements.define("sw-war", War);
