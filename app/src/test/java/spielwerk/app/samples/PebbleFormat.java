package spielwerk.app.samples;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameFormat;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** A format that a new game brings along: {@code Pebbles 7: 3 1 3}. */
public final class PebbleFormat implements GameFormat {
  private static final String MAGIC = "Pebbles ";

  @Override
  public String name() {
    return "pebble";
  }

  @Override
  public String signature() {
    return "pebble files begin with Pebbles";
  }

  @Override
  public boolean matches(Path file, String begin) {
    return begin.startsWith(MAGIC);
  }

  @Override
  public List<RecordedGame> read(Path file, byte[] bytes) {
    String[] parts = GameFormat.decode(bytes).strip().substring(MAGIC.length()).split(": ", 2);
    Pebbles rules = new Pebbles(Integer.parseInt(parts[0]));
    State state = rules.start(Setup.STANDARD);
    List<String> moves = new ArrayList<>();
    for (String taken : parts[1].split(" ", -1)) {
      moves.add("take" + taken);
      state.play(rules.notation().legalMove(state, "take" + taken));
    }
    List<Participant> players =
        List.of(Participant.unknown("", "first"), Participant.unknown("", "second"));
    GameRecord record =
        GameRecord.imported(
            rules,
            Setup.STANDARD,
            players,
            moves,
            state,
            Ending.unknown(2, "no result"),
            GameRecord.Circumstances.NONE);
    return List.of(new RecordedGame(record, players, ""));
  }

  @Override
  public String write(Game rules, RecordedGame game) {
    if (!(rules instanceof Pebbles pebbles)) {
      throw new Mistake("A pebble file holds pebbles only, not " + rules.text() + ".");
    }
    String moves = String.join(" ", game.record().moves()).replace("take", "");
    return MAGIC + pebbles.pebbles() + ": " + moves + "\n";
  }
}
