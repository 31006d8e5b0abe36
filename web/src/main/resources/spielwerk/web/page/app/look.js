import { css } from "lit";

/** What all parts of the page look like: buttons, fields, panels. */
export const look = css`
  :host {
    display: block;
  }
  * {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-weight: 650;
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  h2 {
    font-size: 0.8rem;
    text-transform: uppercase;
    letter-spacing: 0.06em;
    color: var(--muted);
  }
  p {
    margin: 0;
  }
  a {
    color: var(--accent);
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    padding: 0.42rem 0.8rem;
    cursor: pointer;
    min-height: 2.4rem;
    line-height: 1.2;
  }
  button:hover:not(:disabled) {
    border-color: var(--accent);
  }
  button:disabled {
    color: var(--muted);
    cursor: default;
    opacity: 0.7;
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  button.primary:hover {
    filter: brightness(1.08);
  }
  button.quiet {
    background: transparent;
    border-color: transparent;
  }
  button.quiet:hover:not(:disabled) {
    background: var(--accent-soft);
    border-color: transparent;
  }
  button[aria-pressed="true"] {
    background: var(--accent-soft);
    border-color: var(--accent);
    color: var(--ink);
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  select,
  input,
  textarea {
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    padding: 0.4rem 0.6rem;
    min-height: 2.4rem;
    max-width: 100%;
  }
  .panel {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap);
  }
  .muted {
    color: var(--muted);
  }
  .row {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    flex-wrap: wrap;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  dialog {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow);
    padding: 1.4rem;
    width: min(34rem, 94vw);
    max-height: 92dvh;
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(10 12 14 / 45%);
  }
`;
