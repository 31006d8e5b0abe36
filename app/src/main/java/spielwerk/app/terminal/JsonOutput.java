package spielwerk.app.terminal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes maps, lists, texts, numbers and truth values as JSON. It streams, without Jackson's data
 * binding, whose loading alone would double the time that a short command takes.
 */
public final class JsonOutput {
  private JsonOutput() {}

  /** A list as every command gives lists. */
  public static Map<String, Object> items(List<? extends Map<String, ?>> items) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("schema", 1);
    document.put("items", items);
    return document;
  }

  /** One document, without a newline at the end. */
  public static String text(Map<String, ?> document) {
    StringWriter text = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter(
                  Separators.createDefaultInstance()
                      .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
              .withObjectIndenter(lines));
      write(json, document);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static void write(JsonGenerator json, @Nullable Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        json.writeFieldName(String.valueOf(entry.getKey()));
        write(json, entry.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof Iterable<?> list) {
      json.writeStartArray();
      for (Object item : list) {
        write(json, item);
      }
      json.writeEndArray();
    } else if (value instanceof Double || value instanceof Float) {
      number(json, ((Number) value).doubleValue());
    } else if (value instanceof Number whole) {
      json.writeNumber(whole.longValue());
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else if (value == null) {
      json.writeNull();
    } else {
      json.writeString(value.toString());
    }
  }

  /** JSON has no word for infinite or undefined numbers. */
  private static void number(JsonGenerator json, double number) throws IOException {
    if (Double.isFinite(number)) {
      json.writeNumber(number);
    } else {
      json.writeNull();
    }
  }
}
