import { css } from "lit";

/** What the page looks like on which a competition is set up. */
export const newCompetitionStyle = css`
  h1 {
    font-size: 1.5rem;
    margin-bottom: 0.9rem;
  }
  .grid {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1.6fr) minmax(280px, 1fr);
    align-items: start;
  }
  .form {
    display: grid;
    gap: var(--gap);
    min-width: 0;
  }
  .yaml {
    position: sticky;
    top: 1rem;
    min-width: 0;
  }
  .panel > h2 {
    margin-bottom: 0.6rem;
  }
  .panel > p {
    margin-top: 0.5rem;
    font-size: 0.92rem;
  }
  details {
    margin-top: 0.8rem;
  }
  summary {
    cursor: pointer;
    padding: 0.3rem 0;
  }
  code {
    font-family: var(--mono);
    font-size: 0.9em;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
    gap: 0.7rem;
    margin-top: 0.5rem;
    align-items: start;
  }
  .fields label {
    display: grid;
    gap: 0.2rem;
    font-weight: 600;
    font-size: 0.92rem;
    min-width: 0;
  }
  .fields input,
  .fields select,
  .fields textarea {
    font-weight: 400;
    width: 100%;
    min-width: 0;
  }
  .fields small {
    font-weight: 400;
    color: var(--muted);
  }
  .fields .wide {
    grid-column: 1 / -1;
  }
  .fields .check {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-weight: 400;
  }
  .fields .check input {
    width: 1.2rem;
    min-height: 1.2rem;
  }
  .fields .row {
    flex-wrap: nowrap;
  }
  .fields .short {
    max-width: 5rem;
  }
  #yaml {
    width: 100%;
    font-family: var(--mono);
    font-size: 0.88rem;
    line-height: 1.45;
    resize: vertical;
    margin-top: 0.5rem;
    white-space: pre;
    overflow: auto;
  }
  .trouble {
    color: var(--bad);
    min-height: 1.4rem;
    overflow-wrap: anywhere;
  }
  .big {
    width: 100%;
    font-size: 1.1rem;
    padding: 0.7rem;
    margin-top: 0.6rem;
  }
  @media (max-width: 860px) {
    .grid {
      grid-template-columns: minmax(0, 1fr);
    }
    .yaml {
      position: static;
    }
  }
`;
