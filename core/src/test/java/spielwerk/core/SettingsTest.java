package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  private static final List<Option> OPTIONS =
      List.of(
          Option.integer("depth", 4, 1, 60, "how deep"),
          Option.real("c", 1.4, 0, 10, "how curious"),
          Option.flag("pvs", false, "scout"),
          Option.flag("deepen", true, "step by step"),
          Option.choice("order", "which first", "none", "static", "history"),
          Option.size("table", "0", 1L << 30, "how much is remembered"),
          Option.time("time", "", "how long"),
          Option.text("book", "", "which book"));

  private static Settings of(String text) {
    return new Settings(Name.parse(text), OPTIONS, false);
  }

  @Test
  void whatIsNotGivenHasItsUsualValue() {
    Settings settings = of("engine");
    assertThat(settings.integer("depth")).isEqualTo(4);
    assertThat(settings.real("c")).isEqualTo(1.4);
    assertThat(settings.flag("pvs")).isFalse();
    assertThat(settings.flag("deepen")).isTrue();
    assertThat(settings.text("order")).isEqualTo("none");
    assertThat(settings.size("table")).isZero();
    assertThat(settings.time("time")).isEmpty();
    assertThat(settings.text("book")).isEmpty();
    assertThat(settings.has("depth")).isFalse();
    assertThatThrownBy(() -> settings.text("undeclared"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsGivenCounts() {
    Settings settings =
        of("engine:depth=60,c=0,pvs,deepen=off,order=history,table=64k,time=1.5s,book=\"a b\"");
    assertThat(settings.integer("depth")).isEqualTo(60);
    assertThat(settings.real("c")).isZero();
    assertThat(settings.flag("pvs")).isTrue();
    assertThat(settings.flag("deepen")).isFalse();
    assertThat(settings.text("order")).isEqualTo("history");
    assertThat(settings.size("table")).isEqualTo(65536);
    assertThat(settings.time("time")).contains(Duration.ofMillis(1500));
    assertThat(settings.text("book")).isEqualTo("a b");
    assertThat(settings.has("depth")).isTrue();
    assertThat(new Settings(Name.parse(settings.text()), OPTIONS, false).text())
        .isEqualTo(settings.text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "depth=0",
        "depth=61",
        "depth=x",
        "depth=",
        "depth=1.5",
        "depth=99999999999",
        "c=-0.1",
        "c=10.1",
        "c=NaN",
        "c=much",
        "pvs=perhaps",
        "order=best",
        "order=",
        "table=-1",
        "table=2G",
        "table=k",
        "table=9999999999999999999k",
        "table=1T",
        "time=0ms",
        "time=5",
        "time=never",
        "depth"
      })
  void whatIsNotAllowedIsAMistake(String wrong) {
    assertThatThrownBy(() -> of("engine:" + wrong)).isInstanceOf(Mistake.class);
  }

  @Test
  void theSentenceSaysWhatIsAllowed() {
    assertThatThrownBy(() -> of("engine:depth=0"))
        .hasMessage("engine: depth=0 is not allowed; depth takes 1..60.");
    assertThatThrownBy(() -> of("engine:order=x"))
        .hasMessage("engine: order=x is not allowed; order takes none | static | history.");
    assertThatThrownBy(() -> of("engine:pvs=x"))
        .hasMessage("engine: pvs=x is not allowed; pvs takes on | off.");
    Option unlimited = Option.size("nodes", "0", Long.MAX_VALUE >> 30, "positions at most");
    assertThatThrownBy(() -> unlimited.check("engine", "-1"))
        .hasMessage("engine: nodes=-1 is not allowed; nodes takes 0 or more | 64k | 1M.");
  }

  @Test
  void anUnknownOptionIsNamedWithThoseThereAre() {
    for (String text : List.of("engine:dept=3", "engine:dept")) {
      assertThatThrownBy(() -> of(text))
          .isInstanceOf(Mistake.class)
          .hasMessage(
              "engine has no option 'dept'; it has depth, c, pvs, deepen, order, table, time, book.");
    }
    assertThatThrownBy(() -> new Settings(Name.parse("nim:x=1"), List.of(), false))
        .hasMessage("nim has no options, so 'x' is not allowed.");
  }

  @Test
  void anOptionGivenTwiceIsAMistake() {
    for (String text : List.of("engine:pvs,pvs", "engine:pvs,pvs=off")) {
      assertThatThrownBy(() -> of(text))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("gives pvs twice");
    }
  }

  @Test
  void aTeamTakesOtherWords() {
    Settings team = new Settings(Name.parse("team:a*0.5+b,pvs,c"), OPTIONS.subList(2, 3), true);
    assertThat(team.values()).containsExactly("a*0.5+b", "c");
    assertThat(team.flag("pvs")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"0,0", "7,7", "64k,65536", "64K,65536", "1M,1048576", "2g,2147483648", "' 5k ',5120"})
  void sizesAreCountedInPowersOfTwo(String text, long size) {
    assertThat(Option.size(text)).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"on", "true", "yes", "1", "ON", "True"})
  void aFlagIsOnInManyWords(String word) {
    assertThat(of("engine:pvs=" + word).flag("pvs")).isTrue();
  }

  @Test
  void anOptionMaySayItsValuesInItsOwnWords() {
    Option option = Option.text("heaps", "3-4-5", "the heaps").allowing("3-4-5", "1-2");
    assertThat(option.values()).containsExactly("3-4-5", "1-2");
    assertThat(option.fallback()).isEqualTo("3-4-5");
  }
}
