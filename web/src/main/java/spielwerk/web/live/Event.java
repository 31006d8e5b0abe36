package spielwerk.web.live;

/**
 * Something that pages are notified of.
 *
 * @param topic what it is about; a newer event on the same topic makes older ones obsolete
 * @param name what kind of event it is, for the page
 * @param id counts all events of a channel
 * @param data one line of JSON
 */
public record Event(String topic, String name, long id, String data) {
  /** As the wire format of server-sent events has it. */
  public String wire() {
    return "id: " + id + "\nevent: " + name + "\ndata: " + data + "\n\n";
  }
}
