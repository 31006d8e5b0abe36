package spielwerk.engines.connect4;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What is known of the first moves, since finding it out takes minutes: the scores of positions and
 * how the game goes on from some of them. A line of the file is a position by its moves, {@code -}
 * for the empty board, its score for the side to move, and possibly the line of best play from
 * there. It was made by {@code ./spielwerk workshop connect4-book}.
 */
public final class Connect4Book {
  private static final String FILE = "book.txt";

  private final Map<Long, Integer> scores = new HashMap<>();

  /** By the position itself, since a mirror image goes on by other columns. */
  private final Map<Long, List<Integer>> lines = new HashMap<>();

  /** The book that ships; it is read once, when it is first wanted. */
  static Connect4Book shipped() {
    return Shipped.BOOK;
  }

  private static final class Shipped {
    static final Connect4Book BOOK = readShipped();
  }

  private static Connect4Book readShipped() {
    try (InputStream file = Objects.requireNonNull(Connect4Book.class.getResourceAsStream(FILE));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return read(reader.lines().toList());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** None at all. */
  static Connect4Book empty() {
    return new Connect4Book();
  }

  public static Connect4Book read(List<String> text) {
    Connect4Book book = new Connect4Book();
    for (String line : text) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split(" ", -1);
        Stones stones = Stones.after(parts[0]);
        book.scores.put(SevenBySix.key(stones.own(), stones.all()), Integer.parseInt(parts[1]));
        if (parts.length > 2) {
          List<Integer> columns = Stones.columns(parts[2]);
          book.follow(stones, columns);
        }
      }
    }
    return book;
  }

  /** A book of scores by {@link SevenBySix#key}. */
  public static Connect4Book of(Map<Long, Integer> scores) {
    Connect4Book book = new Connect4Book();
    book.scores.putAll(scores);
    return book;
  }

  /** Every position on the way goes on by the rest of it. */
  private void follow(Stones begin, List<Integer> columns) {
    Stones stones = begin;
    for (int i = 0; i < columns.size(); i++) {
      List<Integer> rest = List.copyOf(columns.subList(i, columns.size()));
      List<Integer> mirrored = rest.stream().map(column -> SevenBySix.WIDTH - 1 - column).toList();
      lines.putIfAbsent(stones.exact(), rest);
      lines.putIfAbsent(stones.mirrored().exact(), mirrored);
      stones = stones.then(columns.get(i)).orElseThrow();
    }
  }

  int size() {
    return scores.size();
  }

  /** The score of a position for the side to move, if it is in the book. */
  public Optional<Integer> score(long own, long all) {
    return Optional.ofNullable(scores.get(SevenBySix.key(own, all)));
  }

  /** Best play from a position to the end of the game, if it is in the book. */
  Optional<List<Integer>> line(long own, long all) {
    return Optional.ofNullable(lines.get(new Stones(own, all).exact()));
  }

  /**
   * A position.
   *
   * @param own the stones of the side to move
   */
  public record Stones(long own, long all) {
    /** After moves such as {@code ddc}; {@code -} is the empty board. */
    public static Stones after(String moves) {
      Stones stones = new Stones(0, 0);
      for (int column : columns(moves)) {
        stones = stones.then(column).orElseThrow();
      }
      return stones;
    }

    static List<Integer> columns(String moves) {
      List<Integer> columns = new ArrayList<>();
      if (!moves.equals("-")) {
        moves.chars().forEach(letter -> columns.add(letter - 'a'));
      }
      return columns;
    }

    /** Where a stone of the side to move would land. */
    public long square(int column) {
      return SevenBySix.landing(all) & SevenBySix.column(column);
    }

    /** After a move, unless the column is full. */
    public Optional<Stones> then(int column) {
      long square = square(column);
      return square == 0 ? Optional.empty() : Optional.of(new Stones(own ^ all, all | square));
    }

    /** A number of its own, also beside its mirror image. */
    long exact() {
      return SevenBySix.exactKey(own, all);
    }

    Stones mirrored() {
      return new Stones(SevenBySix.mirror(own), SevenBySix.mirror(all));
    }
  }
}
