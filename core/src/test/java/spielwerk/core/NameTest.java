package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tipping",
        "fiveinarow:size=15",
        "fiveinarow:width=9,height=7,line=4",
        "tipping:start=2,target=8",
        "qwixx:players=3,rules=paper",
        "alphabeta:depth=6,order=static",
        "mcts:sims=1000,select=ucb",
        "kamikaze",
        "team:mspider*0.5+mtactix,sigma=10",
        "team:mspider*0.5+mtactix,normalise=sum,sigma=10",
        "exec:gomocup,path/to/engine",
        "team(mcts(sims=9)*0.5 + alphabeta(depth=3), sigma=10)",
        "exec(gomocup, \"a path/x\")",
        "x:\"a, b\",\"\",c=\"\",d=\" blank \",\"e=f\",g=\"h)\",\"i\" + \"j\",k=[1,2]",
      })
  void aNameWrittenOutIsReadAsTheSameName(String text) {
    Name name = Name.parse(text);
    assertThat(Name.parse(name.toString())).isEqualTo(name);
    assertThat(Name.parse(name.toString())).hasToString(name.toString());
  }

  @Test
  void optionsStandInTheirOrderAndWordsApart() {
    Name name = Name.parse("  AlphaBeta:Depth=6, pvs ,order=static ");
    assertThat(name.id()).isEqualTo("alphabeta");
    assertThat(name.values()).containsExactly("pvs");
    assertThat(name.options()).containsExactly(entry("depth", "6"), entry("order", "static"));
    assertThat(name).hasToString("alphabeta:pvs,depth=6,order=static");
  }

  @Test
  void bracketsHoldWholeNames() {
    Name name = Name.parse("team(mcts(sims=9,select=ucb)*0.5 + alphabeta(depth=3), sigma=10)");
    assertThat(name.id()).isEqualTo("team");
    assertThat(name.values()).containsExactly("mcts(sims=9,select=ucb)*0.5 + alphabeta(depth=3)");
    assertThat(name.options()).containsExactly(entry("sigma", "10"));
    assertThat(Name.split(name.values().get(0), '+', "whole"))
        .containsExactly("mcts(sims=9,select=ucb)*0.5 ", " alphabeta(depth=3)");
    assertThat(Name.parse("a(b(c(d=1)))").values()).containsExactly("b(c(d=1))");
  }

  @Test
  void quotesHoldAnything() {
    assertThat(Name.parse("exec(gomocup, \"a path/x, y) z\")").values())
        .containsExactly("gomocup", "a path/x, y) z");
    assertThat(Name.parse("a:b=\"c,d\"").options()).containsExactly(entry("b", "c,d"));
    assertThat(Name.parse("a:\"b=c\"").values()).containsExactly("b=c");
    assertThat(Name.parse("a:\"b\" + \"c\"").values()).containsExactly("\"b\" + \"c\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ":",
        ":a",
        "(",
        "()",
        "a(",
        "a)",
        "a()",
        "a:",
        "a:,",
        "a:b,",
        "a:,b",
        "a(b",
        "a(b))",
        "a(b)(c)",
        "a(b)c",
        "a(b),c(d)",
        "a b",
        "a=b",
        "a:\"b",
        "a:b\"",
        "a:(b]]",
        "a:b=(",
        "a:b=1,b=2",
        "a:b=1,B=2",
        "*",
        "a*0.5"
      })
  void whatIsNoNameIsAMistakeThatShowsIt(String text) {
    assertThatThrownBy(() -> Name.parse(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'" + text + "'");
  }

  @Test
  void anEndlessNameIsRefused() {
    assertThatThrownBy(() -> Name.parse("a".repeat(5000)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("too long");
  }

  @Test
  void anyTextIsANameThatRoundTripsOrAMistake() {
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    String signs = "ab=,:()[]\" +*";
    int names = 0;
    for (int i = 0; i < 40_000; i++) {
      StringBuilder text = new StringBuilder("x:");
      for (int length = random.nextInt(10); length >= 0; length--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      Name name;
      try {
        name = Name.parse(text.toString());
      } catch (Mistake noName) {
        continue;
      }
      names++;
      assertThat(Name.parse(name.toString())).as(text.toString()).isEqualTo(name);
    }
    assertThat(names).isGreaterThan(500);
  }

  @Test
  void aNameCannotBeChanged() {
    Name name = Name.parse("a:b=1,c");
    assertThatThrownBy(() -> name.options().put("d", "2"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(name.values()).isEqualTo(List.of("c"));
  }
}
