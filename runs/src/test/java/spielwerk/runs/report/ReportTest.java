package spielwerk.runs.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTest {
  private static final String NASTY = "a<b> & \"c\" 'd' | *e* \u0001 ü";

  private static final ReportTable TABLE =
      new ReportTable("table-1", NASTY, List.of("name, of it", "nodes", "\"x\""))
          .with(
              TableCell.of(NASTY),
              TableCell.of(new Estimate(1234.5, 1000, 1469, 4)),
              TableCell.of(7))
          .with(TableCell.of("b\nc"), TableCell.of(Estimate.NONE), TableCell.of(0.25));
  private static final LinePlot LINES =
      new LinePlot(
          "lines-1",
          NASTY,
          "depth",
          "nodes",
          true,
          List.of(
              new LinePlot.Series(
                  NASTY,
                  List.of(
                      new LinePlot.Point(1, new Estimate(10, -5, 25, 3)),
                      new LinePlot.Point(2, new Estimate(1e6, 9e5, 1.1e6, 3))),
                  false),
              new LinePlot.Series(
                  "band", List.of(new LinePlot.Point(1, new Estimate(3, 2, 4, 3))), true),
              new LinePlot.Series("nothing", List.of(), false)));
  private static final BarPlot BARS =
      new BarPlot(
          "bars-1",
          NASTY,
          "ratio",
          OptionalDouble.of(1),
          true,
          List.of(NASTY, "b"),
          List.of(
              new BarPlot.Group("one", List.of(new Estimate(0.5, 0.4, 0.6, 3), Estimate.NONE)),
              new BarPlot.Group(
                  "two", List.of(new Estimate(2, 1, 3, 3), new Estimate(1, 1, 1, 1)))));
  private static final DotPlot DOTS =
      new DotPlot(
          "dots-1",
          NASTY,
          "generation",
          NASTY,
          List.of(),
          List.of(new DotPlot.Dot(0, 0.5, 1), new DotPlot.Dot(0, 2, 4), new DotPlot.Dot(1, 1, 2)),
          List.of(new DotPlot.Mean(0, 1.7), new DotPlot.Mean(1, 1)));
  private static final HeatMap HEAT =
      new HeatMap(
          "heat-1",
          NASTY,
          List.of(
              new HeatMap.Panel(
                  NASTY, List.of("a", "b"), List.of("1"), List.of(List.of(0.25, Double.NaN))),
              new HeatMap.Panel("two", List.of("a"), List.of("1"), List.of(List.of(9.0)))),
          0,
          1,
          true);
  private static final Report REPORT =
      new Report(
          NASTY,
          "First.\n\nSecond " + NASTY,
          List.of("Answer " + NASTY),
          List.of(
              new Section(
                  NASTY,
                  List.of(new Paragraph(NASTY), TABLE, TABLE.fold(), LINES, BARS, DOTS, HEAT))),
          List.of(new Report.Fact("seed", NASTY)));

  private static void assertWellFormed(String text) {
    assertThatCode(
            () ->
                DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))))
        .doesNotThrowAnyException();
  }

  @Test
  void thePageIsWellFormedAndAllTextInItIsEscaped() {
    String page = Html.of(REPORT, Translation.ENGLISH);
    assertWellFormed(page);
    assertThat(page)
        .doesNotContain("a<b>")
        .contains("a&lt;b&gt; &amp; &quot;c&quot;")
        .contains("<p>First.</p>")
        .contains("<details>")
        .doesNotContain("NaN")
        .doesNotContain("<script", "<link", "src=", "@import");
  }

  @Test
  void everyPlotIsAWellFormedPictureOfItsOwn() {
    for (Plot plot : List.of(LINES, BARS)) {
      String picture = Svg.file(plot);
      assertWellFormed(picture);
      assertThat(picture).contains("<style>").doesNotContain("NaN").doesNotContain("Infinity");
    }
  }

  @Test
  void plotsOfNothingAreDrawnAllTheSame() {
    assertWellFormed(Svg.file(new LinePlot("l", "", "x", "y", true, List.of())));
    assertWellFormed(Svg.file(new LinePlot("l", "", "x", "y", false, List.of())));
    assertWellFormed(
        Svg.file(new BarPlot("b", "", "x", OptionalDouble.empty(), false, List.of(), List.of())));
  }

  @Test
  void aDotForFourTimesAsManyIsTwiceAsWideAndWordsHaveNoLine() {
    String svg = Svg.file(DOTS);
    assertWellFormed(svg);
    assertThat(svg).contains("r='5.5'", "r='11.0'", "2, 4 of them", "class='curve'");
    String words =
        Svg.file(
            new DotPlot(
                "w",
                "",
                "x",
                "y",
                List.of("sum", NASTY),
                List.of(new DotPlot.Dot(0, 1, 1)),
                List.of()));
    assertWellFormed(words);
    assertThat(words).contains(">sum</text>", "a&lt;b&gt;").doesNotContain("class='curve'");
  }

  @Test
  void csvQuotesWhatNeedsItAndGivesAnIntervalThreeColumns() {
    assertThat(Csv.of(TABLE))
        .isEqualTo(
            "\"name, of it\",nodes,nodes low,nodes high,\"\"\"x\"\"\"\r\n"
                + "\"a<b> & \"\"c\"\" 'd' | *e* \u0001 ü\",1234.5,1000,1469,7\r\n"
                + "\"b\nc\",,,,0.25\r\n");
  }

  @Test
  void aTrimmedTableHasNoEmptyColumns() {
    ReportTable table =
        new ReportTable("t", "", List.of("a", "b", "c"))
            .with(TableCell.of("x"), TableCell.EMPTY, TableCell.of(Estimate.NONE))
            .with(TableCell.of("y"), TableCell.EMPTY, TableCell.of(2));
    assertThat(table.trimmed().columns()).containsExactly("a", "c");
    assertThat(table.trimmed().rows().get(1)).containsExactly(TableCell.of("y"), TableCell.of(2));
  }

  @Test
  void aTableOfThingsHasARowForEachAndItsColumnsInOrder() {
    ReportTable table =
        ReportTableBuilder.rows(List.of("one", "three"))
            .text("word", word -> word)
            .number("letters", String::length)
            .estimate("guess", word -> Estimate.exactly(4))
            .table("words", "Some words.");
    assertThat(table)
        .isEqualTo(
            new ReportTable("words", "Some words.", List.of("word", "letters", "guess"))
                .with(TableCell.of("one"), TableCell.of(3), TableCell.of(Estimate.exactly(4)))
                .with(TableCell.of("three"), TableCell.of(5), TableCell.of(Estimate.exactly(4))));
  }

  @Test
  void markdownKeepsItsTablesWhole() {
    String text = Markdown.of(REPORT);
    assertThat(text).contains("![").contains("](lines-1.svg)").contains("a\\<b\\> & \"c\"");
    assertThat(text.lines().filter(line -> line.startsWith("| ")))
        .as("head, rule and two rows of the table that is not folded")
        .hasSize(4)
        .allMatch(line -> line.replace("\\|", "").chars().filter(c -> c == '|').count() == 4);
  }

  @Test
  void theMeanCarriesStudentsInterval() {
    Estimate mean = Estimate.mean(new double[] {1, 2, 3, 4});
    assertThat(mean.value()).isEqualTo(2.5);
    // t(3, 97.5%) = 3.182446, standard error = sqrt(5/3)/2
    assertThat(mean.high()).isCloseTo(2.5 + 3.182446 * Math.sqrt(5.0 / 3) / 2, within(1e-5));
    assertThat(mean.low()).isCloseTo(5 - mean.high(), within(1e-9));
    assertThat(Estimate.mean(new double[0])).isEqualTo(Estimate.NONE);
    assertThat(Estimate.mean(new double[] {5}).hasInterval()).isFalse();
  }

  @Test
  void aRatioThatHalvesAndOneThatDoublesEvenOut() {
    Estimate ratio = Estimate.ratio(new double[] {1, 4}, new double[] {2, 2});
    assertThat(ratio.value()).isCloseTo(1, within(1e-12));
    assertThat(ratio.low() * ratio.high()).isCloseTo(1, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0",
        "1234567|1,234,567",
        "1234.6|1,235",
        "123.456|123.5",
        "12.3456|12.35",
        "0.12345|0.123",
        "0.00123|0.00123",
        "-3.5|-3.50",
        "NaN|''"
      })
  void numbersAreShownWithAboutFourDigits(double number, String shown) {
    assertThat(Numbers.shown(number)).isEqualTo(shown);
  }

  @Test
  void axesEndAtRoundNumbersAroundAll() {
    PlotAxis even = PlotAxis.around(List.of(3.0, 47.0), false, 0, 100);
    assertThat(even.ticks()).containsExactly(0.0, 10.0, 20.0, 30.0, 40.0, 50.0);
    assertThat(even.at(25)).isEqualTo(50);
    PlotAxis log = PlotAxis.around(List.of(3.0, 4700.0), true, 0, 100);
    assertThat(log.ticks()).containsExactly(1.0, 10.0, 100.0, 1000.0, 10000.0);
    assertThat(log.at(100)).isCloseTo(50, within(1e-9));
    assertThat(PlotAxis.around(List.of(0.6, 1.3), true, 0, 100).ticks())
        .hasSize(3)
        .element(1)
        .isEqualTo(1.0);
  }

  @Test
  void theHeatOfASquareIsItsPlaceBetweenLowAndHigh() {
    String svg = Svg.file(HEAT);
    assertThat(svg).contains("fill-opacity='0.250'", ">0.25</text>", "class='none'");
    assertThat(svg).contains("fill-opacity='1.000'").doesNotContain("fill-opacity='9");
  }

  @Test
  void aLogarithmicAxisBelowLeavesOutWhatCostNothing() {
    List<LinePlot.Point> points =
        List.of(
            new LinePlot.Point(0, new Estimate(5, Double.NaN, Double.NaN, 1)),
            new LinePlot.Point(10, new Estimate(6, Double.NaN, Double.NaN, 1)),
            new LinePlot.Point(100_000, new Estimate(7, Double.NaN, Double.NaN, 1)));
    LinePlot plot =
        new LinePlot(
            "x", "c", "cost", "elo", false, true, List.of(new LinePlot.Series("s", points, false)));
    assertThat(Svg.file(plot)).contains("s, 10: 6", "s, 100,000: 7").doesNotContain("s, 0: 5");
  }
}
