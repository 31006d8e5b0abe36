package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.arena.library.MoveValue;
import spielwerk.arena.library.PositionAnalysis;
import spielwerk.core.Effort;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.GameRecord.Thought;
import spielwerk.core.State;

/** What the engines of a game thought, between its record and its table. */
final class RecordedThoughts {
  private static final double MILLIS = 1000;

  private RecordedThoughts() {}

  /** Puts what a record knows under the positions of a table at which it was thought. */
  static void show(GameRecord record, TableState tableState) {
    if (record.thoughts().isEmpty()) {
      return;
    }
    Game game = tableState.course.game();
    State state = game.start(tableState.course.setup());
    VariationNode before = tableState.tree().root();
    int ply = 0;
    for (VariationNode node : tableState.tree().path(tableState.live)) {
      Thought thought = record.thought(ply);
      if (thought.hasValue() && state.turn() >= 0) {
        MoveValue value = new MoveValue(thought.value(), thought.exact());
        List<Integer> millis = record.circumstances().millis();
        Effort effort =
            new Effort(
                thought.nodes(),
                thought.depth(),
                ply < millis.size() ? millis.get(ply) / MILLIS : 0,
                Map.of());
        tableState.analysis.thoughts.put(
            before.id,
            new PositionAnalysis(
                state.turn(), List.of(node.move), value, Optional.of(value), effort));
      }
      state.play(game.notation().legalMove(state, node.move));
      before = node;
      ply++;
    }
  }

  /** A record with what the engines at a table thought of the moves of its game. */
  static GameRecord keep(TableState tableState, GameRecord record) {
    List<Thought> thoughts = new ArrayList<>();
    List<Integer> millis = new ArrayList<>();
    int known = 0;
    VariationNode before = tableState.tree().root();
    for (VariationNode node : tableState.tree().path(tableState.live)) {
      PositionAnalysis said = tableState.analysis.thoughts.get(before.id);
      before = node;
      if (said == null) {
        thoughts.add(Thought.NONE);
        millis.add(0);
        continue;
      }
      Optional<MoveValue> value =
          said.move().equals(node.move) ? Optional.of(said.best()) : said.played();
      thoughts.add(
          new Thought(
              value.map(MoveValue::value).orElse(Double.NaN),
              value.map(MoveValue::exact).orElse(false),
              said.effort().depth(),
              said.effort().nodes()));
      millis.add((int) (said.effort().seconds() * MILLIS));
      known = thoughts.size();
    }
    GameRecord.Circumstances around = record.circumstances();
    return record
        .withThoughts(thoughts.subList(0, known))
        .withCircumstances(
            new GameRecord.Circumstances(
                around.date(),
                around.seconds(),
                millis.subList(0, known),
                around.log(),
                around.trace()));
  }
}
