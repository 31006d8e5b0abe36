package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.javalin.http.Context;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.web.live.Event;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;

/**
 * Streams of events. A browser opens few connections to one server, so all its pages share one
 * stream, which carries the channels that they want at the moment. A page that cannot have a stream
 * polls instead.
 */
final class EventRoutes {
  private static final int MOST_CHANNELS = 64;
  private static final int LONGEST_NAME = 200;

  private final EventChannels channels;
  private final EventStreams streams;

  EventRoutes(EventChannels channels, EventStreams streams) {
    this.channels = channels;
    this.streams = streams;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/tables/{table}/events", this::table)
            .about("Server-sent events table, thought and advice; resumes after Last-Event-ID")
            .answers("text/event-stream")
            .refuses(503),
        Route.get(Role.GUEST, "/api/events", this::open)
            .about(
                "Server-sent events of several channels (/tables/ID, /runs, /runs/ID, /classes/ID)"
                    + " in one stream, whose name comes first as the event stream")
            .asks(JsonShapes.CHANNEL)
            .answers(
                "text/event-stream: channel, event, data; the event closed says that a channel"
                    + " ended, gone why there is none")
            .refuses(503),
        Route.put(Role.GUEST, "/api/events/{stream}", this::subscribe)
            .about("Choose the channels that a stream carries from now on")
            .takes(
                JsonShape.object()
                    .must("channels", JsonShape.list(JsonShape.text()).items(64))
                    .may(
                        "again",
                        JsonShape.list(JsonShape.text())
                            .about("those whose current state is sent again")))
            .refuses(404),
        Route.get(Role.GUEST, "/api/events/latest", this::latest)
            .about("The current state of some channels, for clients without a stream")
            .asks(JsonShapes.CHANNEL)
            .answers("items: channel, event, data, the latest event of each kind"));
  }

  private void table(Context request) {
    streams.send(request, channels.find("/tables/" + request.pathParam("table")));
  }

  private void open(Context request) {
    Set<String> wanted = wanted(request.queryParams("channel"));
    streams.open(
        request,
        (name, stream) -> {
          stream.send("event: stream\ndata: {\"stream\":\"" + name + "\"}\n\n");
          wanted.forEach(channel -> join(stream, channel));
        });
  }

  /** From now on the stream carries these channels. */
  private void subscribe(Context request) {
    RequestBody body = RequestBody.of(request, "channels", "again");
    Set<String> wanted = wanted(body.texts("channels", MOST_CHANNELS));
    List<String> again = body.texts("again", MOST_CHANNELS, LONGEST_NAME).orElse(List.of());
    EventStream stream = streams.find(request.pathParam("stream"));
    for (String old : stream.subscribed()) {
      if (!wanted.contains(old) || again.contains(old)) {
        stream.unsubscribe(old);
      }
    }
    wanted.forEach(channel -> join(stream, channel));
    Responses.done(request);
  }

  private void join(EventStream stream, String channel) {
    if (stream.subscribed().contains(channel)) {
      return;
    }
    try {
      stream.subscribe(channel, channels.find(channel), 0);
    } catch (NotFound | Mistake wrong) {
      stream.send("data: " + gone(channel, wrong) + "\n\n");
    }
  }

  private static String gone(String channel, RuntimeException wrong) {
    String sentence = String.valueOf(wrong.getMessage());
    return EventStreams.message(
        channel, "gone", JsonNodeFactory.instance.objectNode().put("error", sentence).toString());
  }

  /** How things stand in some channels, without a stream. */
  private void latest(Context request) {
    StringJoiner items = new StringJoiner(",", "{\"schema\":1,\"items\":[", "]}");
    for (String channel : wanted(request.queryParams("channel"))) {
      try {
        for (Event event : channels.find(channel).latest()) {
          items.add(EventStreams.message(channel, event.name(), event.data()));
        }
      } catch (NotFound | Mistake wrong) {
        items.add(gone(channel, wrong));
      }
    }
    Responses.json(request, items.toString());
  }

  private static Set<String> wanted(List<String> names) {
    if (names.size() > MOST_CHANNELS) {
      throw new Mistake("A stream carries at most " + MOST_CHANNELS + " channels.");
    }
    return new HashSet<>(names);
  }
}
