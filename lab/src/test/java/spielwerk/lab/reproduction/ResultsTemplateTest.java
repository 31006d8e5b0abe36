package spielwerk.lab.reproduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.Measure;
import spielwerk.runs.Json;

/** No number of the results is typed: each is what is kept, or says that nothing is. */
class ResultsTemplateTest {
  @TempDir Path folder;
  private ResultsTemplate template;

  @BeforeEach
  void somethingIsKept() throws JsonProcessingException {
    KeptResults kept = new KeptResults(folder);
    kept.keep(
        new KeptMeasures(
            "pvs",
            "quick",
            1,
            "./spielwerk experiment run pvs --seed 1 --threads 2",
            "1",
            "date",
            "machine",
            2,
            List.of(
                new Measure("nodes: a, b", Measure.Kind.RATIO, 0.61691, 0.53524, 0.71106, 39, 0.4),
                new Measure("wins", Measure.Kind.MEAN, 0.512, 0.47, 0.554, 250, 1),
                Measure.exact("cuts", 3))));
    new KeptOutput(
            "bench games",
            "1",
            "date",
            "machine",
            2,
            Json.mapper()
                .readTree(
                    """
                    {"items": [{"name": "x.perft", "value": 86123456.0, "unit": "1/s", "min": 85e6, "max": 87e6, "detail": ""}],
                     "engines": [{"engine": "a:depth=3", "score": 0.38, "interval": [0.34, 0.42]}],
                     "lines": ["first", "mean: 131.1534 points"]}
                    """))
        .write(folder.resolve("speed"));
    FindingsFile none =
        new FindingsFile(List.of(new Finding.Paper("a", "A")), List.of(), List.of(), List.of());
    template =
        new ResultsTemplate(
            new ReproductionMarkdown(Verdicts.of(none, name -> Optional.empty())),
            new LadderTable(Catalogue.load()),
            kept);
  }

  private String line(String text) {
    return template.page(text).lines().findFirst().orElseThrow();
  }

  @Test
  void aMeasureIsShownAsItIsKept() {
    assertThat(line("so {{pvs | nodes: a, b}}.")).isEqualTo("so 0.617 (0.535 to 0.711).");
    assertThat(line("{{pvs | nodes: a, b | 2}}")).isEqualTo("0.62 (0.54 to 0.71)");
    assertThat(line("{{pvs | wins | %}}")).isEqualTo("51% (47% to 55%)");
    assertThat(line("{{pvs | wins | value}} of {{pvs | wins | n}}")).isEqualTo("0.512 of 250");
    assertThat(line("{{pvs | cuts}}")).isEqualTo("3");
    assertThat(line("({{pvs}})")).isEqualTo("(`./spielwerk experiment run pvs --seed 1`)");
  }

  @Test
  void soIsWhatACommandAnswered() {
    assertThat(line("{{speed | x.perft | million}}")).isEqualTo("86.1 million");
    assertThat(line("{{speed | engines/engine=a:depth=3 | %}}")).isEqualTo("38% (34% to 42%)");
    assertThat(line("{{speed | lines/1 | 2}}")).isEqualTo("131.15");
    assertThat(line("{{speed}}")).isEqualTo("`./spielwerk bench games`");
    assertThat(template.page("{{speed | lines}}")).startsWith("first\nmean: 131.1534 points\n");
    assertThat(template.page("{{speed | table}}"))
        .contains("\n| `x.perft` | 86,100,000 | 1/s | 85,000,000 to 87,000,000 |");
  }

  @Test
  void whatWasNotMeasuredSaysSo() {
    assertThat(line("{{other | nodes}}")).isEqualTo("not run");
  }

  @Test
  void aQuoteOfNothingIsRefusedWithItsLine() {
    assertThatThrownBy(() -> template.page("a\n{{pvs | nothing}}"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 2")
        .hasMessageContaining("nothing");
    assertThatThrownBy(() -> template.page("{{pvs | wins | pretty}}"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("million");
    assertThatThrownBy(() -> template.page("{{findings some}}")).isInstanceOf(Mistake.class);
  }

  @Test
  void typedResultsAreFoundOutsideOfCode() {
    String text =
        """
        scores 0.38 (0.34 to 0.42)
        scores {{pvs | wins}}
        scores 91% [86, 97] of 100
        makes 79.47 ± 0.12 points
        the paper 96:4, level 6 (depth 3)
        ```
        40%  [36.7%, 70.8%]
        ```
        """;
    assertThat(ResultsTemplate.typed(text)).hasSize(3);
  }
}
