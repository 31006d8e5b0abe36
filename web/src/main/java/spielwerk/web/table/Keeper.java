package spielwerk.web.table;

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
final class Keeper {
  private final Libraries libraries;

  Keeper(Libraries libraries) {
    this.libraries = libraries;
  }

  /** Keeps a table whose game is over; others are not games yet. */
  void keep(Sheet sheet) {
    Ending ending = sheet.ending;
    if (ending == null || sheet.live.ply == 0) {
      return;
    }
    if (sheet.kept > 0) {
      if (libraries.get(sheet.keptIn).find(sheet.kept).isPresent()) { // else somebody deleted it
        libraries
            .get(sheet.keptIn)
            .edit(sheet.kept, game -> game.withTree(sheet.tree().upTo(sheet.live)));
      }
      return;
    }
    LibraryGame game = game(sheet, ending);
    sheet.kept = libraries.main().add(taker -> taker.accept(game)).last();
  }

  /** The game at a table as the library writes it. */
  static LibraryGame game(Sheet sheet, Ending ending) {
    State state = sheet.course.at(sheet.live).state();
    int seats = sheet.chairs.size();
    GameRecord record =
        new GameRecord(
            sheet.course.game().text(),
            sheet.course.setup().text(),
            sheet.course.game().traits().goal(),
            sheet.seed,
            0,
            sheet.chairs.stream().map(Chair::text).toList(),
            0,
            sheet.tree().path(sheet.live).stream().map(node -> node.move).toList(),
            ending,
            IntStream.range(0, seats).mapToObj(s -> state.over() ? state.points(s) : 0).toList(),
            List.of(),
            new GameRecord.Circumstances(
                sheet.changed.replaceFirst("\\.\\d+Z", "Z"),
                IntStream.range(0, seats).mapToObj(s -> sheet.clocks.used(s) / 1000.0).toList(),
                List.of()));
    List<Participant> players = new ArrayList<>();
    for (Chair chair : sheet.chairs) {
      players.add(
          chair.isPerson()
              ? Participant.person(chair.name(), sheet.hinted)
              : Participant.engine(chair.engine()));
    }
    return new LibraryGame(
        record,
        players,
        Optional.of(new Origin("table-" + sheet.id, "table", "")),
        "",
        "",
        List.of(),
        sheet.tree().upTo(sheet.live));
  }
}
