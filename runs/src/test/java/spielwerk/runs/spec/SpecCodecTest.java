package spielwerk.runs.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

class SpecCodecTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  enum Pace {
    SLOW,
    FAST
  }

  record Walker(
      @Field(about = "as others call it", example = "Ada") String name,
      @Field(about = "in litres") double water) {}

  record Rest(
      @Field(about = "how often", usual = "2", range = "0..10") int times,
      @Field(about = "how long", usual = "600", range = "1..9000") long seconds) {
    Rest {
      if (times * seconds > 9000) {
        throw new Mistake("Nobody rests for " + times * seconds + " seconds.");
      }
    }
  }

  record Weather(
      @Field(about = "whether it may rain", usual = "false") boolean rain,
      @Field(about = "how warm it is", usual = "20", range = "-20..50") double degrees) {}

  record Walk(
      @Field(about = "where to", example = "home") String goal,
      @Field(about = "in litres, for each", usual = "1.5", range = "0..9") double water,
      @Field(about = "who comes along", single = "name") List<Walker> walkers,
      @Field(about = "or fast", usual = "slow") Pace pace,
      @Field(about = "of thinking", usual = "nodes=5") Budget budget,
      @Field(about = "what is seen", usual = "[]", range = "0..3") List<String> sights,
      @Field(about = "on the way", usual = "{times: 0}") Rest rest,
      @Field(inline = true) Weather weather) {}

  private static final SpecCodec<Walk> CODEC =
      SpecCodec.of("walk", Walk.class)
          .usual("walkers.water", reading -> reading.value("water"))
          .rule("goal", (goal, reading) -> ((String) goal).toUpperCase(java.util.Locale.ROOT))
          .rule(
              "sights[]",
              (sight, reading) -> {
                if (sight.equals("nothing")) {
                  throw new Mistake("One sees something.");
                }
                return sight;
              });

  private static Walk read(String yaml) {
    return CODEC.read(YamlFields.ofText(yaml), CATALOGUE, Path.of("data"));
  }

  @Test
  void whatIsLeftOutIsAsUsual() {
    assertThat(read("goal: home\nwalkers: [Ada, {name: Bo, water: 2}]"))
        .isEqualTo(
            new Walk(
                "HOME",
                1.5,
                List.of(new Walker("Ada", 1.5), new Walker("Bo", 2)),
                Pace.SLOW,
                Budget.nodes(5),
                List.of(),
                new Rest(0, 600),
                new Weather(false, 20)));
  }

  @Test
  void whatIsGivenCounts() {
    Walk walk =
        read(
            """
            kind: walk
            goal: lake
            water: 3
            walkers: [Ada]
            pace: fast
            budget: depth=2
            sights: tower
            rest: {}
            rain: true
            """);
    assertThat(walk.walkers()).containsExactly(new Walker("Ada", 3));
    assertThat(walk.pace()).isEqualTo(Pace.FAST);
    assertThat(walk.sights()).containsExactly("tower");
    assertThat(walk.rest()).isEqualTo(new Rest(2, 600));
    assertThat(walk.weather()).isEqualTo(new Weather(true, 20));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "pace: slow ; Line 1: the field 'goal' is missing.",
        "goal: x ; Line 1: the field 'walkers' is missing.",
        "goal: x|walkers: [] ; Line 2: 'walkers' must be a list with something in it.",
        "goal: x|walkers:|  - Ada|  - {nmae: Bo} ; Line 4: the field 'name' is missing.",
        "goal: x|walkers: [A]|water: 10 ; Line 3: 'water' must be a number from 0 to 9.",
        "goal: x|walkers: [A]|pace: idle ; Line 3: 'pace' must be one of slow, fast.",
        "goal: x|walkers: [A]|budget: much ; Line 3: 'much' is not a budget",
        "goal: x|walkers: [A]|sights: [a, nothing] ; Line 3: One sees something.",
        "goal: x|walkers: [A]|sights: [a, b, c, d] ; Line 3: 'sights' takes 0 to 3 items.",
        "goal: x|walkers: [A]|rest:|  times: 11 ; Line 4: 'times' must be a whole number from 0",
        "goal: x|walkers: [A]|rest: {times: 9, seconds: 9000} ; Line 3: Nobody rests for 81000",
        "goal: x|walkers: [A]|rest: {tims: 9} ; Line 3: there is no field 'tims'",
        "goal: x|walkers: [A]|degrees: 90 ; Line 3: 'degrees' must be",
        "goal: x|walkers: [A]|sun: 1 ; Line 3: there is no field 'sun' here",
        "goal: x|walkers: [A]|kind: run ; Line 3: 'kind' must be one of walk.",
        "goal: &a x|walkers: [*a] ; Line 1: anchors and aliases",
        "goal: x|walkers: [[[[[[[[[[[[[[[[[[[[[A]]]]]]]]]]]]]]]]]]]]] ; Line 2: fields are nested",
      })
  void aMistakeHasItsLine(String yaml, String sentence) {
    assertThatThrownBy(() -> read(yaml.replace('|', '\n')))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void jsonAndYamlComeBackAsTheyWere() {
    Walk walk = read("goal: home\nwalkers: [Ada, Bo]\nsights: [a]\nrest: {times: 3}\nrain: true");
    assertThat(CODEC.fromJson(CODEC.toJson(walk))).isEqualTo(walk);
    assertThat(read(CODEC.toYaml(walk))).isEqualTo(walk);
    assertThat(CODEC.toJson(walk).path("walkers").path(1).path("water").asDouble()).isEqualTo(1.5);
    assertThat(CODEC.toJson(walk).path("rain").asBoolean()).isTrue();
  }

  @Test
  void jsonMayHaveMoreFieldsAndIsNotReadByTheRules() throws Exception {
    ObjectNode json = (ObjectNode) CODEC.toJson(read("goal: home\nwalkers: [Ada]"));
    json.put("goal", "lake").put("unknown", 1);
    assertThat(CODEC.fromJson(json).goal()).isEqualTo("lake");
    json.remove("goal");
    assertThatThrownBy(() -> CODEC.fromJson(json)).hasMessage("the field 'goal' is missing.");
    JsonNode none = new ObjectMapper().readTree("3");
    assertThatThrownBy(() -> CODEC.fromJson(none)).isInstanceOf(Mistake.class);
  }

  @Test
  void anEarlierFormIsBroughtToThisOne() {
    SpecCodec<Rest> codec =
        SpecCodec.of("rest", Rest.class)
            .upgrade(json -> ((ObjectNode) json).put("seconds", json.path("minutes").asInt() * 60));
    assertThat(codec.make(Map.of("minutes", 2))).isEqualTo(new Rest(2, 120));
  }

  @Test
  void helpListsAllFields() {
    assertThat(CODEC.help())
        .contains(
            "  goal: home                where to",
            "  budget: nodes=5           of thinking",
            "  rest:                     on the way",
            "    seconds: 600            how long",
            "  rain: false               whether it may rain");
  }

  @Test
  void aFormIsDescribed() {
    JsonNode form = CODEC.form();
    assertThat(form.findValuesAsText("name"))
        .contains("goal", "walkers", "water", "pace", "rest", "times", "rain", "degrees");
    JsonNode pace = form.path(3);
    assertThat(pace.path("type").asText()).isEqualTo("choice");
    assertThat(pace.path("choices").toString()).isEqualTo("[\"slow\",\"fast\"]");
    assertThat(form.path(1).toString())
        .isEqualTo(
            "{\"name\":\"water\",\"type\":\"number\",\"about\":\"in litres, for"
                + " each\",\"usual\":\"1.5\",\"least\":0.0,\"most\":9.0}");
  }

  @Test
  void aLongSentenceOfHelpGoesOnBelowItsBeginning() {
    record Tour(
        @Field(
                about =
                    "a way that takes so many turns that whoever describes it needs more words than"
                        + " one line has room for")
            String way) {}
    assertThat(SpecCodec.of("tour", Tour.class).help())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100))
        .last()
        .asString()
        .startsWith(" ".repeat(28));
  }

  @Test
  void whatATypeCanHoldIsNoBoundInASentence() {
    YamlFields options = YamlFields.ofOptions(Map.of("games", "-1"));
    assertThatThrownBy(() -> options.integer("games", 0, Integer.MAX_VALUE))
        .hasMessage("--games takes 0 or more, not -1.");
    YamlFields lines = YamlFields.ofText("games: x\nseed: y");
    assertThatThrownBy(() -> lines.integer("games", 1, Integer.MAX_VALUE))
        .hasMessage("Line 1: 'games' must be a whole number, 1 or more.");
    assertThatThrownBy(() -> lines.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE))
        .hasMessage("Line 2: 'seed' must be a whole number.");
  }

  @Test
  void optionsAreFieldsThatAMistakeCallsByTheirOption() {
    Map<String, ?> options = Map.of("goal", "home", "walkers", List.of("Ada"), "water", "2");
    assertThat(CODEC.read(YamlFields.ofOptions(options), CATALOGUE, Path.of("data")).water())
        .isEqualTo(2);
    assertThat(YamlFields.option("maxMoves")).isEqualTo("--max-moves");
    for (var wrong :
        Map.of(
                "water", "--water takes 0 to 9, not much.",
                "pace", "--pace takes slow or fast, not 'much'.")
            .entrySet()) {
      Map<String, Object> bad = new java.util.HashMap<>(options);
      bad.put(wrong.getKey(), "much");
      YamlFields fields = YamlFields.ofOptions(bad);
      assertThatThrownBy(() -> CODEC.read(fields, CATALOGUE, Path.of("data")))
          .isInstanceOf(Mistake.class)
          .hasMessage(wrong.getValue());
    }
  }
}
