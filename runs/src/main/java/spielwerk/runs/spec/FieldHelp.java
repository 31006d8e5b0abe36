package spielwerk.runs.spec;

import java.util.List;

/** Fields as lines of help: what one may write, and beside it what it means. */
final class FieldHelp {
  private static final int WIDTH = 28;

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
      lines.add(start + " ".repeat(Math.max(2, WIDTH - start.length())) + field.about());
      if (nested) {
        component.parts().ifPresent(parts -> add(parts, indent + "  ", lines));
      }
    }
  }
}
