import { css } from "lit";

/** What the engines beside the board look like. */
export const advisorsStyle = css`
  .panel {
    display: grid;
    gap: 0.7rem;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .head b {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  article {
    border-top: 1px solid var(--line);
    padding-top: 0.6rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.4rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    font-size: 0.93rem;
    table-layout: fixed;
  }
  td {
    padding: 0.16rem 0.25rem;
    vertical-align: middle;
  }
  th {
    text-align: left;
    font-size: 0.76rem;
    font-weight: 550;
    color: var(--muted);
    padding: 0 0.25rem;
  }
  td:nth-child(1),
  th:nth-child(1) {
    width: 4.2rem;
  }
  td:nth-child(3),
  th:nth-child(3) {
    width: 5.4rem;
    text-align: right;
  }
  td:nth-child(4),
  th:nth-child(4) {
    width: 4rem;
    text-align: right;
  }
  .long td:nth-child(1),
  .long th:nth-child(1) {
    width: 8.8rem;
    font-size: 0.86rem;
    overflow-wrap: anywhere;
  }
  .worth {
    white-space: nowrap;
  }
  .worth.end {
    white-space: normal;
  }
  td[colspan] {
    width: auto;
    text-align: left;
    padding: 0 0.2rem 0.25rem;
  }
  .step {
    border: 0;
    background: none;
    padding: 0 0.18rem;
    min-height: 1.5rem;
    min-width: 1.5rem;
    font-size: 0.84rem;
    color: var(--muted);
    border-radius: 4px;
  }
  .step:hover,
  .step:focus-visible {
    background: var(--accent-soft);
    color: var(--ink);
  }
  .estimate {
    font-style: italic;
  }
  .show {
    display: flex;
    gap: 0.3rem;
    flex-wrap: wrap;
  }
  summary {
    cursor: pointer;
    font-size: 0.85rem;
    color: var(--muted);
  }
  .bar {
    position: relative;
    height: 1.25rem;
    border-radius: 4px;
    background: var(--raised);
    overflow: hidden;
  }
  .bar i {
    position: absolute;
    inset: 0 auto 0 0;
    background: color-mix(in srgb, var(--advice) 38%, transparent);
  }
  .bar span {
    position: relative;
    padding-left: 0.35rem;
    font-size: 0.85rem;
  }
  .move {
    border: 0;
    background: none;
    padding: 0 0.2rem;
    min-height: 1.5rem;
    font-weight: 650;
  }
  .exact {
    font-size: 0.7rem;
    border: 1px solid var(--good);
    color: var(--good);
    border-radius: 4px;
    padding: 0 0.2rem;
    margin-left: 0.2rem;
  }
  .effort {
    font-size: 0.82rem;
    color: var(--muted);
  }
  .small {
    min-height: 1.9rem;
    padding: 0.1rem 0.5rem;
    font-size: 0.85rem;
  }
  form {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.4rem;
  }
  form input {
    min-width: 0;
  }
  form button {
    grid-column: 1 / -1;
  }
  label.switch {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    font-size: 0.92rem;
  }
  input[type="checkbox"],
  input[type="radio"] {
    min-height: 0;
    width: 1.05rem;
    height: 1.05rem;
    accent-color: var(--accent);
  }
`;
