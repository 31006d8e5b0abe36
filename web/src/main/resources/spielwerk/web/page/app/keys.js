import { LitElement, html, css } from "lit";
import { find } from "./dom.js";
import { look } from "./look.js";
import { t } from "./i18n.js";

/** The keys, in the order in which people need them. */
const KEYS = [
  ["← →", "keys.step"],
  ["↑ ↓", "keys.variation"],
  ["Home End", "keys.ends"],
  ["m", "keys.move"],
  ["z", "keys.takeback"],
  ["p", "play.keys.endturn"],
  ["l", "keys.legal"],
  ["a", "keys.advice"],
  ["v", "keys.values"],
  ["h", "keys.heat"],
  ["c", "keys.compare"],
  ["j J", "keys.mistake"],
  ["n", "keys.new"],
  ["r", "keys.rules"],
  ["i", "play.keys.invite"],
  ["e", "play.keys.export"],
  ["Ctrl+V", "play.keys.paste"],
  ["s", "play.keys.settings"],
  ["?", "keys.help"],
];

/** What the keyboard does; opens with ?. */
class Keys extends LitElement {
  static styles = [
    look,
    css`
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.5rem 1.2rem;
        margin: 1rem 0;
      }
      dt {
        text-align: right;
      }
      dd {
        margin: 0;
      }
      kbd {
        font-family: var(--mono);
        background: var(--raised);
        border: 1px solid var(--line);
        border-bottom-width: 2px;
        border-radius: 5px;
        padding: 0.05rem 0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    window.addEventListener("keydown", (event) => {
      if (event.key === "?" && !typing(event)) this.show();
    });
  }

  show() {
    const dialog = find(this.renderRoot, "dialog");
    if (!dialog.open) dialog.showModal();
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("keys.title")}</h1>
      <dl>
        ${KEYS.map(
          ([keys, words]) =>
            html`<dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
              <dd>${t(words)}</dd>`,
        )}
      </dl>
      <form method="dialog"><button class="primary">${t("close")}</button></form>
    </dialog>`;
  }
}
customElements.define("sw-keys", Keys);

/** Whether somebody is writing, so that letters are letters. */
export function typing(event) {
  const target = event.composedPath()[0];
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))
  );
}

/** Whether a window is open in front of the page, which then has the keyboard. */
export function dialogOpen() {
  return document.activeElement !== null && deepest(document.activeElement).closest?.("dialog[open]") != null;
}

function deepest(element) {
  return element.shadowRoot?.activeElement ? deepest(element.shadowRoot.activeElement) : element;
}
