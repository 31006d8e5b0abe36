import { css } from "lit";

/** Pictures side by side where there is room. */
export const rooms = css`
  .rooms {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1rem;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .panel {
    min-width: 0;
  }
  input[type="range"] {
    width: 100%;
    accent-color: var(--accent);
    padding: 0;
    border: 0;
    background: none;
  }
  .scroll {
    overflow: auto;
    max-height: 24rem;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    width: 100%;
    font-size: 0.9rem;
  }
  th,
  td {
    text-align: left;
    padding: 0.3rem 0.9rem 0.3rem 0;
    white-space: nowrap;
  }
  th {
    color: var(--muted);
    font-weight: 600;
    font-size: 0.82rem;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  code {
    font-family: var(--mono);
    font-size: 0.88rem;
    overflow-wrap: anywhere;
  }
  @media (max-width: 820px) {
    .rooms {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
