package spielwerk.runs.report;

/** How reports look, by day and by night. */
final class ReportStyle {
  /** How many colours there are for series; more series start again. */
  static final int COLOURS = 10;

  private static final String[] DAY = {
    "#6b7280", "#2f6fdb", "#e0662f", "#1f9d68", "#a045c8", "#c99700", "#0f9fb8", "#d6336c",
    "#7a5a3a", "#4f8f1d"
  };
  private static final String[] NIGHT = {
    "#9aa3b2", "#6ea2ff", "#ff9461", "#46d39a", "#cf86f2", "#f0c23c", "#45cfe6", "#ff7aa8",
    "#c79f78", "#96d258"
  };

  /** For every plot, on the page and as a file of its own. */
  static final String PLOT =
      ".plot{--ink:#1c2330;--soft:#5d6778;--grid:#e3e7ee;--paper:#fff;"
          + "font:13px system-ui,'Segoe UI',Helvetica,Arial,sans-serif}"
          + colours(DAY)
          + "@media(prefers-color-scheme:dark){.plot{--ink:#e8ebf1;--soft:#a3adbd;"
          + "--grid:#2d3543;--paper:#171c25}"
          + colours(NIGHT)
          + "}"
          + ".plot text{fill:var(--soft)}.plot .name{fill:var(--ink)}"
          + ".plot .back{fill:var(--paper)}"
          + ".plot .middle{text-anchor:middle}.plot .right{text-anchor:end}"
          + ".plot .grid{stroke:var(--grid)}"
          + ".plot .mark{stroke:var(--soft);stroke-dasharray:4 4}"
          + ".plot .curve{fill:none;stroke:var(--c);stroke-width:2;stroke-linejoin:round}"
          + ".plot .dot{fill:var(--c);stroke:var(--paper)}"
          + ".plot .disc{fill:var(--c);opacity:.45}"
          + ".plot .doubt{stroke:var(--c);stroke-width:1.5;opacity:.65}"
          + ".plot .whisker{stroke:var(--ink);stroke-width:1.3;opacity:.8}"
          + ".plot .tile{fill:var(--c);stroke:var(--grid)}"
          + ".plot .none{fill:none;stroke:var(--grid)}"
          + ".plot .onhot{fill:var(--paper)}"
          + ".plot .band{fill:var(--c);opacity:.15}.plot .bar{fill:var(--c);opacity:.85}";

  /** For the page around them. */
  static final String PAGE =
      ":root{color-scheme:light dark;--ink:#1c2330;--soft:#5d6778;--line:#e3e7ee;--paper:#fff;"
          + "--ground:#f4f6f9;--accent:#2f6fdb;--tint:#f0f5ff}"
          + "@media(prefers-color-scheme:dark){:root{--ink:#e8ebf1;--soft:#a3adbd;--line:#2d3543;"
          + "--paper:#171c25;--ground:#0f131a;--accent:#6ea2ff;--tint:#1b2536}}"
          + "*{box-sizing:border-box}"
          + "body{margin:0;background:var(--ground);color:var(--ink);"
          + "font:16px/1.55 system-ui,'Segoe UI',Helvetica,Arial,sans-serif}"
          + "main{max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}"
          + "h1{font-size:1.9rem;line-height:1.2;margin:0 0 1rem;letter-spacing:-.01em}"
          + "h2{font-size:1.3rem;margin:0 0 .8rem}p{margin:.6rem 0;max-width:46rem}"
          + "section{background:var(--paper);border:1px solid var(--line);border-radius:12px;"
          + "padding:1.4rem 1.5rem;margin:1.4rem 0}"
          + ".short{background:var(--tint);border-color:transparent;"
          + "border-left:4px solid var(--accent)}"
          + ".short ul{margin:0;padding-left:1.1rem}.short li{margin:.3rem 0;overflow-wrap:anywhere}"
          + "figure{margin:1.4rem 0}figcaption,.caption{color:var(--soft);font-size:.88rem;"
          + "max-width:46rem;margin:.5rem 0 0}"
          + ".scroll{overflow-x:auto}"
          + "table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}"
          + "th{text-align:left;font-weight:600;color:var(--soft);"
          + "border-bottom:2px solid var(--line);vertical-align:bottom}"
          + "td,th{padding:.4rem .7rem .4rem 0}td{border-bottom:1px solid var(--line);"
          + "vertical-align:top}"
          + "td.n,th.n{text-align:right}td.n{white-space:nowrap}"
          + "td{overflow-wrap:break-word;max-width:24rem}"
          + "td:first-child{min-width:7rem}.words td:first-child{white-space:normal}"
          + ".i{display:block;color:var(--soft);font-size:.78rem}"
          + "svg{display:block;width:100%;height:auto}"
          + "summary{cursor:pointer;color:var(--accent)}a{color:var(--accent)}"
          + "dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.2rem;"
          + "font-size:.9rem;margin:0}dt{color:var(--soft)}dd{margin:0;min-width:0;overflow-wrap:anywhere}"
          + "code{font-family:ui-monospace,Menlo,Consolas,monospace}";

  private ReportStyle() {}

  private static String colours(String[] colours) {
    StringBuilder css = new StringBuilder();
    for (int i = 0; i < colours.length; i++) {
      css.append(".s").append(i).append("{--c:").append(colours[i]).append('}');
    }
    return css.toString();
  }
}
