package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import spielwerk.core.Explanation;

/** Answers to requests. */
public final class Responses {
  private static final String JSON = "application/json";

  private Responses() {}

  /** The language that a request wishes its texts in, as in {@code ?lang=de}; English if none. */
  static String language(Context request) {
    String wished = request.queryParam("lang");
    return wished == null ? "en" : wished;
  }

  static void json(Context request, ObjectNode json) {
    json(request, json.toString());
  }

  /** JSON that is already serialised. */
  static void json(Context request, String json) {
    request.contentType(JSON).header("Cache-Control", "no-store").result(json);
  }

  /** An empty answer: the result is sent as an event. */
  static void done(Context request) {
    json(request, JsonNodeFactory.instance.objectNode().put("done", true));
  }

  /** What was wrong, in one sentence. */
  public static void refuse(Context request, int status, String sentence) {
    request.status(status);
    json(request, JsonNodeFactory.instance.objectNode().put("error", sentence));
  }

  /**
   * That the server could not: for a cause that lies outside of it, such as a full disk, in a
   * sentence; else with the number under which its log has the details.
   */
  public static void failed(HttpServletResponse response, Throwable broken, String number) {
    Optional<String> known = Explanation.of(broken);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put(
        "error",
        known.orElse("Internal error " + number + "; the log of the server has the details."));
    if (known.isEmpty()) {
      json.put("number", number);
    }
    response.setStatus(known.isPresent() ? 503 : 500);
    response.setContentType(JSON);
    response.setCharacterEncoding("UTF-8");
    response.setHeader("Cache-Control", "no-store");
    try {
      response.getOutputStream().write(json.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException gone) {
      // the log has it
    }
  }
}
