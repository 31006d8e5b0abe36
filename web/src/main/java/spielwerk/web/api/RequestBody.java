package spielwerk.web.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spielwerk.core.Mistake;

/**
 * What a command says, read with suspicion: it must be a JSON object of a decent size, with the
 * fields that are known and no others, each of its kind.
 */
final class RequestBody {
  /** Nobody needs longer commands. */
  static final int LARGEST = 256 * 1024;

  /** Up to this size, a body that is too long is still read to its end. */
  private static final int LITTLE = 1 << 20;

  /** Larger files are imported on the command line. */
  static final int LARGEST_FILE = 16 * 1024 * 1024;

  private static final int LONGEST_TEXT = 20_000;

  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private final JsonNode json;
  private final String where;

  private RequestBody(JsonNode json, String where) {
    this.json = json;
    this.where = where;
  }

  /** The body of a request, with these fields at most. */
  static RequestBody of(Context request, String... fields) {
    return new RequestBody(read(request, LARGEST), "").only(fields);
  }

  /** The body of a request that brings a file along. */
  static RequestBody large(Context request, String... fields) {
    return new RequestBody(read(request, LARGEST_FILE), "").only(fields);
  }

  private static ObjectNode read(Context request, int largest) {
    RequestRefused tooLong =
        new RequestRefused(
            413, "The request is too long; at most " + largest / 1024 + " kB are read.");
    try {
      if (request.contentLength() > largest) {
        if (request.contentLength() <= largest + LITTLE) {
          // whoever is still sending when the connection is closed does not get the answer
          request.bodyInputStream().transferTo(OutputStream.nullOutputStream());
        }
        throw tooLong;
      }
      byte[] bytes = request.bodyInputStream().readNBytes(largest + 1);
      if (bytes.length > largest) {
        throw tooLong;
      }
      String text = new String(bytes, StandardCharsets.UTF_8);
      JsonNode json = text.isBlank() ? MAPPER.createObjectNode() : MAPPER.readTree(text);
      if (json instanceof ObjectNode object) {
        return object;
      }
      throw new Mistake("The request must be a JSON object such as {\"move\": \"f5\"}.");
    } catch (JsonProcessingException broken) {
      throw new Mistake(
          "The request is not valid JSON: " + broken.getOriginalMessage() + ".", broken);
    } catch (IOException gone) {
      throw new RequestRefused(400, "The request was cut short, or came too slowly.");
    }
  }

  private RequestBody only(String... fields) {
    Set<String> known = Set.of(fields);
    for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (!known.contains(name)) {
        String shown = name.length() <= 40 ? name : name.substring(0, 40) + "..";
        throw new Mistake(
            "There is no field '"
                + where
                + shown
                + "'; there "
                + (fields.length == 0 ? "are none" : "may be " + String.join(", ", fields))
                + " here.");
      }
    }
    return this;
  }

  String text(String field) {
    return optional(field)
        .orElseThrow(() -> new Mistake("The field " + where + field + " is missing."));
  }

  String text(String field, String fallback) {
    return optional(field).orElse(fallback);
  }

  /** A text that may be longer than others. */
  String longText(String field, int longest) {
    JsonNode value = json.path(field);
    if (value.isTextual() && value.asText().length() <= longest) {
      return value.asText();
    }
    throw new Mistake(
        "The field " + where + field + " must be a text of at most " + longest + " characters.");
  }

  Optional<String> optional(String field) {
    JsonNode value = json.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw new Mistake("The field " + where + field + " must be a text.");
    }
    if (value.asText().length() > LONGEST_TEXT) {
      throw new Mistake(
          "The field " + where + field + " is too long; it holds at most 20000 characters.");
    }
    return Optional.of(value.asText());
  }

  boolean has(String field) {
    return json.hasNonNull(field);
  }

  /** A file, written in base 64. */
  byte[] bytes(String field) {
    JsonNode value = json.path(field);
    try {
      if (value.isTextual()) {
        return Base64.getDecoder().decode(value.asText());
      }
    } catch (IllegalArgumentException broken) {
      // answered below
    }
    throw new Mistake("The field " + where + field + " must be a file in base 64.");
  }

  /** A text that may be as long as a request. */
  String longText(String field) {
    JsonNode value = json.path(field);
    if (!value.isTextual()) {
      throw new Mistake("The field " + where + field + " must be a text.");
    }
    return value.asText();
  }

  Optional<String> optionalLong(String field) {
    return json.path(field).isMissingNode() ? Optional.empty() : Optional.of(longText(field));
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A list of texts, if it is there. */
  Optional<List<String>> texts(String field, int most, int longest) {
    JsonNode value = json.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    List<String> texts = new ArrayList<>();
    value.forEach(one -> texts.add(one.isTextual() ? one.asText().strip() : ""));
    if (!value.isArray()
        || texts.size() > most
        || texts.stream().anyMatch(one -> one.isEmpty() || one.length() > longest)) {
      throw new Mistake(
          "The field %s must be a list of at most %d texts of 1 to %d characters."
              .formatted(where + field, most, longest));
    }
    return Optional.of(texts);
  }

  long number(String field, long fallback, long least, long most) {
    JsonNode value = json.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return fallback;
    }
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw new Mistake("The field " + where + field + " must be a whole number.");
    }
    if (value.asLong() < least || value.asLong() > most) {
      throw new Mistake(
          "The field "
              + where
              + field
              + " must be "
              + (most >= Integer.MAX_VALUE
                  ? least + " or more."
                  : "from " + least + " to " + most + "."));
    }
    return value.asLong();
  }

  int number(String field) {
    if (!json.hasNonNull(field)) {
      throw new Mistake("The field " + where + field + " is missing.");
    }
    return (int) number(field, 0, 0, Integer.MAX_VALUE);
  }

  boolean truth(String field, boolean fallback) {
    JsonNode value = json.path(field);
    if (value.isMissingNode()) {
      return fallback;
    }
    if (!value.isBoolean()) {
      throw new Mistake("The field " + where + field + " must be true or false.");
    }
    return value.asBoolean();
  }

  /** A list of texts, none of them long. */
  List<String> texts(String field, int most) {
    JsonNode value = json.path(field);
    if (!value.isArray() || value.size() > most) {
      throw new Mistake("The field " + where + field + " must be a list of at most " + most + ".");
    }
    List<String> list = new ArrayList<>();
    for (JsonNode one : value) {
      if (!one.isTextual() || one.asText().length() > LONGEST_TEXT / 100) {
        throw new Mistake("The field " + where + field + " must be a list of short texts.");
      }
      list.add(one.asText());
    }
    return list;
  }

  /** A list of objects with these fields at most. */
  List<RequestBody> list(String field, int most, String... fields) {
    JsonNode value = json.path(field);
    if (!value.isArray() || value.size() > most) {
      throw new Mistake("The field " + where + field + " must be a list of at most " + most + ".");
    }
    List<RequestBody> list = new ArrayList<>();
    for (JsonNode one : value) {
      if (!one.isObject()) {
        throw new Mistake("The field " + where + field + " must be a list of objects.");
      }
      list.add(new RequestBody(one, where + field + ".").only(fields));
    }
    return list;
  }

  /** An object with these fields at most; where it is missing, one without any. */
  RequestBody object(String field, String... fields) {
    JsonNode value = json.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return new RequestBody(MAPPER.createObjectNode(), where + field + ".");
    }
    if (!value.isObject()) {
      throw new Mistake("The field " + where + field + " must be an object.");
    }
    return new RequestBody(value, where + field + ".").only(fields);
  }
}
