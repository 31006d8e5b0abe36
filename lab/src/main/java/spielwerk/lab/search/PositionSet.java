package spielwerk.lab.search;

import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Position;
import spielwerk.lab.Findings;
import spielwerk.lab.StudyContext;
import spielwerk.runs.spec.Range;
import spielwerk.runs.spec.YamlFields;

/**
 * The positions that a study searches: some games, and random positions of each.
 *
 * @param each how many per game
 * @param plies how many random moves lead to a position
 */
public record PositionSet(List<String> games, int each, Range plies) {

  static PositionSet read(YamlFields fields) {
    return new PositionSet(
        fields.texts("games"),
        fields.integer("positions", 1, 100_000),
        fields.range("plies", 0, 10_000));
  }

  /** Something measured in a position of the game with that number. */
  interface Measured<T> {
    T in(Position position, int game);
  }

  /** Measures all positions, some at once; the results game by game. */
  <T> List<T> measure(StudyContext studyContext, Class<T> form, Measured<T> measured) {
    List<RandomPositions> sources =
        games.stream()
            .map(
                text ->
                    new RandomPositions(
                        studyContext.catalogue().game(text), plies, studyContext.seed()))
            .toList();
    return studyContext.all(
        "positions",
        form,
        games.size() * each,
        i -> measured.in(sources.get(i / each).get(i % each), i / each));
  }

  /** Reports the results of the game with that number. */
  interface Reporter<T> {
    Findings report(int game, List<T> results);
  }

  /** What the results of all games say, one game after the other. */
  <T> Findings findings(List<T> results, Reporter<T> reporter) {
    List<Findings> byGame =
        IntStream.range(0, games.size())
            .mapToObj(
                game -> reporter.report(game, results.subList(game * each, (game + 1) * each)))
            .toList();
    return new Findings(
        byGame.stream().flatMap(findings -> findings.summary().stream()).toList(),
        byGame.stream().flatMap(findings -> findings.sections().stream()).toList(),
        byGame.stream().flatMap(findings -> findings.measures().stream()).toList());
  }

  /** Where numbers come from, those positions left out in which the end came into sight. */
  String basis(int open, long seed) {
    return "%d of %d positions after %s random moves, those left out in which the end of the game came into sight; seed %d"
        .formatted(open, each, plies, seed);
  }
}
