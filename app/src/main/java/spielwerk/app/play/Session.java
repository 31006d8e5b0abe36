package spielwerk.app.play;

import java.io.BufferedReader;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.stream.IntStream;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.State;

/** One game at the terminal, from the first greeting to the verdict. */
public final class Session implements AutoCloseable {
  private final Bout bout;
  private final List<Seat> seats = new ArrayList<>();
  private final List<HumanEngine> people = new ArrayList<>();
  private final Commentary commentary;
  private final PrintStream talk;

  /** How much engines may think about a move, and how they choose. */
  public record EngineDefaults(Budget budget, Choice choice) {}

  /**
   * How a session ended.
   *
   * @param finished whether the game came to its end; else it was left
   * @param hinted by seat: whether it is a person who asked for hints
   */
  public record Outcome(GameRecord game, boolean finished, List<Boolean> hinted) {
    public Outcome {
      hinted = List.copyOf(hinted);
    }
  }

  /** Whether a text names a person rather than an engine. */
  public static boolean isPerson(String text) {
    return text.trim().toLowerCase(Locale.ROOT).equals("human");
  }

  /**
   * @param typed who sits where: {@code human} or an engine
   * @param defaults how all engines think and choose
   * @param colours whether the terminal has colours
   * @throws Mistake if the number of seats or an engine does not fit the game
   */
  public Session(
      Bout bout,
      List<String> typed,
      EngineDefaults defaults,
      Catalogue catalogue,
      BufferedReader in,
      PrintStream talk,
      boolean colours) {
    int count = bout.game().traits().seats();
    if (typed.size() != count) {
      throw new Mistake(
          "%s is played by %d, so give --seat %d times (human or an engine), not %d times."
              .formatted(bout.game().text(), count, count, typed.size()));
    }
    List<String> texts =
        typed.stream()
            .map(text -> isPerson(text) ? text : catalogue.selfContained(text, bout.game()))
            .toList();
    this.bout = bout;
    this.talk = talk;
    List<Boolean> persons = texts.stream().map(Session::isPerson).toList();
    this.commentary = new Commentary(bout.game(), bout.setup(), texts, persons, talk, colours);
    String adviser = texts.stream().filter(text -> !isPerson(text)).findFirst().orElse("");
    Hints hints = new Hints(catalogue, adviser, bout.seed());
    try {
      for (String text : texts) {
        if (isPerson(text)) {
          HumanEngine human = new HumanEngine(in, talk, hints, commentary, bout.opening().size());
          people.add(human);
          seats.add(Seat.of(text, human));
        } else {
          seats.add(
              new Seat(
                  text, catalogue.engine(text, bout.game()), defaults.budget(), defaults.choice()));
        }
      }
    } catch (Mistake mistake) {
      close();
      throw mistake;
    }
  }

  /** Plays until the game is over or somebody leaves. */
  public Outcome play() {
    List<Integer> script = bout.opening();
    while (true) {
      List<Integer> known = script;
      commentary.begin(known);
      List<Seat> table =
          IntStream.range(0, seats.size()).mapToObj(seat -> atTable(seat, known)).toList();
      GameRecord game = Referee.play(bout, table);
      PlayerRequest playerRequest = wish();
      if (playerRequest.kind() != PlayerRequest.Kind.TAKE_BACK) {
        return end(game, playerRequest);
      }
      script = known(game, playerRequest.keep());
    }
  }

  private Seat atTable(int seat, List<Integer> script) {
    Seat plain = seats.get(seat);
    return new Seat(
        plain.text(),
        new ReplayedSeat(
            plain.engine(),
            seat,
            own(seat, script),
            commentary,
            () -> wish().kind() != PlayerRequest.Kind.PLAY),
        plain.budget(),
        plain.choice());
  }

  /** What a seat has played itself in the first moves of a game, after the opening. */
  private Queue<Integer> own(int seat, List<Integer> moves) {
    Queue<Integer> own = new ArrayDeque<>();
    State state = bout.game().start(bout.setup());
    for (int i = 0; i < moves.size(); i++) {
      if (i >= bout.opening().size() && state.turn() == seat) {
        own.add(moves.get(i));
      }
      state.play(moves.get(i));
    }
    return own;
  }

  private PlayerRequest wish() {
    return people.stream()
        .map(HumanEngine::wish)
        .filter(playerRequest -> playerRequest.kind() != PlayerRequest.Kind.PLAY)
        .findFirst()
        .orElse(PlayerRequest.PLAY);
  }

  /** The first moves of a game as numbers. */
  private List<Integer> known(GameRecord game, int count) {
    State state = bout.game().start(bout.setup());
    List<Integer> moves = new ArrayList<>();
    for (String text : game.moves().subList(0, count)) {
      int move = bout.game().notation().legalMove(state, text);
      state.play(move);
      moves.add(move);
    }
    return moves;
  }

  private Outcome end(GameRecord game, PlayerRequest playerRequest) {
    commentary.finish(game);
    if (playerRequest.kind() != PlayerRequest.Kind.PLAY) {
      talk.println(
          (playerRequest.kind() == PlayerRequest.Kind.GONE ? "The input ended" : "You left")
              + ", so the game stops unfinished after "
              + game.moves().size()
              + " moves"
              + (game.moves().isEmpty() ? "." : ": " + String.join(" ", game.moves())));
      return new Outcome(game, false, hinted());
    }
    talk.println("\n" + commentary.board() + "\n");
    talk.println(
        ResultText.of(game, IntStream.range(0, seats.size()).mapToObj(commentary::name).toList()));
    return new Outcome(game, true, hinted());
  }

  private List<Boolean> hinted() {
    return seats.stream()
        .map(seat -> seat.engine() instanceof HumanEngine person && person.hinted())
        .toList();
  }

  @Override
  public void close() {
    seats.forEach(seat -> seat.engine().close());
  }
}
