package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Name;

class TeamCombinationsTest {
  @Test
  void allTeamsOfThree() {
    assertThat(TeamCombinations.of(List.of("a", "b", "c"), 3))
        .containsExactly("a", "b", "c", "team:a+b", "team:a+c", "team:b+c", "team:a+b+c");
    assertThat(TeamCombinations.of(List.of("a", "b", "c"), 2)).hasSize(6);
    assertThat(TeamCombinations.of(List.of("a", "b", "c"), 99)).hasSize(7);
    assertThat(TeamCombinations.of(List.of(), 2)).isEmpty();
  }

  @Test
  void nEnginesMakeTwoToTheNTeamsButOne() {
    for (int n = 1; n <= 10; n++) {
      List<String> engines = IntStream.range(0, n).mapToObj(i -> "e" + i).toList();
      assertThat(TeamCombinations.of(engines, n)).hasSize((1 << n) - 1).doesNotHaveDuplicates();
    }
  }

  @Test
  void optionsOfAMemberStayItsOwn() {
    String team =
        TeamCombinations.of(List.of("alphabeta:depth=3,pvs", "team(a + b, sigma=10)"), 2).get(2);
    Name name = Name.parse(team);
    assertThat(name.options()).isEmpty();
    assertThat(name.values()).hasSize(1);
    List<String> members = Name.split(name.values().get(0), '+', team);
    assertThat(members).hasSize(2);
    assertThat(Name.parse(members.get(0))).isEqualTo(Name.parse("alphabeta:depth=3,pvs"));
    assertThat(Name.parse(members.get(1))).isEqualTo(Name.parse("team(a + b, sigma=10)"));
  }

  @Test
  void tooManyOrTheSameTwiceAreRefused() {
    List<String> many = IntStream.range(0, 40).mapToObj(i -> "e" + i).toList();
    assertThatThrownBy(() -> TeamCombinations.of(many, 40)).isInstanceOf(Mistake.class);
    assertThat(TeamCombinations.of(many, 2)).hasSize(40 + 780);
    assertThatThrownBy(() -> TeamCombinations.of(Collections.nCopies(2, "a"), 2))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> TeamCombinations.of(many, 0)).isInstanceOf(Mistake.class);
  }
}
