package spielwerk.runs;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;

/**
 * Specs and records as JSON. What people type as a text (a budget, a choice, openings) stands there
 * as the same text. Unknown fields are passed over, missing ones are a mistake.
 */
public final class Json {
  /** Costly to make and safe to share as long as nobody sets anything, hence never handed out. */
  private static final ObjectMapper MAPPER = mapper();

  private Json() {}

  public static ObjectReader reader(Class<?> type) {
    return MAPPER.readerFor(type);
  }

  public static ObjectWriter writer(Class<?> type) {
    return MAPPER.writerFor(type);
  }

  /** What a machine is to read again with {@link #value}. */
  public static byte[] bytes(Object value) {
    try {
      return MAPPER.writerFor(value.getClass()).writeValueAsBytes(value);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** What {@link #bytes} wrote, perhaps on another machine. */
  public static <T> T value(byte[] bytes, Class<T> type) {
    try {
      return MAPPER.readerFor(type).readValue(bytes);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /** A mapper of one's own. */
  public static ObjectMapper mapper() {
    return JsonMapper.builder()
        .addModule(texts())
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .build();
  }

  /** How values that people type stand in a document, for a mapper of another format too. */
  public static SimpleModule texts() {
    SimpleModule texts = new SimpleModule("texts");
    asText(texts, Budget.class, Budget::parse);
    asText(texts, Choice.class, Choice::parse);
    asText(texts, Ending.Reason.class, Json::reason);
    return texts;
  }

  private static Ending.Reason reason(String text) {
    for (Ending.Reason reason : Ending.Reason.values()) {
      if (reason.toString().equals(text)) {
        return reason;
      }
    }
    throw new Mistake("'" + text + "' is not a reason for a game to end.");
  }

  private static <T> void asText(SimpleModule module, Class<T> type, Function<String, T> read) {
    module.addSerializer(type, ToStringSerializer.instance);
    module.addDeserializer(
        type,
        new JsonDeserializer<T>() {
          @Override
          public T deserialize(JsonParser parser, DeserializationContext context)
              throws IOException {
            return read.apply(parser.getValueAsString(""));
          }
        });
  }

  /** What is wrong with a JSON text, in a few words. */
  public static String fault(IOException broken) {
    for (Throwable cause = broken; cause != null; cause = cause.getCause()) {
      if (cause instanceof Mistake mistake) {
        return String.valueOf(mistake.getMessage());
      }
    }
    String field = broken instanceof JsonMappingException mapping ? path(mapping) : "";
    String message =
        broken instanceof JsonProcessingException json
            ? json.getOriginalMessage()
            : broken.getMessage();
    return (field.isEmpty() ? "" : field + ": ") + message;
  }

  private static String path(JsonMappingException broken) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : broken.getPath()) {
      if (step.getFieldName() != null) {
        path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
      }
    }
    return path.toString();
  }
}
