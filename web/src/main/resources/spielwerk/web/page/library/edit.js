import { LitElement, html, css } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, put, query } from "../app/api.js";

/** What is said of a game as a whole: players, date, event, comment, tags. Event "edited". */
class Edit extends LitElement {
  static properties = { library: {}, game: { state: true }, trouble: { state: true } };
  static styles = [
    look,
    css`
      h2 {
        font-size: 1.5rem;
        text-transform: none;
        letter-spacing: -0.01em;
        color: var(--ink);
      }
      form {
        display: grid;
        gap: 0.8rem;
        margin-top: 1rem;
      }
      label {
        display: grid;
        gap: 0.25rem;
        font-weight: 600;
      }
      label > * {
        font-weight: 400;
      }
      textarea {
        min-height: 5rem;
        resize: vertical;
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
    /** @type {string} */
    this.library = given();
  }

  async show(id) {
    this.id = id;
    this.trouble = "";
    const whole = await get(`/library/${id}` + query({ library: this.library }));
    const said = whole.library ?? {};
    this.game = {
      players: (said.players ?? []).map((player) => player.name),
      date: whole.circumstances?.date ?? "",
      event: said.event ?? "",
      comment: said.comment ?? "",
      tags: (said.tags ?? []).join(", "),
    };
    await this.updateComplete;
    find(this.renderRoot, "dialog").showModal();
  }

  async keep(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    try {
      await put(`/library/${this.id}` + query({ library: this.library }), {
        players: form.getAll("player"),
        date: form.get("date"),
        event: form.get("event"),
        comment: form.get("comment"),
        tags: String(form.get("tags"))
          .split(",")
          .map((tag) => tag.trim())
          .filter(Boolean),
      });
      find(this.renderRoot, "dialog").close();
      this.dispatchEvent(new Event("edited"));
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  render() {
    const { game } = this;
    if (!game) return "";
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${t("collect.edit", { n: this.id })}</h2>
      <form @submit=${this.keep}>
        ${game.players.map(
          (name, i) =>
            html`<label
              >${t("collect.player", { n: i + 1 })}<input name="player" required maxlength="200" .value=${name}
            /></label>`,
        )}
        <label>${t("library.date")}<input name="date" placeholder="2026-11-30" .value=${game.date} /></label>
        <label>${t("collect.event")}<input name="event" maxlength="500" .value=${game.event} /></label>
        <label
          >${t("collect.comment")}<textarea name="comment" maxlength="15000" .value=${game.comment}></textarea>
        </label>
        <label>${t("collect.tags")}<input name="tags" .value=${game.tags} /></label>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
        <div class="row end">
          <button type="button" class="quiet" @click=${() => find(this.renderRoot, "dialog").close()}>
            ${t("cancel")}
          </button>
          <button class="primary" id="keep">${t("collect.keep")}</button>
        </div>
      </form>
    </dialog>`;
  }
}
customElements.define("sw-edit", Edit);
