package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import spielwerk.search.SearchEngine;

/** The paper's alpha-beta in Java, as it stands in the sources, for those who read along. */
public final class PrintedProgram {
  private static final String NAME = "PrintedAlphaBeta.java";

  private PrintedProgram() {}

  public static ObjectNode read() {
    try (InputStream file = Objects.requireNonNull(SearchEngine.class.getResourceAsStream(NAME))) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      // what is read beside the paper begins with the class itself
      String shown = text.substring(text.indexOf("final class "));
      return JsonNodeFactory.instance.objectNode().put("name", NAME).put("text", shown);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
