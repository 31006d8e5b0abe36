package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Mistake;
import spielwerk.lab.search.AblationStudy;
import spielwerk.lab.search.LadderStudy;
import spielwerk.lab.search.PositionSet;
import spielwerk.runs.spec.Range;

class ExperimentTest {
  private static final String GOOD =
      """
      name: small
      title: A small ladder
      about: What does it cost?
      paper:
        - {found: four plies, source: p. 8}
      kind: ladder
      games: [eventree]
      plies: [0, 4]
      depth: 3
      nodes: 1_000_000
      rungs:
        - {label: plain, engine: counter}
        - {label: less, engine: "counter:skip=1", paper: "it was less"}
      scales:
        quick: {positions: 4}
        paper: {positions: 40, depth: 5}
      """;

  @TempDir Path folder;

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("small.yaml"), text);
  }

  private static PositionSet positions(int each) {
    return new PositionSet(List.of("eventree"), each, new Range(0, 4));
  }

  @Test
  void aFileBecomesAnExperimentWhoseScalesOverrideItsFields() throws IOException {
    Experiment small = Experiment.read(write(GOOD));
    assertThat(small.title()).isEqualTo("A small ladder");
    assertThat(small.paper()).containsExactly(new Experiment.Finding("four plies", "p. 8"));
    List<NamedEngine> rungs =
        List.of(
            new NamedEngine("plain", "counter", ""),
            new NamedEngine("less", "counter:skip=1", "it was less"));
    assertThat(small.study("quick")).isEqualTo(new LadderStudy(positions(4), rungs, 3, 1_000_000));
    assertThat(small.study("paper")).isEqualTo(new LadderStudy(positions(40), rungs, 5, 1_000_000));
    assertThatThrownBy(() -> small.study("huge"))
        .isInstanceOf(Mistake.class)
        .hasMessage("small has no scale 'huge'; it has quick, paper.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "depth: 3|depth: 3\\ndeep: 3|10|there is no field 'deep' here",
        "depth: 3|deep: 3|1|the field 'depth' is missing",
        "depth: 3|depth: three|9|'depth' must be a whole number from 1 to 100",
        "depth: 3|depth: 101|9|'depth' must be a whole number from 1 to 100",
        "depth: 3|depth: 3.5|9|'depth' must be a whole number",
        "depth: 3|depth: [3|10|this is not valid YAML",
        "depth: 3|depth: 3\tx: {|9|",
        "games: [eventree]|games: []|7|'games' must be a list with something in it",
        "games: [eventree]|games: {a: b}|7|'games' must be a list",
        "plies: [0, 4]|plies: [4, 0]|8|'plies' must be two whole numbers",
        "plies: [0, 4]|plies: 4|8|'plies' must be a list",
        "kind: ladder|kind: stairs|6|there is no kind 'stairs' of experiments; there are ladder",
        "label: less, engine|lable: less, engine|13|the field 'label' is missing",
        "paper: \"it was less\"|papers: x|13|there is no field 'papers' here; there are label",
        "quick: {positions: 4}|quick: {position: 4}|1|the field 'positions' is missing",
        "quick: {positions: 4}|quick: {positions: 4, posi: 4}|15|there is no field 'posi' here",
        "quick: {positions: 4}|quick: {positions: 4, kind: reach}|15|'kind' is the same at every",
        "quick: {positions: 4}|quick: 4|15|fields such as 'name: ..' are expected here",
        "title: A small ladder|title:|2|'title' must be a text",
        "title: A small ladder|title: a\\ntitle: b|3|the field 'title' is given twice",
        "name: small|name: large|1|belongs in a file large.yaml",
        "source: p. 8|page: 8|5|the field 'source' is missing",
      })
  void whatIsWrongIsNamedWithFileAndLine(String good, String bad, int line, String sentence)
      throws IOException {
    Path file = write(GOOD.replace(good, bad.replace("\\n", "\n")));
    assertThatThrownBy(() -> Experiment.read(file))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith(file + ", line " + line + ": ")
        .hasMessageContaining(sentence == null ? "" : sentence)
        .hasMessageEndingWith(".");
  }

  @Test
  void aQuestionTakesOneDepthForAllGamesOrOneForEach() throws IOException {
    String question =
        """
        name: small
        title: t
        about: a
        kind: question
        asked: skipping
        games: [eventree, "eventree:width=2"]
        plies: [0, 4]
        positions: 3
        pairs:
          - {label: alone, without: counter, with: "counter:skip=1"}
        scales:
          quick: {depth: 3}
          paper: {depth: [4, 6]}
        """;
    Experiment small = Experiment.read(write(question));
    assertThat(((AblationStudy) small.study("quick")).depths()).containsExactly(3, 3);
    assertThat(((AblationStudy) small.study("paper")).depths()).containsExactly(4, 6);
    Path wrong = write(question.replace("[4, 6]", "[4, 6, 8]"));
    assertThatThrownBy(() -> Experiment.read(wrong))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 13: 'depth' must be a whole number or a list of 2");
  }

  @Test
  void anEmptyFileAndAListAreNoExperiment() throws IOException {
    Path empty = write("");
    assertThatThrownBy(() -> Experiment.read(empty)).hasMessageContaining("it is empty");
    Path list = write("- a\n- b\n");
    assertThatThrownBy(() -> Experiment.read(list)).hasMessageContaining("fields such as");
  }

  @Test
  void aFileThatIsNoTextIsRefused() throws IOException {
    Path file = Files.write(folder.resolve("small.yaml"), new byte[] {(byte) 0xff, 0, 1, 2});
    assertThatThrownBy(() -> Experiment.read(file)).isInstanceOf(Mistake.class);
  }

  @Test
  void aFolderListsItsExperimentsAndNamesThemWhenOneIsUnknown() throws IOException {
    write(GOOD);
    Files.writeString(folder.resolve("notes.txt"), "no experiment");
    Experiments experiments = new Experiments(folder);
    assertThat(experiments.names()).containsExactly("small");
    assertThat(experiments.all()).containsExactly(experiments.find("small"));
    assertThatThrownBy(() -> experiments.find("../small"))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith("There is no experiment '../small'; there are small.");
  }

  @Test
  void aFolderThatIsNotThereIsAMistake() {
    assertThatThrownBy(() -> new Experiments(folder.resolve("none")).names())
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("none");
  }
}
