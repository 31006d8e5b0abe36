package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Answers to requests. */
public final class Responses {
  private static final String JSON = "application/json";

  private Responses() {}

  static void json(Context request, ObjectNode json) {
    json(request, json.toString());
  }

  /** JSON that is written already. */
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

  /** That the server is to blame, with the number under which its log has the details. */
  public static void failed(HttpServletResponse response, String number) {
    String sentence = "Internal error " + number + "; the log of the server has the details.";
    response.setStatus(500);
    response.setContentType(JSON);
    response.setHeader("Cache-Control", "no-store");
    try {
      response
          .getOutputStream()
          .print(
              JsonNodeFactory.instance
                  .objectNode()
                  .put("error", sentence)
                  .put("number", number)
                  .toString());
    } catch (IOException gone) {
      // the log has it
    }
  }
}
