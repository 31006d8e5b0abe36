import { css } from "lit";

/** Its tables, which may be wider than the page. */
export const tableStyle = css`
  .scroll {
    overflow-x: auto;
    position: relative;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    text-align: left;
    padding: 0.35rem 0.8rem 0.35rem 0;
    white-space: nowrap;
  }
  th {
    color: var(--muted);
    font-size: 0.82rem;
    font-weight: 600;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
`;

/** What the page of a competition looks like. */
export const competitionStyle = css`
  :host {
    display: grid;
    gap: var(--gap);
  }
  header {
    display: flex;
    gap: 0.8rem;
    align-items: end;
    justify-content: space-between;
    flex-wrap: wrap;
  }
  h1 {
    font-size: clamp(1.3rem, 3vw, 1.8rem);
  }
  .button {
    display: inline-flex;
    align-items: center;
    text-decoration: none;
    border-radius: var(--radius-small);
    padding: 0.42rem 0.8rem;
    min-height: 2.4rem;
    border: 1px solid var(--line);
    color: inherit;
    background: var(--surface);
    line-height: 1.2;
  }
  .button:hover {
    border-color: var(--accent);
  }
  .progress {
    display: grid;
    gap: 0.3rem;
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--accent);
    appearance: none;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: var(--line);
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    background: var(--accent);
    transition: width 0.4s;
  }
  progress::-moz-progress-bar {
    background: var(--accent);
  }
  .fault {
    border-color: var(--bad);
    color: var(--bad);
  }
  .grid {
    display: grid;
    gap: var(--gap);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
    align-items: start;
  }
  .wide {
    grid-column: 1 / -1;
    min-width: 0;
  }
  .panel {
    min-width: 0;
  }
  .panel > h2 {
    margin-bottom: 0.7rem;
  }
  .panel > p {
    margin-top: 0.5rem;
    font-size: 0.92rem;
  }
  svg {
    width: 100%;
    height: auto;
    max-width: 560px;
    display: block;
    font-family: var(--font);
  }
  .remarks {
    display: grid;
    gap: 0.2rem;
    margin-top: 0.7rem;
    font-size: 0.9rem;
  }
  .bars {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.35rem 0.8rem;
    margin: 0;
  }
  .bars dd {
    margin: 0;
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  .bars i {
    height: 0.8rem;
    min-width: 2px;
    max-width: 60%;
    background: var(--accent);
    border-radius: 2px;
  }
  .bars span {
    white-space: nowrap;
  }
  ${tableStyle}
  .share {
    display: inline-block;
    width: 5rem;
    height: 0.6rem;
    background: var(--line);
    border-radius: 2px;
    vertical-align: baseline;
  }
  .share i {
    display: block;
    height: 100%;
    background: var(--accent);
    border-radius: 2px;
  }
  .boards {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
  }
  figure {
    margin: 0;
    width: 170px;
  }
  figure > a {
    display: block;
    border-radius: var(--radius-small);
  }
  figure > a:hover {
    outline: 2px solid var(--accent);
    outline-offset: 3px;
  }
  figcaption {
    font-size: 0.85rem;
    color: var(--muted);
    margin-top: 0.3rem;
    overflow-wrap: anywhere;
  }
  .thoughts {
    list-style: none;
    padding: 0;
    margin: 0.2rem 0 0;
    font-variant-numeric: tabular-nums;
  }
  pre {
    overflow: auto;
    max-height: 16rem;
    font-family: var(--mono);
    font-size: 0.85rem;
    margin: 0.6rem 0 0;
    white-space: pre-wrap;
  }
`;
