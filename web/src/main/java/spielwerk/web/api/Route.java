package spielwerk.web.api;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.Note;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.table.Tables;

/**
 * One thing that can be asked for.
 *
 * @param needed who may ask for it; there is no route without a role
 * @param path with names in braces, as OpenAPI writes them
 * @param note what the description of the interface says of it
 */
public record Route(Role needed, HandlerType method, String path, Handler handler, Note note) {
  /**
   * Requests that are not GET, yet only look: a table for a game that was played lies in memory
   * alone.
   */
  private static final Set<String> LOOKING =
      Set.of(
          "/api/login",
          "/api/events/{stream}",
          "/api/tables/{table}/preview",
          "/api/library/{game}/open",
          "/api/runs/{run}/games/{at}/open",
          "/api/runs/{run}/generations/{generation}/open");

  public Route {
    Objects.requireNonNull(needed, path);
  }

  static Route get(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.GET, path, handler, Note.NONE);
  }

  static Route post(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.POST, path, handler, Note.NONE);
  }

  static Route put(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.PUT, path, handler, Note.NONE);
  }

  static Route delete(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.DELETE, path, handler, Note.NONE);
  }

  /** What it does, in a sentence. */
  Route about(String sentence) {
    return with(note.about(sentence));
  }

  /** Parameters beside those of its path. */
  Route asks(Parameter... parameters) {
    return with(note.asks(List.of(parameters)));
  }

  /** What is sent to it. */
  Route takes(JsonShape body) {
    return with(note.takes(body));
  }

  /** What it answers, in words; without, that it is done. */
  Route answers(String words) {
    return with(note.answers(200, words, Optional.empty()));
  }

  Route answers(String words, JsonShape shape) {
    return with(note.answers(200, words, Optional.of(shape)));
  }

  /** What it answers when it has made something new. */
  Route creates(String words) {
    return with(note.answers(201, words, Optional.empty()));
  }

  Route creates(String words, JsonShape shape) {
    return with(note.answers(201, words, Optional.of(shape)));
  }

  /** With which statuses it may refuse, beside those that follow from its role and its body. */
  Route refuses(Integer... statuses) {
    return with(note.refuses(List.of(statuses)));
  }

  private Route with(Note more) {
    return new Route(needed, method, path, handler, more);
  }

  /**
   * The same where nothing may be written: what would write is refused.
   *
   * @throws RequestRefused if whoever asks would write
   */
  public Route readOnly() {
    return isLooking()
        ? this
        : new Route(
            needed,
            method,
            path,
            request -> {
              throw new RequestRefused(403, Tables.READ_ONLY);
            },
            note);
  }

  /** Whether it writes nothing and asks no engine. */
  private boolean isLooking() {
    return method == HandlerType.GET || LOOKING.contains(path);
  }

  /**
   * Answers a request.
   *
   * @throws RequestRefused if whoever asks may not
   */
  public void handle(Context request) throws Exception {
    Role role = CredentialsReader.role(request);
    if (role == Role.VISITOR && needed != Role.VISITOR) {
      throw new RequestRefused(
          401, "A token is needed here; open the address that was printed at the start.");
    }
    if (!role.includes(needed)) {
      throw new RequestRefused(403, "Only whoever started the workbench can do that.");
    }
    handler.handle(request);
  }
}
