package spielwerk.games;

import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.core.GameInfo;
import spielwerk.core.Name;
import spielwerk.testkit.GameContract;

/**
 * What every game promises, tried in random games. A new game is tested here as soon as it is in
 * the catalogue; add a line to {@link #VARIANTS} for options worth a try.
 */
class GameContractTest extends GameContract {
  private static final List<String> VARIANTS =
      List.of(
          "connect4:width=1,height=4,line=3",
          "connect4:width=4,height=12,line=8",
          "connect4:width=5,height=4,line=3",
          "connect4:width=8,height=7,line=5",
          "connect4:width=12,height=4,line=7",
          "fiveinarow:size=3",
          "fiveinarow:width=7,height=4,line=3",
          "fiveinarow:size=64",
          "fiveinarow:size=7,rule=exact",
          "fiveinarow:size=8,rule=renju",
          "fiveinarow:size=7,rule=caro",
          "fiveinarow:size=7,rule=exact-caro,opening=swap",
          "fiveinarow:size=6,opening=swap2",
          "fiveinarow:width=7,height=6,rule=renju,opening=swap2-tables",
          "fiveinarow:size=7,opening=pro",
          "fiveinarow:size=9,rule=renju,opening=long-pro",
          "muehle:flying=off,repetition=2,limit=8",
          "muehle:repetition=0,limit=3",
          "othello:size=6",
          "qwixx:players=3,rules=paper",
          "qwixx:players=5",
          "quickciv:size=5,players=2,rounds=20",
          "quickciv:players=1,rounds=30,map=unfair,seed=3",
          "quickciv:map=frontier,rounds=30,order=fixed",
          "nim:heaps=1-2-3-4-5-6-7-8-9-63",
          "nim:heaps=2,misere",
          "nim:heaps=5-5-5,misere",
          "tipping:start=1,target=1",
          "tipping:start=2,target=8",
          "tipping:start=6,target=1000",
          "tree:figure=9",
          "tree:figure=10");

  /** All games, or with {@code -Dgame=nim} one of them and its variants. */
  @Override
  protected Stream<String> games() {
    String only = System.getProperty("game", "");
    return Stream.concat(Catalogue.load().games().stream().map(GameInfo::id), VARIANTS.stream())
        .filter(text -> only.isEmpty() || Name.parse(text).id().equals(only));
  }
}
