package spielwerk.web.table;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.Origin;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Participant;
import spielwerk.core.State;
import spielwerk.web.library.Libraries;

/** Puts finished games into the library, and keeps there what is said of them later. */
final class GameArchiver {
  private static final Pattern FRACTION = Pattern.compile("\\.\\d+Z");
  private final Libraries libraries;

  GameArchiver(Libraries libraries) {
    this.libraries = libraries;
  }

  /** Keeps a table whose game is over; others are not games yet. */
  void keep(TableState tableState) {
    Ending ending = tableState.ending;
    if (ending == null || tableState.live.ply == 0) {
      return;
    }
    if (tableState.kept > 0) {
      if (libraries
          .get(tableState.keptIn)
          .find(tableState.kept)
          .isPresent()) { // else somebody deleted it
        libraries
            .get(tableState.keptIn)
            .edit(tableState.kept, game -> game.withTree(tableState.tree().upTo(tableState.live)));
      }
      return;
    }
    LibraryGame game = game(tableState, ending);
    tableState.kept = libraries.main().add(taker -> taker.accept(game)).last();
  }

  /** The game at a table as the library writes it. */
  static LibraryGame game(TableState tableState, Ending ending) {
    State state = tableState.course.at(tableState.live).state();
    int seats = tableState.chairs.size();
    GameRecord record =
        new GameRecord(
            tableState.course.game().text(),
            tableState.course.setup().text(),
            tableState.course.game().traits().goal(),
            tableState.seed,
            0,
            tableState.chairs.stream().map(Chair::text).toList(),
            0,
            tableState.tree().path(tableState.live).stream().map(node -> node.move).toList(),
            ending,
            IntStream.range(0, seats).mapToObj(s -> state.over() ? state.points(s) : 0).toList(),
            List.of(),
            new GameRecord.Circumstances(
                FRACTION.matcher(tableState.changed).replaceFirst("Z"),
                IntStream.range(0, seats)
                    .mapToObj(s -> tableState.clocks.used(s) / 1000.0)
                    .toList(),
                List.of()));
    List<Participant> players = new ArrayList<>();
    for (Chair chair : tableState.chairs) {
      players.add(
          chair.isPerson()
              ? Participant.person(chair.name(), tableState.hinted)
              : Participant.engine(chair.engine()));
    }
    return new LibraryGame(
        record,
        players,
        Optional.of(new Origin("table-" + tableState.id, "table", "")),
        "",
        "",
        List.of(),
        tableState.tree().upTo(tableState.live));
  }
}
