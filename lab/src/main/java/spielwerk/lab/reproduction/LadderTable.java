package spielwerk.lab.reproduction;

import java.util.List;
import java.util.Locale;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Recommendation;
import spielwerk.core.StrengthLevel;

/** The measured levels of a game as a table of the guide. */
record LadderTable(Catalogue catalogue) {

  String of(String game) {
    List<StrengthLevel> levels = Recommendation.of(catalogue.game(game), catalogue).levels();
    if (levels.size() < 2 || levels.get(1).measured().isEmpty()) {
      throw new Mistake("The levels of " + game + " have not been measured.");
    }
    StringBuilder text =
        new StringBuilder("**" + game + "**, " + levels.get(1).measured().orElseThrow().games())
            .append(" games a step:\n\n")
            .append("| level | who | against the level below | Elo |\n")
            .append("| --- | --- | --- | --- |");
    for (int i = 0; i < levels.size(); i++) {
      text.append("\n").append(row(i + 1, levels.get(i)));
    }
    return text.toString();
  }

  private static String row(int number, StrengthLevel level) {
    StrengthLevel.Measured measured = level.measured().orElseThrow();
    String choice = level.player().choice().toString();
    return "| %d | `%s`%s%s | %s | %s |"
        .formatted(
            number,
            level.player().engine(),
            choice.equals("best") ? "" : ", " + choice,
            level.player().budget().isFree() ? "" : ", " + level.player().budget(),
            measured.below().map(one -> range(one, 2)).orElse(""),
            number == 1 ? "0" : range(measured.rating(), 0));
  }

  private static String range(StrengthLevel.Range range, int digits) {
    String form = "%." + digits + "f";
    return String.format(
        Locale.ROOT,
        form + " (" + form + " to " + form + ")",
        range.value(),
        range.low(),
        range.high());
  }
}
