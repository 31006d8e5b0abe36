package spielwerk.arena;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.runs.GameStore;
import spielwerk.runs.Json;
import spielwerk.runs.RecordJson;

/** Many small matches, wherever they are played: a piece is a match, its result all its games. */
public final class MatchesWork implements WorkKind {
  static final String ID = "matches";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    MatchSpec[] specs = Json.value(description, MatchSpec[].class);
    return of(specs.length, i -> specs[i], catalogue, () -> false);
  }

  /**
   * Matches that can be played, each on one thread; one that is stopped has fewer games.
   *
   * @param specs all of the same game
   */
  public static Work<List<GameRecord>> of(
      int count, IntFunction<MatchSpec> specs, Catalogue catalogue, BooleanSupplier stop) {
    return new Matches(count, specs, catalogue, stop);
  }

  private record Matches(
      int count, IntFunction<MatchSpec> specs, Catalogue catalogue, BooleanSupplier stop)
      implements Work<List<GameRecord>> {
    private static final RecordJson RECORDS = new RecordJson();

    @Override
    public String kind() {
      return ID;
    }

    @Override
    public byte[] description() {
      return Json.bytes(IntStream.range(0, count).mapToObj(specs).toArray(MatchSpec[]::new));
    }

    @Override
    public Pieces<List<GameRecord>> open() {
      return index -> {
        List<GameRecord> games = new ArrayList<>();
        Match.of(specs.apply(index), catalogue)
            .play(GameStore.in(games), new Runner(1, stop, Progress.NONE));
        return games;
      };
    }

    @Override
    public void check() {
      Set<String> seen = new HashSet<>();
      for (int i = 0; i < count; i++) {
        MatchSpec spec = specs.apply(i);
        Game game = catalogue.game(spec.game());
        spec.engines().stream().filter(seen::add).forEach(text -> make(text, game));
      }
    }

    private void make(String text, Game game) {
      try (spielwerk.core.Engine made = catalogue.engine(text, game)) {
        made.info();
      } catch (RuntimeException impossible) {
        throw impossible;
      } catch (Exception ignored) {
        // it could be made, which is all that matters here
      }
    }

    @Override
    public byte[] write(List<GameRecord> games) {
      return games.stream()
          .map(RECORDS::write)
          .collect(Collectors.joining("\n"))
          .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<GameRecord> read(byte[] games) {
      return new String(games, StandardCharsets.UTF_8)
          .lines()
          .map(line -> RECORDS.read(line, "a game of a worker"))
          .toList();
    }
  }
}
