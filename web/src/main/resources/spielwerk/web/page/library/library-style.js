import { css } from "lit";

/** What the library looks like. */
export const libraryStyle = css`
  :host {
    max-width: 1180px;
    margin: 0 auto;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    flex-wrap: wrap;
  }
  h1 {
    font-size: 1.5rem;
  }
  .grow {
    flex: 1;
  }
  form.filter {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0.9rem 0;
  }
  form.filter input {
    width: 11rem;
  }
  label.day {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    color: var(--muted);
    font-size: 0.88rem;
  }
  label.day input {
    width: 9.2rem;
    color: var(--ink);
    font-size: 1rem;
  }
  .scroll {
    overflow-x: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: left;
    padding: 0.4rem 0.7rem;
    white-space: nowrap;
  }
  th {
    font-size: 0.82rem;
  }
  th button {
    border: 0;
    background: none;
    padding: 0.2rem 0;
    min-height: 0;
    color: var(--muted);
    font-weight: 600;
  }
  th[aria-sort="ascending"] button::after {
    content: " ▲";
  }
  th[aria-sort="descending"] button::after {
    content: " ▼";
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody tr:hover {
    background: var(--accent-soft);
  }
  td.players {
    white-space: normal;
    min-width: 12rem;
  }
  td.players small {
    display: block;
    color: var(--muted);
  }
  td button {
    min-height: 2rem;
    padding: 0.1rem 0.6rem;
  }
  td:last-child {
    text-align: right;
  }
  input[type="checkbox"] {
    min-height: 0;
    width: 1.1rem;
    height: 1.1rem;
    accent-color: var(--accent);
  }
  .foot {
    margin-top: 0.8rem;
    justify-content: space-between;
  }
  .undo {
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    padding: 0.5rem 0.9rem;
    margin: 0.6rem 0;
  }
  .drop {
    outline: 3px dashed var(--accent);
    outline-offset: 6px;
    border-radius: var(--radius);
  }
  @media (max-width: 640px) {
    form.filter > * {
      flex: 1 1 40%;
      width: auto;
      min-width: 0;
    }
    label.day {
      flex-basis: 100%;
    }
    label.day input {
      flex: 1;
      width: auto;
      min-width: 0;
    }
    thead {
      display: none;
    }
    table,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      padding: 0.5rem 0.4rem;
    }
    td {
      padding: 0.1rem 0.4rem;
    }
    td.number,
    td.length {
      display: none;
    }
    td.check {
      grid-row: 1 / 4;
    }
    td.players {
      grid-column: 2 / -1;
      grid-row: 1;
      font-weight: 600;
      min-width: 0;
    }
    td.game {
      grid-column: 2;
      grid-row: 2;
    }
    td.date {
      grid-column: 3;
      grid-row: 2;
      color: var(--muted);
      text-align: right;
    }
    td.result {
      grid-column: 2;
      grid-row: 3;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    td.tools {
      grid-column: 3;
      grid-row: 3;
    }
  }
`;
