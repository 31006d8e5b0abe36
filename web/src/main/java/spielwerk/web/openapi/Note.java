package spielwerk.web.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands beside a route for those who call it.
 *
 * @param about what it does, in a sentence; empty only until somebody has written it
 * @param asked parameters beside those of its path
 * @param body what is sent to it
 * @param status of its usual answer
 * @param answer what that is, in words
 * @param shape of the answer, where it is one of {@link JsonShapes#ALL}
 * @param refused with which other statuses it may answer, beside those of its role
 */
public record Note(
    String about,
    List<Parameter> asked,
    Optional<JsonShape> body,
    int status,
    String answer,
    Optional<JsonShape> shape,
    List<Integer> refused) {
  private static final String DONE = "It is done; the effect arrives as events.";

  /** Nothing was written yet. */
  public static final Note NONE =
      new Note("", List.of(), Optional.empty(), 200, DONE, Optional.empty(), List.of());

  public Note about(String sentence) {
    return new Note(sentence, asked, body, status, answer, shape, refused);
  }

  public Note asks(List<Parameter> parameters) {
    List<Parameter> all = new ArrayList<>(asked);
    all.addAll(parameters);
    return new Note(about, List.copyOf(all), body, status, answer, shape, refused);
  }

  public Note takes(JsonShape sent) {
    return new Note(about, asked, Optional.of(sent), status, answer, shape, refused);
  }

  public Note answers(int with, String words, Optional<JsonShape> like) {
    return new Note(about, asked, body, with, words.isEmpty() ? DONE : words, like, refused);
  }

  public Note refuses(List<Integer> statuses) {
    return new Note(about, asked, body, status, answer, shape, statuses);
  }
}
