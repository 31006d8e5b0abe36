package spielwerk.runs.spec;

import java.util.List;

/** Fields as lines of help: what one may write, and beside it what it means. */
final class FieldHelp {
  private static final int COLUMN = 28;
  private static final int WIDTH = 100;

  private FieldHelp() {}

  static void add(RecordForm form, String indent, List<String> lines) {
    for (Component component : form.flat()) {
      Field field = component.field();
      boolean nested = component.parts().isPresent() && !component.isList();
      String shown =
          nested
              ? ""
              : !field.example().isEmpty()
                  ? field.example()
                  : component.required() ? "" : field.usual();
      String start = indent + component.name() + ":" + (shown.isEmpty() ? "" : " " + shown);
      add(start, field.about(), lines);
      if (nested) {
        component.parts().ifPresent(parts -> add(parts, indent + "  ", lines));
      }
    }
  }

  /** A long sentence goes on below its beginning. */
  private static void add(String start, String about, List<String> lines) {
    StringBuilder line = new StringBuilder(start + "  ");
    line.append(" ".repeat(Math.max(0, COLUMN - line.length())));
    String space = "";
    for (String word : about.split(" ")) {
      if (!space.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(" ".repeat(COLUMN));
        space = "";
      }
      line.append(space).append(word);
      space = " ";
    }
    lines.add(line.toString());
  }
}
