package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.runs.RecordJson;
import spielwerk.runs.RunFolder;

/**
 * Some games of a run, the latest first. A game is known by the byte at which its line begins, so
 * however long the file is, only the page itself is read.
 *
 * @param next where the games before these end, or 0 if there are none
 */
public record GamePage(List<Item> items, long next) {
  private static final int CHUNK = 1 << 16;
  private static final int LONGEST_LINE = 4_000_000;

  /** A game and the byte at which its line begins. */
  public record Item(long at, GameRecord game) {}

  /**
   * Reads a page.
   *
   * @param before the games that end before this byte; -1 for the latest
   */
  static GamePage read(RunFolder run, long before, int most) {
    if (!Files.exists(run.journalFile())) {
      return new GamePage(List.of(), 0);
    }
    RecordJson json = new RecordJson();
    List<Item> items = new ArrayList<>();
    try (RandomAccessFile file = new RandomAccessFile(run.journalFile().toFile(), "r")) {
      long end = lineEnd(file, before < 0 ? file.length() : Math.min(before, file.length()));
      while (end > 0 && items.size() < most) {
        long start = lineEnd(file, end - 1);
        items.add(new Item(start, json.read(text(file, start, end - 1), place(start))));
        end = start;
      }
      return new GamePage(items, end);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String place(long start) {
    return "at byte " + start + " of the file of games";
  }

  /** The game whose line begins at a byte. */
  public static GameRecord game(RunFolder run, long at) {
    try (RandomAccessFile file = new RandomAccessFile(run.journalFile().toFile(), "r")) {
      boolean begins = at == 0 || (at > 0 && at < file.length() && byteAt(file, at - 1) == '\n');
      if (!begins || at >= file.length()) {
        throw new Mistake("No game begins at byte " + at + ".");
      }
      file.seek(at);
      String line = file.readLine();
      return new RecordJson()
          .read(
              new String(line.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8),
              place(at));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static int byteAt(RandomAccessFile file, long at) throws IOException {
    file.seek(at);
    return file.read();
  }

  /** The end of the last whole line before a byte; 0 if there is none. */
  private static long lineEnd(RandomAccessFile file, long before) throws IOException {
    byte[] chunk = new byte[CHUNK];
    long end = before;
    while (end > 0) {
      int size = (int) Math.min(CHUNK, end);
      file.seek(end - size);
      file.readFully(chunk, 0, size);
      for (int i = size - 1; i >= 0; i--) {
        if (chunk[i] == '\n') {
          return end - size + i + 1;
        }
      }
      end -= size;
    }
    return 0;
  }

  private static String text(RandomAccessFile file, long start, long end) throws IOException {
    if (end - start > LONGEST_LINE) {
      throw new Mistake("The game " + place(start) + " is too long.");
    }
    byte[] bytes = new byte[(int) (end - start)];
    file.seek(start);
    file.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** As pages get it. */
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode list = json.putArray("items");
    for (Item item : items) {
      GameRecord game = item.game();
      ObjectNode one = list.addObject().put("at", item.at()).put("index", game.index());
      ArrayNode seats = one.putArray("players");
      game.seats().forEach(seats::add);
      ArrayNode shares = one.putArray("shares");
      game.ending().shares().forEach(shares::add);
      ArrayNode points = one.putArray("points");
      game.points().forEach(points::add);
      one.put("reason", game.ending().reason().toString());
      one.put("length", game.moves().size());
      if (game.ending().reason().fault()) {
        one.put("seat", game.ending().seat()).put("detail", game.ending().detail());
        game.circumstances().log().forEach(one.putArray("log")::add);
        game.circumstances().trace().forEach(one.putArray("trace")::add);
      }
    }
    json.put("next", next);
    return json;
  }
}
