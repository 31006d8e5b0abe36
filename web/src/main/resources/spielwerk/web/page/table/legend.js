import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { number } from "../charts/numbers.js";

/** What the shading of the board means: the colour scale of visits or of priors, and how values are written. */
export function legend(marks, { heat, values }) {
  if (!marks.size) return "";
  const valued = values || [...marks.values()].some((mark) => mark.value);
  const most = Math.max(0, ...[...marks.values()].map((mark) => mark.percent));
  return html`<div class="legend" data-heat=${heat}>
    <span>${t(heat === "prior" ? "analysis.heat.prior" : "analysis.heat.visits")}</span>
    <span>0 %</span><i class="scale ${heat}" aria-hidden="true"></i><span>${number(most, most < 10 ? 1 : 0)} %</span>
    ${valued ? html`<span class="values">${t("analysis.values.key")}</span>` : ""}
  </div>`;
}

export const legendStyle = css`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.5rem;
    align-items: center;
    justify-content: center;
    font-size: 0.8rem;
    color: var(--muted);
  }
  .legend .scale {
    width: 7rem;
    height: 0.8rem;
    border-radius: 3px;
    border: 1px solid var(--line);
    background: linear-gradient(
      90deg,
      color-mix(in srgb, var(--advice) 10%, transparent),
      color-mix(in srgb, var(--advice) 90%, transparent)
    );
  }
  .legend .scale.prior {
    background:
      repeating-linear-gradient(45deg, transparent 0 5px, rgb(255 255 255 / 35%) 5px 9px),
      linear-gradient(
        90deg,
        color-mix(in srgb, var(--prior) 10%, transparent),
        color-mix(in srgb, var(--prior) 90%, transparent)
      );
  }
`;
