package spielwerk.web.table;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;

/** What new tables begin with: an empty board, or a game from elsewhere. */
final class NewTables {
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private final Catalogue catalogue;
  private final boolean checked;
  private final SecureRandom names = new SecureRandom();

  /**
   * @param checked whether engines are made once to see whether they can be
   */
  NewTables(Catalogue catalogue, boolean checked) {
    this.catalogue = catalogue;
    this.checked = checked;
  }

  /**
   * A new game.
   *
   * @throws Mistake if the game or its setup does not fit
   */
  TableState start(TableSpec spec) {
    Game game = catalogue.game(spec.game());
    return new TableState(name(), game, spec, names.nextLong() >>> 16, now());
  }

  /** A game that was played, to be looked at. */
  TableState show(LibraryGame kept) {
    Game game = catalogue.game(kept.record().game());
    TableState tableState =
        sheet(
            kept,
            IntStream.range(0, kept.players().size())
                .mapToObj(seat -> chair(kept, seat, game))
                .toList());
    tableState.ending = kept.record().ending();
    RecordedThoughts.show(kept.record(), tableState);
    return tableState;
  }

  /** A game from elsewhere; one without a result can be played on. */
  TableState goOn(LibraryGame game) {
    List<Chair> persons =
        game.players().stream().map(player -> Chair.person(player.name())).toList();
    TableState tableState = sheet(game, persons);
    Ending ending = game.record().ending();
    if (ending.shares().stream().anyMatch(share -> share > 0)) {
      tableState.ending = ending;
    }
    return tableState;
  }

  private TableState sheet(LibraryGame kept, List<Chair> chairs) {
    Game game = catalogue.game(kept.record().game());
    TableSpec spec = new TableSpec(kept.record().game(), kept.record().setup(), chairs, 0, 0);
    TableState tableState = new TableState(name(), game, spec, kept.record().seed(), now());
    kept.tree().check(game, tableState.course.setup());
    tableState.live = tableState.tree().take(kept.tree());
    return tableState;
  }

  /**
   * An engine keeps the name it played under; one from elsewhere, not to be made here, is only
   * that.
   */
  private Chair chair(LibraryGame kept, int seat, Game game) {
    Participant player = kept.players().get(seat);
    if (player.kind() == Participant.Kind.ENGINE) {
      for (String text : List.of(kept.record().seats().get(seat), player.name())) {
        try {
          if (checked) {
            catalogue.engine(text, game).close();
          }
          return Chair.engine(text).called(player.name());
        } catch (Mistake elsewhere) {
          // what the record says of the seat, the name, or neither makes an engine here
        }
      }
    }
    return Chair.person(player.name());
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      name.append(LETTERS.charAt(names.nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
  }
}
