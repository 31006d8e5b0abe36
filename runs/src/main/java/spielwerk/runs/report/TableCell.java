package spielwerk.runs.report;

/** What stands in one place of a table. */
public sealed interface TableCell {
  /** Words. */
  record Text(String text) implements TableCell {}

  /** A number that is known exactly; NaN where there is none. */
  record Figure(double value) implements TableCell {}

  /** A number with its confidence interval. */
  record Doubtful(Estimate estimate) implements TableCell {}

  TableCell EMPTY = new Text("");

  static TableCell of(String text) {
    return new Text(text);
  }

  static TableCell of(double value) {
    return new Figure(value);
  }

  static TableCell of(Estimate estimate) {
    return new Doubtful(estimate);
  }

  /** As people read it. */
  default String shown() {
    if (this instanceof Text text) {
      return text.text();
    }
    if (this instanceof Figure figure) {
      return Numbers.shown(figure.value());
    }
    return ((Doubtful) this).estimate().shown();
  }

  default boolean isText() {
    return this instanceof Text;
  }
}
