package spielwerk.runs.report;

/** What stands in one place of a table. */
public sealed interface Cell {
  /** Words. */
  record Text(String text) implements Cell {}

  /** A number that is known exactly; NaN where there is none. */
  record Figure(double value) implements Cell {}

  /** A number with its doubt. */
  record Doubtful(Estimate estimate) implements Cell {}

  Cell EMPTY = new Text("");

  static Cell of(String text) {
    return new Text(text);
  }

  static Cell of(double value) {
    return new Figure(value);
  }

  static Cell of(Estimate estimate) {
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
