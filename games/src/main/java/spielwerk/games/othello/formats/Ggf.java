package spielwerk.games.othello.formats;

import com.google.re2j.Pattern;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Game;
import spielwerk.core.GameFormat;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;
import spielwerk.games.othello.Othello;

/**
 * The Generic Game Format of the Othello servers: {@code (;GM[Othello]PC[..]PB[..]PW[..]RE[+4]TY[8]
 * BO[8 ---*O--.. *]B[f5/eval/seconds]W[..];)}, one game after the other. Evaluations and times are
 * passed over.
 */
public final class Ggf implements GameFormat {
  private static final Pattern SCORE = Pattern.compile("[+-]?\\d{1,3}(\\.\\d*)?");
  private static final Pattern SIGN = Pattern.compile("(?i)\\(;.*GM\\[\\s*othello\\s*\\]");

  @Override
  public String name() {
    return "ggf";
  }

  @Override
  public String signature() {
    return "GGF has GM[Othello]";
  }

  @Override
  public boolean matches(Path file, String begin) {
    return SIGN.matcher(begin).find();
  }

  @Override
  public List<RecordedGame> read(Path file, byte[] bytes) {
    return parse(GameFormat.decode(bytes)).stream().map(OthelloRecord::recorded).toList();
  }

  @Override
  public String write(Game rules, RecordedGame game) {
    return format(OthelloRecord.of(rules, game, name())) + "\n";
  }

  /**
   * All games of a text.
   *
   * @throws Mistake if there is none, or one is broken
   */
  public static List<OthelloRecord> parse(String text) {
    List<OthelloRecord> games = new ArrayList<>();
    int at = text.indexOf("(;");
    while (at >= 0) {
      Reader reader = new Reader(text, at + 2, games.size() + 1);
      games.add(reader.game());
      at = text.indexOf("(;", reader.at);
    }
    if (games.isEmpty()) {
      throw new Mistake("There is no GGF game in the text; games look like (;GM[Othello]..;).");
    }
    return List.copyOf(games);
  }

  /** A game as one line. */
  public static String format(OthelloRecord game) {
    Othello rules = new Othello(game.size());
    Notation notation = rules.notation();
    State state = rules.start(game.setup());
    StringBuilder text = new StringBuilder("(;GM[Othello]");
    put(text, "PC", game.place());
    put(text, "DT", game.date());
    put(text, "PB", game.black());
    put(text, "PW", game.white());
    put(text, "RE", game.score().map(score -> "%+d".formatted(score)).orElse("?"));
    put(text, "TY", String.valueOf(game.size()));
    put(text, "BO", game.size() + " " + notation.position(state).replace('X', '*'));
    for (int move : game.moves()) {
      String name = notation.format(state, move);
      put(text, state.turn() == 0 ? "B" : "W", name.equals("pass") ? "PA" : name);
      state.play(move);
    }
    return text.append(";)").toString();
  }

  private static void put(StringBuilder text, String key, String value) {
    String safe = value.replace("\\", "\\\\").replace("]", "\\]");
    text.append(key).append('[').append(safe).append(']');
  }

  /** Reads one game, starting after its {@code (;}. */
  private static final class Reader {
    private final String text;
    private final int number;
    private int at;
    private String black = "";
    private String white = "";
    private String place = "";
    private String date = "";
    private Optional<Integer> score = Optional.empty();
    private Setup setup = Setup.STANDARD;
    private Othello rules = new Othello();
    private State state = rules.start(setup);
    private final List<Integer> moves = new ArrayList<>();

    Reader(String text, int at, int number) {
      this.text = text;
      this.at = at;
      this.number = number;
    }

    OthelloRecord game() {
      while (!text.startsWith(";)", at)) {
        if (at >= text.length()) {
          throw wrong("it does not end with ;)");
        }
        if (Character.isWhitespace(text.charAt(at))) {
          at++;
          continue;
        }
        String key = key();
        take(key, value(key));
      }
      at += 2;
      int size = rules.traits().codes() == 65 ? 8 : 6;
      return new OthelloRecord(size, black, white, place, date, setup, moves, score);
    }

    private String key() {
      int from = at;
      while (at < text.length() && Character.isLetter(text.charAt(at))) {
        at++;
      }
      if (at == from || at >= text.length() || text.charAt(at) != '[') {
        throw wrong("at character " + (from + 1) + " there is no KEY[value]");
      }
      return text.substring(from, at++);
    }

    private String value(String key) {
      StringBuilder value = new StringBuilder();
      for (; at < text.length(); at++) {
        char sign = text.charAt(at);
        if (sign == ']') {
          at++;
          return value.toString();
        }
        if (sign == '\\' && at + 1 < text.length()) {
          sign = text.charAt(++at);
        }
        value.append(sign);
      }
      throw wrong("the value of " + key + " has no end");
    }

    private void take(String key, String value) {
      switch (key) {
        case "GM" -> {
          if (!value.trim().equalsIgnoreCase("othello")) {
            throw wrong("it is a game of '" + value + "', not Othello");
          }
        }
        case "PB" -> black = value;
        case "PW" -> white = value;
        case "PC" -> place = value;
        case "DT" -> date = value;
        case "RE" -> score = score(value);
        case "BO" -> begin(value.trim());
        case "B" -> move(0, value);
        case "W" -> move(1, value);
        default -> {} // times, ratings, comments
      }
    }

    private static Optional<Integer> score(String value) {
      String number = Text.before(value.trim(), ':');
      return SCORE.matches(number)
          ? Optional.of((int) Math.round(Double.parseDouble(number)))
          : Optional.empty();
    }

    private void begin(String value) {
      int blank = value.indexOf(' ');
      String size = value.substring(0, Math.max(0, blank));
      if (!size.equals("8") && !size.equals("6")) {
        throw wrong("its board is '" + value + "'; it must be 6 or 8 and its squares");
      }
      if (!moves.isEmpty()) {
        throw wrong("its board comes after moves");
      }
      rules = new Othello(Integer.parseInt(size));
      state = rules.start(new Setup(value.substring(blank)));
      String position = rules.notation().position(state);
      String usual = rules.notation().position(rules.start(Setup.STANDARD));
      setup = position.equals(usual) ? Setup.STANDARD : new Setup(position);
    }

    private void move(int seat, String value) {
      String word = Text.before(value, '/').trim().toLowerCase(Locale.ROOT);
      int pass = rules.traits().codes() - 1;
      if (!state.over() && state.turn() != seat && state.legal(pass)) {
        play(pass);
      }
      if (state.turn() != seat) {
        throw wrong("move " + (moves.size() + 1) + ", '" + value + "', is not that side's turn");
      }
      try {
        play(rules.notation().legalMove(state, word));
      } catch (Mistake illegal) {
        throw wrong("move " + (moves.size() + 1) + ": " + illegal.getMessage());
      }
    }

    private void play(int move) {
      state.play(move);
      moves.add(move);
    }

    private Mistake wrong(String what) {
      String end = what.endsWith(".") ? "" : ".";
      return new Mistake("GGF game " + number + " is broken: " + what + end);
    }
  }
}
