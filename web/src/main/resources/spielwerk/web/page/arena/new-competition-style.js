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
  .threads {
    display: block;
    max-width: 14rem;
    font-weight: 600;
    margin-top: 0.6rem;
  }
  .threads input {
    width: 100%;
  }
  .library {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    margin-top: 0.6rem;
  }
  .library input {
    flex: none;
    min-height: 0;
    width: 1.15rem;
    height: 1.15rem;
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
