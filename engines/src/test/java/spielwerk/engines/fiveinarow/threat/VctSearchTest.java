package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Seeds;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.FiveRule;
import spielwerk.games.fiveinarow.OpeningRule;

/** A win that is called proven is one against every defence, not only against the clever ones. */
class VctSearchTest {
  private static final FiveInARow GAME = new FiveInARow(9, 9, 5);

  @Test
  void aWinByFoursStandsAgainstEveryDefence() {
    RandomGenerator random = Seeds.stream(1);
    int wins = 0;
    for (int i = 0; wins < 60; i++) {
      Thinker thinker = new Thinker(GAME, Positions.random(GAME, 12 + i % 14, 7, random));
      if (thinker.vcfSearch.win(thinker.state.turn(), 2000)) {
        wins++;
        assertThat(thinker.winsAnyway(thinker.state.turn(), false)).isTrue();
      }
    }
  }

  @Test
  void aWinByThreatsStandsAgainstEveryDefence() {
    RandomGenerator random = Seeds.stream(2);
    int wins = 0;
    for (int i = 0; wins < 60; i++) {
      Thinker thinker = new Thinker(GAME, Positions.random(GAME, 8 + i % 10, 6, random));
      int seat = thinker.state.turn();
      if (!thinker.vcfSearch.win(seat, 2000) && thinker.vctSearch.win(seat, 2000, 1)) {
        wins++;
        assertThat(thinker.winsAnyway(seat, true)).isTrue();
      }
    }
  }

  /** In renju threes of Black prove nothing, so there the wins are White's. */
  @ParameterizedTest
  @EnumSource(names = "FREESTYLE", mode = EnumSource.Mode.EXCLUDE)
  void aProofStandsByEveryRule(FiveRule rule) {
    FiveInARow game = new FiveInARow(8, 8, 5, rule, OpeningRule.FREE);
    RandomGenerator random = Seeds.stream(4, rule.ordinal(), Seeds.Purpose.TEST, 0);
    int fours = 0;
    int threes = 0;
    for (int i = 0; fours < 12 || threes < 6; i++) {
      Thinker thinker = new Thinker(game, Positions.random(game, 12 + i % 14, 7, random));
      int seat = thinker.state.turn();
      boolean byFours = thinker.vcfSearch.win(seat, 500);
      if (byFours && fours++ < 12
          || !byFours && threes < 6 && thinker.vctSearch.win(seat, 500, 1) && threes++ < 6) {
        assertThat(thinker.winsAnyway(seat, !byFours))
            .as(rule + " " + game.notation().position(thinker.state))
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void fivesAreFoundByTheRule(FiveRule rule) {
    FiveInARow game = new FiveInARow(8, 8, 5, rule, OpeningRule.FREE);
    RandomGenerator random = Seeds.stream(5, rule.ordinal(), Seeds.Purpose.TEST, 0);
    ThreatBoard threats = new ThreatBoard(game, ThreatWeights.usual());
    for (int i = 0; i < 300; i++) {
      FiveInARowState state = Positions.random(game, 20 + i % 24, 8, random);
      threats.at(state);
      int seat = state.turn();
      for (int move = 0; move < game.grid().moves(); move++) {
        if (state.legal(move)) {
          state.play(move);
          boolean five = state.over() && state.points(seat) > 0;
          state.undo();
          assertThat(threats.kind(threats.cell(move), seat) == ThreatKinds.FIVE).isEqualTo(five);
        }
      }
    }
  }

  @Test
  void theLineOfAProofIsPlayableAndEndsInFive() {
    RandomGenerator random = Seeds.stream(3);
    int wins = 0;
    for (int i = 0; wins < 80; i++) {
      Thinker thinker = new Thinker(GAME, Positions.random(GAME, 8 + i % 12, 6, random));
      int seat = thinker.state.turn();
      if (thinker.vctSearch.win(seat, 2000, 1)) {
        wins++;
        int[] line = thinker.vctSearch.line(seat);
        for (int cell : line) {
          int move = thinker.threats.move(cell);
          assertThat(thinker.state.legal(move)).isTrue();
          thinker.state.play(move);
        }
        assertThat(thinker.state.over()).isTrue();
        assertThat(thinker.state.points(seat)).isEqualTo(1);
      }
    }
  }

  /** A position with all that can prove something about it. */
  private static final class Thinker {
    private final FiveInARow game;
    private final FiveInARowState state;
    private final ThreatBoard threats;
    private final VcfSearch vcfSearch;
    private final VctSearch vctSearch;

    Thinker(FiveInARow game, FiveInARowState state) {
      this.game = game;
      this.state = state;
      this.threats = new ThreatBoard(game, ThreatWeights.usual());
      this.threats.at(state);
      this.vcfSearch = new VcfSearch(threats, ThreatWeights.usual(), 1 << 12, Positions.UNLIMITED);
      this.vctSearch = new VctSearch(threats, vcfSearch, 1 << 14, Positions.UNLIMITED);
    }

    /** Plays the proven move and lets the other side try every free field of the board. */
    boolean winsAnyway(int seat, boolean threes) {
      threats.at(state);
      for (int move = 0; move < game.grid().moves(); move++) {
        if (state.legal(move) && wins(move, seat)) {
          return true;
        }
      }
      boolean won = vcfSearch.win(seat, 100_000);
      if (!won && !(threes && vctSearch.win(seat, 100_000, 1))) {
        return false;
      }
      int first = won ? vcfSearch.firstMove() : vctSearch.line(seat)[0];
      state.play(threats.move(first));
      for (int move = 0; move < game.grid().moves(); move++) {
        if (state.legal(move)) {
          state.play(move);
          boolean stands = !state.over() && winsAnyway(seat, threes);
          state.undo();
          if (!stands) {
            return false;
          }
        }
      }
      state.undo();
      threats.at(state);
      return true;
    }

    private boolean wins(int move, int seat) {
      state.play(move);
      boolean won = state.over() && state.points(seat) > 0;
      state.undo();
      return won;
    }
  }
}
