package spielwerk.runs.text;

/** How a text that people read is set. */
public interface TextStyle {
  /** Nothing is set apart. */
  TextStyle PLAIN =
      new TextStyle() {
        @Override
        public String bold(String text) {
          return text;
        }

        @Override
        public String faint(String text) {
          return text;
        }
      };

  String bold(String text);

  String faint(String text);
}
