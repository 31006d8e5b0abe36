package spielwerk.lab;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The kinds of experiments, by the word that stands under {@code kind} in their files. */
public enum Kind {
  /** What each improvement of a search buys, depth by depth. */
  LADDER(Ladder::read),
  /** How deep searches come within one budget. */
  REACH(Reach::read),
  /** Whether one switch of a search pays. */
  QUESTION(Question::read),
  /** Who beats whom. */
  DUEL(Duel::read),
  /** Engines and teams against each other as the Morphion paper has it. */
  WAR(War::read),
  /** What the parameters of an evolution do to it. */
  EVOLUTION(EvolutionStudy::read),
  /** What a tuning finds, beside what the paper's found. */
  TUNING(TuningStudy::read),
  /** How many points players make. */
  POINTS(PointsStudy::read),
  /** What the log of a training shows. */
  COURSE(Course::read),
  /** Players, or the generations of a training, against opponents of rising strength. */
  LEVELS(Levels::read),
  /** Two sides at one table, round by round. */
  SIDES(Sides::read);

  private final Function<Fields, Study> reader;

  Kind(Function<Fields, Study> reader) {
    this.reader = reader;
  }

  /** The kind named in a file. */
  static Kind of(Fields fields) {
    String word = fields.text("kind");
    return Arrays.stream(values())
        .filter(kind -> kind.toString().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                fields.mistake(
                    "kind",
                    "there is no kind '"
                        + word
                        + "' of experiments; there are "
                        + Arrays.stream(values())
                            .map(Kind::toString)
                            .collect(Collectors.joining(", "))));
  }

  Study read(Fields fields) {
    return reader.apply(fields);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
