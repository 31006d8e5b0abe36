package spielwerk.engines.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Candidate;
import spielwerk.core.Seeds;

class BlendTest {
  @Test
  void twoMembersByHand() {
    // sums: 30+10 and 1+1+2; so the first says 75 and 25, the second 25, 25 and 50, half of that
    Blend blend = new Blend(List.of(new Member("a", 1), new Member("b", 0.5)), Normalise.SUM);
    blend.add(0, List.of(Candidate.rated(7, 30), Candidate.rated(8, 10)));
    blend.add(1, List.of(Candidate.rated(9, 2), Candidate.rated(7, 1), Candidate.rated(8, 1)));
    Blend.Blended all = blend.blended();
    assertThat(all.candidates().stream().map(Candidate::move)).containsExactly(7, 8, 9);
    assertThat(all.candidates().stream().map(Candidate::rating)).containsExactly(87.5, 37.5, 25.0);
    assertThat(all.voices().get(0).who()).isEqualTo("a");
    assertThat(all.voices().get(0).wants()).isEqualTo(7);
    assertThat(all.voices().get(1).wants()).isEqualTo(9);
    assertThat(all.voices().get(0).shares()).containsExactly(75 / 87.5, 25 / 37.5, 0.0);
    assertThat(all.voices().get(1).shares()).containsExactly(12.5 / 87.5, 12.5 / 37.5, 1.0);
  }

  @Test
  void theSameTwoByTheirMaximum() {
    Blend blend = new Blend(List.of(new Member("a", 1), new Member("b", 0.5)), Normalise.MAX);
    blend.add(0, List.of(Candidate.rated(7, 30), Candidate.rated(8, 10)));
    blend.add(1, List.of(Candidate.rated(9, 2), Candidate.rated(7, 1), Candidate.rated(8, 1)));
    assertThat(blend.blended().candidates().stream().map(Candidate::rating))
        .containsExactly(100 + 25.0, 1 / 3.0 * 100 + 25, 50.0);
  }

  @ParameterizedTest
  @EnumSource
  void manyMembersAreAsThePaperSays(Normalise normalise) {
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    for (int round = 0; round < 300; round++) {
      List<Member> members = new ArrayList<>();
      List<List<Candidate>> opinions = new ArrayList<>();
      for (int m = 0; m < 1 + random.nextInt(6); m++) {
        members.add(new Member("m" + m, 0.1 + random.nextDouble()));
        opinions.add(opinion(random));
      }
      Blend blend = new Blend(members, normalise);
      for (int m = 0; m < members.size(); m++) {
        blend.add(m, opinions.get(m));
      }
      check(members, opinions, normalise, blend.blended());
    }
  }

  private static List<Candidate> opinion(RandomGenerator random) {
    List<Candidate> opinion = new ArrayList<>();
    for (int move = 0; move < 8; move++) {
      if (random.nextInt(3) > 0) {
        opinion.add(Candidate.rated(move, random.nextInt(4) == 0 ? 0 : random.nextDouble() * 50));
      }
    }
    opinion.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    return opinion.isEmpty() || opinion.get(0).rating() == 0 ? List.of() : opinion;
  }

  /** Slowly: every number by its own formula. */
  private static void check(
      List<Member> members,
      List<List<Candidate>> opinions,
      Normalise normalise,
      Blend.Blended all) {
    Map<Integer, double[]> parts = new HashMap<>();
    for (int m = 0; m < members.size(); m++) {
      double[] ratings = opinions.get(m).stream().mapToDouble(Candidate::rating).toArray();
      double unit =
          normalise == Normalise.SUM
              ? Arrays.stream(ratings).sum()
              : Arrays.stream(ratings).max().orElse(1);
      for (Candidate candidate : opinions.get(m)) {
        parts.computeIfAbsent(candidate.move(), move -> new double[members.size()])[m] =
            members.get(m).weight() * 100 * candidate.rating() / unit;
      }
    }
    assertThat(all.candidates().stream().map(Candidate::move))
        .containsExactlyInAnyOrderElementsOf(parts.keySet());
    double last = Double.POSITIVE_INFINITY;
    for (int i = 0; i < all.candidates().size(); i++) {
      int place = i;
      Candidate candidate = all.candidates().get(i);
      double[] mine = parts.get(candidate.move());
      double rating = Arrays.stream(mine).sum();
      assertThat(candidate.rating()).isCloseTo(rating, within(1e-9)).isLessThanOrEqualTo(last);
      last = candidate.rating();
      assertThat(all.voices().stream().mapToDouble(voice -> voice.shares().get(place)).sum())
          .as("all shares of a move are the whole of it")
          .isCloseTo(1, within(1e-9));
      for (int m = 0; rating > 0 && m < mine.length; m++) {
        assertThat(all.voices().get(m).shares().get(i)).isCloseTo(mine[m] / rating, within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void ratingsThatAreNoneBreakNothing(Normalise normalise) {
    double each = normalise == Normalise.SUM ? 50 : 100;
    assertThat(normalise.apply(new double[] {0, 0})).containsExactly(each, each);
    assertThat(normalise.apply(new double[] {-3, -5})).containsExactly(each, each);
    assertThat(normalise.apply(new double[] {7, -5, Double.NaN})).containsExactly(100, 0, 0);
    assertThat(normalise.apply(new double[] {Double.POSITIVE_INFINITY, 5})).containsExactly(100, 0);
    assertThat(normalise.apply(new double[] {Double.MAX_VALUE, Double.MAX_VALUE}))
        .containsExactly(each, each);
    assertThat(normalise.apply(new double[0])).isEmpty();
  }

  @Test
  void aMoveThatNobodyWantsIsSharedByThoseWhoNamedIt() {
    Blend blend = new Blend(List.of(new Member("a", 3), new Member("b", 1)), Normalise.SUM);
    blend.add(0, List.of(Candidate.rated(1, 5), Candidate.rated(2, 0)));
    blend.add(1, List.of(Candidate.rated(1, 5), Candidate.rated(2, 0)));
    assertThat(blend.blended().voices().get(0).shares()).containsExactly(0.75, 0.75);
  }

  @Test
  void aProofStaysAProofAndEstimatesAreAveraged() {
    Blend blend = new Blend(List.of(new Member("a", 3), new Member("b", 1)), Normalise.SUM);
    blend.add(
        0,
        List.of(
            new Candidate(1, 5, 0.5, false, List.of(1)),
            new Candidate(2, 4, 0.2, false, List.of(2, 9))));
    blend.add(
        1,
        List.of(
            new Candidate(1, 5, 1, true, List.of(1, 3, 4)),
            new Candidate(2, 4, -0.2, false, List.of(2))));
    List<Candidate> all = blend.blended().candidates();
    assertThat(all.get(0).exact()).isTrue();
    assertThat(all.get(0).value()).isEqualTo(1);
    assertThat(all.get(0).line()).containsExactly(1, 3, 4);
    assertThat(all.get(1).exact()).isFalse();
    assertThat(all.get(1).value()).isCloseTo((3 * 0.2 - 0.2) / 4, within(1e-12));
    assertThat(all.get(1).line()).containsExactly(2, 9);
  }
}
