package spielwerk.engines.process;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;
import spielwerk.core.Watch;
import spielwerk.games.othello.Othello;
import spielwerk.games.othello.formats.Ggf;
import spielwerk.games.othello.formats.OthelloRecord;

/**
 * The window's side of Chris Welty's NBoard protocol, for Othello on 8x8. We say that we speak
 * version 2 and understand version 1 too, and Edax, which puts blanks where others put slashes. A
 * program never plays by itself: its own move is sent to it like any other. The protocol knows no
 * time, so the depth is all that limits a program; when its time is over it has lost.
 */
final class NBoard implements Protocol {
  private static final int SQUARES = 65;

  private final ExecOptions options;

  /** The game that the program knows of. */
  private Setup setup = Setup.STANDARD;

  private final List<Integer> known = new ArrayList<>();
  private int toldDepth;
  private int pings;

  NBoard(ExecOptions options) {
    this.options = options;
  }

  static boolean plays(Game game) {
    return game instanceof Othello && game.traits().codes() == SQUARES;
  }

  @Override
  public void first(Conversation child, Game game) {
    toldDepth = options.depth();
    begin(child, line("nboard 2") + line("set depth " + toldDepth));
  }

  @Override
  public boolean again(Conversation child, Game game) {
    begin(child, "");
    return true;
  }

  /** A new game; a program that answers the ping has done all that was sent before it. */
  private void begin(Conversation child, String before) {
    setup = Setup.STANDARD;
    known.clear();
    String ping = "ping " + ++pings;
    child.ask(before + line(game()) + line(ping));
    long until = System.nanoTime() + options.start().toNanos();
    for (String line = child.line(until, Watch.NONE);
        line != null;
        line = child.line(until, Watch.NONE)) {
      if (line.split("\\s+", 2)[0].equals("pong") && line.endsWith(" " + pings)) {
        return;
      }
      child.note(line);
    }
    throw new Fault(
        Ending.Reason.TIMEOUT,
        "did not answer %s within %d ms".formatted(ping, options.start().toMillis()));
  }

  private String game() {
    return "set game "
        + Ggf.format(
            new OthelloRecord(
                8, "black", "white", "Spielwerk", "", setup, known, Optional.empty()));
  }

  @Override
  public Advice ask(Conversation child, Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    long millis = options.millis(budget) + options.margin().toMillis();
    child.ask(depth(budget) + moves(position) + line("go"));
    Search search = new Search(position.state());
    long until = began + millis * 1_000_000;
    for (String line = child.line(until, watch); line != null; line = child.line(until, watch)) {
      if (line.startsWith("===")) {
        return search.answer(line.substring(3).strip(), (System.nanoTime() - began) / 1e9);
      }
      search.read(line, watch);
      child.note(line);
    }
    if (watch.stop()) {
      return Advice.none();
    }
    throw new Fault(
        Ending.Reason.TIMEOUT, "no answer in " + (System.nanoTime() - began) / 1_000_000 + " ms");
  }

  private String depth(Budget budget) {
    int depth = budget.tighter(Budget.depth(options.depth())).depth();
    if (depth == toldDepth) {
      return "";
    }
    toldDepth = depth;
    return line("set depth " + depth);
  }

  /** What brings the program to the position: the moves it does not know, or the whole game. */
  private String moves(Position position) {
    List<Integer> all = position.moves();
    boolean follows =
        position.setup().equals(setup)
            && all.size() >= known.size()
            && all.subList(0, known.size()).equals(known);
    List<Integer> news = List.copyOf(follows ? all.subList(known.size(), all.size()) : all);
    State walker = position.game().start(position.setup());
    all.subList(0, all.size() - news.size()).forEach(walker::play);
    StringBuilder text = new StringBuilder();
    for (int move : news) {
      text.append(line("move " + NBoardHint.square(walker, move)));
      walker.play(move);
    }
    setup = position.setup();
    known.clear();
    known.addAll(all);
    return follows ? text.toString() : line(game());
  }

  /** What a program says of one position. */
  private static final class Search {
    private final State state;
    private final Map<Integer, NBoardHint> hints = new HashMap<>();
    private long nodes;
    private int depth;

    Search(State state) {
      this.state = state;
    }

    void read(String line, Watch watch) {
      NBoardHint.of(line, state)
          .ifPresent(
              hint -> {
                hints.put(hint.move(), hint);
                depth = Math.max(depth, hint.depth());
                watch.soFar(hint.advice());
              });
      String[] words = line.split("\\s+");
      if (words.length > 1 && words[0].equals("nodestats") && Text.isNumber(words[1], 15)) {
        nodes = Long.parseLong(words[1]);
      }
    }

    Advice answer(String text, double seconds) {
      String[] words = text.split("[\\s/]", -1);
      int move;
      try {
        move = new Othello().notation().parse(state, words[0]);
      } catch (Mistake none) {
        throw new Fault(
            Ending.Reason.ILLEGAL_MOVE,
            "answered '" + LastLines.cut(text) + "', which is not a move");
      }
      if (!state.legal(move)) {
        throw new Fault(
            Ending.Reason.ILLEGAL_MOVE, "played " + words[0] + ", which is not legal there");
      }
      double discs = words.length > 1 ? NBoardHint.discs(words[1]) : Candidate.UNKNOWN;
      NBoardHint heard = hints.getOrDefault(move, new NBoardHint(List.of(move), discs, 0, false));
      NBoardHint last =
          Double.isNaN(discs) || heard.exact()
              ? heard
              : new NBoardHint(heard.line(), discs, heard.depth(), false);
      return Advice.of(List.of(last.candidate()), new Effort(nodes, depth, seconds, Map.of()));
    }
  }

  private String line(String text) {
    return options.line(text, "\n");
  }

  @Override
  public String farewell() {
    return line("quit");
  }
}
