package spielwerk.learn.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

class TunedParameterTest {
  private static List<String> texts(String gap) {
    TunedParameter read = TunedParameter.parse(gap);
    return IntStream.range(0, read.size()).mapToObj(read::text).toList();
  }

  @Test
  void stepsDivideARange() {
    assertThat(texts("n:1..4 step 1")).containsExactly("1", "2", "3", "4");
    assertThat(texts("n: -1..1 step 0.5 ")).containsExactly("-1", "-0.5", "0", "0.5", "1");
    assertThat(texts("n:1..10 step 4")).containsExactly("1", "5", "9");
    assertThat(texts("n:100..300 step 100")).containsExactly("100", "200", "300");
    assertThat(texts("order:none | static")).containsExactly("none", "static");
  }

  @Test
  void aRangeWithoutAStepIsFine() {
    assertThat(texts("a:0..2")).hasSize(2001).startsWith("0", "0.001").endsWith("1.999", "2");
    assertThat(texts("a:0.5..1000")).hasSizeGreaterThan(1000).startsWith("0.5", "0.6");
    assertThat(texts("a:0..0.001")).hasSize(1001).endsWith("0.001");
  }

  @Test
  void theMiddleIsHalfwayOrTheFirstWord() {
    TunedParameter range = TunedParameter.parse("a:0..2");
    assertThat(range.text(range.middle())).isEqualTo("1");
    TunedParameter words = TunedParameter.parse("w:x|y|z");
    assertThat(words.text(words.middle())).isEqualTo("x");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a:0..2", "n:1..4 step 1", "x:-3..7 step 0.25", "w:x|y|z", "n:0..1 step 1"})
  void everyPlaceIsFoundAgainAndMutationStaysInside(String text) {
    TunedParameter tunedParameter = TunedParameter.parse(text);
    RandomGenerator chance = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    boolean[] reached = new boolean[tunedParameter.size()];
    int place = tunedParameter.middle();
    for (int i = 0; i < 10_000; i++) {
      assertThat(tunedParameter.place(tunedParameter.text(place))).isEqualTo(place);
      place = tunedParameter.mutated(place, chance);
      assertThat(place).isBetween(0, tunedParameter.size() - 1);
      reached[place] = true;
    }
    // mutation alone leads to both ends
    assertThat(reached[0] && reached[tunedParameter.size() - 1]).isTrue();
    assertThat(tunedParameter.place("elsewhere")).isEqualTo(-1);
    assertThat(tunedParameter.place("1000000")).isEqualTo(-1);
  }

  @Test
  void aMutationIsAboutATenthOfTheRange() {
    TunedParameter tunedParameter = TunedParameter.parse("a:0..2");
    RandomGenerator chance = Seeds.stream(1, 0, Seeds.Purpose.TEST, 1);
    double squares = 0;
    for (int i = 0; i < 10_000; i++) {
      squares += Math.pow(tunedParameter.mutated(1000, chance) - 1000, 2);
    }
    assertThat(Math.sqrt(squares / 10_000)).isBetween(190.0, 210.0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a:2..1 ; lower one",
        "a:1..1 ; lower one",
        "a:0..1 step 0 ; above 0",
        "a:0..1 step 2 ; above 0 and at most 1",
        "a:0..1 step -1 ; above 0",
        "a:0..100000000 step 0.001 ; larger step",
        "a ; is not a parameter",
        "0..2 ; is not a parameter",
        "a: ; is not a parameter",
        "a:only ; is not a parameter",
        "a:0.. ; is not a parameter",
        "a:0..2..3 ; is not a parameter",
        "a:0..x ; is not a parameter",
        "a:x||y ; is not a parameter",
        "a:x|x ; twice",
        "1a:0..2 ; is not a parameter",
        "a:0..99999999999 ; is not a parameter"
      })
  void whatIsNoGapIsOneSentence(String text, String words) {
    assertThatThrownBy(() -> TunedParameter.parse(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }

  @Test
  void aTemplateIsFilledGapByGap() {
    Template template = Template.parse("team:a*{x:0..2}+b*{y:0..4 step 2},normalise={n:sum|max}");
    assertThat(template.engine(template.middle())).isEqualTo("team:a*1+b*2,normalise=sum");
    assertThat(template.engine(new Genotype(List.of(2000, 0, 1))))
        .isEqualTo("team:a*2+b*0,normalise=max");
    assertThat(template.values(template.middle())).containsExactly("1", "2", "sum");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "alphabeta ; no parameters",
        "alphabeta:depth={d:1..4 ; not closed or not opened",
        "alphabeta:depth=d:1..4} ; not closed or not opened",
        "alphabeta:depth={d:{e:1..2}} ; not closed or not opened",
        "a:x={d:1..2},y={d:1..2} ; two parameters named 'd'",
        "a:c={c:0..2 if s=x},s={s:x|y} ; no parameter of that name stands before it",
        "a:s={s:x|y},c={c:0..2 if c=1} ; no parameter of that name stands before it",
        "a:s={s:x|y},c={c:0..2 if s=z} ; s=z, but 'z' is not a value of that parameter",
        "a:s={s:x|y},c={c:0..2 if s=} ; is not a value of that parameter",
        "a:s={s:x|y|z},c={c:0..2 if s=x|x} ; twice",
        "a:s={s:x|y},c={c:0..2 if s=x|y} ; leave the condition out",
        "a:s={s:x|y},c={c:0..2 if s} ; cannot be read",
        "a:s={s:x|y},c={c:0..2 if} ; cannot be read",
        "a:s={s:x|y},c={c:0..2 when s=x} ; is not a parameter"
      })
  void whatIsNoTemplateIsOneSentence(String text, String words) {
    assertThatThrownBy(() -> Template.parse(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }

  @Test
  void aGapThatTheEngineRefusesAtOneEndIsFound() {
    Catalogue catalogue = Catalogue.load();
    assertThatThrownBy(
            () ->
                Template.parse("alphabeta:depth={d:-4..8 step 1}")
                    .check(catalogue.game("connect4"), catalogue))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'alphabeta:depth=-4'");
    assertThatThrownBy(
            () ->
                Template.parse("alphabeta:order={o:none|static|wishful}")
                    .check(catalogue.game("connect4"), catalogue))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'alphabeta:order=wishful'");
  }
}
