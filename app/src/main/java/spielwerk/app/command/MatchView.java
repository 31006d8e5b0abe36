package spielwerk.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import spielwerk.app.terminal.Figures;
import spielwerk.app.terminal.Table;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.Entrant;
import spielwerk.arena.Journal;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Tally;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Goal;

/** The result of a match for people. */
record MatchView(Game game, MatchSpec spec, Tally tally, Journal journal) {
  /** If fewer than this share of the games differ, the reader must know. */
  private static final double VARIED = 0.9;

  private static final String CLOCK =
      "the clock had a say, so the same seed need not give the same games";

  private static final String INTERVAL =
      """
      score: share of the wins, a draw shared equally; in brackets its 95% interval: Student's t
      over the openings, each played from every seat; with fewer than 10 of them, or if all came
      out alike, Wilson's over the games.""";

  String text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add("%s, %s, openings %s".formatted(spec.game(), games(), spec.openings()));
    lines.add("");
    lines.add(entrants().text(terminal));
    lines.add("");
    lines.add(seats().text(terminal));
    lines.add("");
    lines.add("endings  " + endings(tally.endings()));
    lines.add(
        "length   %s moves on average, %d to %d"
            .formatted(
                String.format(Locale.ROOT, "%.1f", tally.length().mean()),
                tally.length().min(),
                tally.length().max()));
    lines.add("games    " + different());
    lines.add("seed     " + spec.seed() + (spec.repeatable() ? "" : "; " + CLOCK));
    lines.add("run      " + journal.id() + ", kept in " + journal.folder());
    lines.add("");
    lines.add(terminal.faint(INTERVAL));
    return String.join("\n", lines);
  }

  private Table entrants() {
    boolean points = game.traits().goal() == Goal.POINTS || spec.goal() == Goal.POINTS;
    List<String> columns =
        new ArrayList<>(List.of("engine", "games", "wins", "draws", "losses", "score", ""));
    if (points) {
      columns.add("points");
    }
    Table table = new Table(columns.toArray(String[]::new));
    for (int i = 0; i < tally.entrants().size(); i++) {
      Tally.Row row = tally.entrants().get(i);
      List<String> cells = new ArrayList<>();
      cells.add(name(i));
      cells.add(Figures.count(tally.games()));
      cells.add(Figures.count(row.wins()));
      cells.add(Figures.count(row.draws()));
      cells.add(Figures.count(row.losses()));
      cells.add(percent(row.score().score()));
      cells.add(interval(row.score()));
      if (points) {
        cells.add(String.format(Locale.ROOT, "%.2f", row.points()));
      }
      table.row(cells.toArray(String[]::new));
    }
    return table;
  }

  /** The engine as typed, with what else tells it from the others. */
  private String name(int number) {
    Entrant entrant = spec.entrant(number);
    String name =
        entrant.engine()
            + (entrant.budget().isFree() ? "" : " " + entrant.budget())
            + (entrant.choice().equals(Choice.BEST) ? "" : " " + entrant.choice());
    long before = IntStream.range(0, number).filter(i -> spec.entrant(i).equals(entrant)).count();
    return before == 0 ? name : name + " #" + (before + 1);
  }

  private Table seats() {
    Table table = new Table("seat", "score", "");
    for (int seat = 0; seat < tally.seats().size(); seat++) {
      Tally.Score score = tally.seats().get(seat);
      table.row(
          (seat + 1) + " " + game.notation().seat(seat), percent(score.score()), interval(score));
    }
    return table;
  }

  private static String endings(Map<Ending.Reason, Integer> endings) {
    return endings.entrySet().stream()
        .map(entry -> entry.getKey() + " " + Figures.count(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** Games that repeat each other make every interval look narrower than it is. */
  private String different() {
    if (tally.games() == 1) {
      return "only one";
    }
    if (tally.distinct() == tally.games()) {
      return "all different";
    }
    String all = Figures.count(tally.games());
    if (tally.distinct() >= VARIED * tally.games()) {
      return Figures.count(tally.distinct()) + " different ones among " + all;
    }
    return (tally.distinct() == 1
            ? "all " + all + " are one and the same game"
            : "only " + Figures.count(tally.distinct()) + " different ones among " + all)
        + ", so the intervals promise too much; they vary with longer"
        + "\n         openings (--openings random:plies=6) or a freer choice (--choice sigma=10)";
  }

  private String games() {
    String planned = Figures.count(spec.games()) + (spec.games() == 1 ? " game" : " games");
    return tally.games() < spec.games() ? Figures.count(tally.games()) + " of " + planned : planned;
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  private static String interval(Tally.Score score) {
    return "[%s, %s]".formatted(percent(score.interval().low()), percent(score.interval().high()));
  }
}
