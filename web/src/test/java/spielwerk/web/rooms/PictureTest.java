package spielwerk.web.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.lab.ShippedSpecs;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.learn.selfplay.TrainingLog;
import spielwerk.nets.NetFile;
import spielwerk.runs.GenerationColumns;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunPicture;
import spielwerk.web.runs.SampleGame;

class PictureTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir static Path data;
  private static Learnt learnt;
  private static RunFolder training;
  private static RunFolder evolution;
  private static RunFolder tuning;

  @BeforeAll
  static void learn() {
    learnt = new Learnt(data, CATALOGUE);
    training = learnt.whole("train", Learnt.TRAIN);
    evolution = learnt.whole("evolve", Learnt.EVOLVE);
    tuning = learnt.whole("tune", Learnt.TUNE);
  }

  private static String carryOn(RunFolder run) {
    return RunKinds.of(CATALOGUE).of(run).carryOn(run);
  }

  private static RunPicture picture(RunFolder run) {
    return RunKinds.of(CATALOGUE).of(run).picture(run, CATALOGUE);
  }

  private static ObjectNode look(RunFolder run) {
    return picture(run).draw();
  }

  private static List<Double> numbers(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asDouble).toList();
  }

  private static RunFolder copy(RunFolder run, Path to, int lines) throws IOException {
    Files.createDirectories(to);
    Files.copy(run.path().resolve("spec.json"), to.resolve("spec.json"));
    RunFolder copied = RunFolder.of(to);
    Files.write(copied.journalFile(), Files.readAllLines(run.journalFile()).subList(0, lines));
    return copied;
  }

  @Test
  void aTrainingIsToldByColumns() {
    ObjectNode json = look(training);
    TrainingLog log = TrainingLog.read(training.path());
    assertThat(json.path("done").asInt()).isEqualTo(3);
    JsonNode columns = json.path("columns");
    assertThat(numbers(columns.path("generation"))).containsExactly(1.0, 2.0, 3.0);
    double seconds = 0;
    for (int i = 0; i < 3; i++) {
      JsonNode line = log.generations().get(i);
      for (JsonNode part : line.path("seconds")) {
        seconds += part.asDouble();
      }
      assertThat(columns.path("policy").path(i).asDouble())
          .isCloseTo(line.path("losses").path("policy").asDouble(), within());
      assertThat(columns.path("distinct").path(i).asInt())
          .isEqualTo(line.path("buffer").path("distinct").asInt());
      assertThat(columns.path("evaluations").path(i).asLong())
          .isEqualTo(line.path("total").path("evaluations").asLong());
      assertThat(columns.path("gateScore").path(i).asDouble())
          .isEqualTo(line.path("gate").path("score").asDouble());
      assertThat(columns.path("seconds").path(i).asDouble()).isCloseTo(seconds, within());
    }
    assertThat(json.path("ratings")).hasSize(8);
    assertThat(json.path("elo")).hasSize(4);
    assertThat(numbers(json.path("nets"))).containsExactly(0.0, 1.0, 2.0, 3.0);
  }

  private static Offset<Double> within() {
    return Offset.offset(1e-3);
  }

  @Test
  void aLookReadsWhatIsNewAndForgetsWhatWasTakenBack(@TempDir Path other) throws IOException {
    RunFolder run = copy(training, other.resolve("train-a"), 1);
    RunPicture picture = picture(run);
    assertThat(picture.draw().path("done").asInt()).isEqualTo(1);
    List<String> lines = Files.readAllLines(training.journalFile());
    Files.writeString(run.journalFile(), lines.get(0) + "\n" + lines.get(1) + "\n" + "{\"genera");
    assertThat(picture.draw().path("done").asInt()).isEqualTo(2);
    Files.write(run.journalFile(), lines);
    assertThat(picture.draw().path("columns")).isEqualTo(look(training).path("columns"));
    Files.write(run.journalFile(), lines.subList(0, 1));
    assertThat(picture.draw().path("done").asInt()).isEqualTo(1);
  }

  @Test
  void ofAGenerationTheGamesAndTheSquaresAreTold() {
    ObjectNode json = picture(training).generation(2);
    JsonNode line = TrainingLog.read(training.path()).generations().get(1);
    assertThat(json.path("samples")).hasSize(3);
    assertThat(numbers(json.path("squares").path("counts"))).isEqualTo(numbers(line.path("moves")));
    assertThat(json.path("squares").path("columns")).hasSize(3);
    for (int none : new int[] {0, 4}) {
      assertThatThrownBy(() -> picture(training).generation(none))
          .isInstanceOf(NotFound.class)
          .hasMessageContaining("no complete generation " + none);
    }
    String moves = json.path("samples").path(0).asText();
    LibraryGame game = SampleGame.of(training, 2, moves, CATALOGUE);
    assertThat(String.join(" ", game.record().moves())).isEqualTo(moves);
    assertThat(game.record().ending().shares().stream().mapToDouble(s -> s).sum()).isEqualTo(1);
  }

  @Test
  void anEvolutionShowsItsCurveAndTheRankingThatMadeTheNextGeneration() {
    ObjectNode json = look(evolution);
    assertThat(json.path("done").asInt()).isEqualTo(5);
    JsonNode columns = json.path("columns");
    RunPicture picture = picture(evolution);
    ObjectNode ranked = picture.generation(1);
    List<String> fields = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    double sum = 0;
    for (JsonNode one : ranked.path("ranking")) {
      fields.add(one.path("field").asText());
      ids.add(one.path("id").asText());
      sum += one.path("points").asDouble();
    }
    assertThat(sum / 20).isCloseTo(columns.path("mean").path(1).asDouble(), within());
    assertThat(fields).containsOnly("top", "middle", "out");
    assertThat(fields.lastIndexOf("top")).isLessThan(fields.indexOf("middle"));
    assertThat(fields.lastIndexOf("middle")).isLessThan(fields.indexOf("out"));
    assertThat(ranked.path("children")).isNotEmpty();
    for (JsonNode child : ranked.path("children")) {
      child.path("parents").forEach(parent -> assertThat(ids).contains(parent.asText()));
    }
    assertThat(picture.generation(4).path("children")).isEmpty();
  }

  @Test
  void aTuningIsACloudForEveryGapOfThoseForWhomItCounts() {
    ObjectNode json = look(tuning);
    JsonNode gaps = json.path("engines").path(0).path("gaps");
    assertThat(gaps).hasSize(3);
    int[] all = new int[4];
    double[] sums = new double[4];
    for (JsonNode dot : gaps.path(0).path("dots")) {
      all[dot.path(0).asInt()] += dot.path(2).asInt();
      sums[dot.path(0).asInt()] += dot.path(1).asDouble() * dot.path(2).asInt();
    }
    assertThat(all).containsOnly(6);
    for (int i = 0; i < 4; i++) {
      assertThat(gaps.path(0).path("means").path(i).path(1).asDouble())
          .isCloseTo(sums[i] / 6, within());
    }
    int ucb = 0;
    for (JsonNode dot : gaps.path(1).path("dots")) {
      ucb += dot.path(1).asInt() == 0 ? dot.path(2).asInt() : 0;
    }
    int counted = 0;
    for (JsonNode dot : gaps.path(2).path("dots")) {
      counted += dot.path(2).asInt();
    }
    assertThat(counted).isEqualTo(ucb);
    assertThat(json.path("verdict").path("rows")).hasSize(1);
  }

  @Test
  void ofALongRunAPageIsShownNoMoreThanItCanDraw(@TempDir Path other) throws IOException {
    assertThat(GenerationColumns.shown(2500, 1000))
        .hasSizeLessThanOrEqualTo(1001)
        .contains(0, 2499);
    RunFolder run = copy(training, other.resolve("train-long"), 3);
    String line = Files.readAllLines(training.journalFile()).get(2);
    List<String> many = new ArrayList<>();
    for (int i = 1; i <= 3000; i++) {
      many.add(line.replaceFirst("\"generation\":3", "\"generation\":" + i));
    }
    Files.write(run.journalFile(), many);
    ObjectNode json = look(run);
    assertThat(json.path("done").asInt()).isEqualTo(3000);
    assertThat(json.path("columns").path("policy").size()).isBetween(900, 1001);
    assertThat(json.toString().length()).isLessThan(400_000);
  }

  @Test
  void everyRunCanBeCarriedOnWithWhatItHasLearnt() {
    for (RunFolder run : List.of(training, evolution, tuning)) {
      String yaml = carryOn(run).replaceFirst("generations: \\d", "generations: 2");
      String id = learnt.begin(run.info().kind(), yaml);
      RunFolder next = learnt.runs().look(id);
      assertThat(next.info().spec().path("load").asText()).contains(run.id());
      assertThat(next.info().games()).isEqualTo(2);
      if (run.equals(training)) {
        learnt.goOn(id, new Runner(1, () -> true, Progress.NONE));
        assertThat(NetFile.read(TrainingLog.net(next.path(), 0)).weights())
            .isEqualTo(NetFile.read(TrainingLog.net(training.path(), 3)).weights());
      } else {
        learnt.goOn(id, Runner.of(1));
        assertThat(look(learnt.runs().look(id)).path("done").asInt()).isEqualTo(2);
      }
    }
    JsonNode last = tuning.line(3, 3);
    RunFolder next = learnt.whole("tune", carryOn(tuning));
    JsonNode first = next.line(0, 0);
    List<JsonNode> before = new ArrayList<>();
    last.path("individuals").forEach(each -> before.add(each.path("values")));
    List<JsonNode> after = new ArrayList<>();
    first.path("individuals").forEach(each -> after.add(each.path("values")));
    assertThat(after).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void everyDescriptionThatShipsCanBeStartedAsItIs() {
    List<ShippedSpecs.Spec> shipped = new ShippedSpecs(Path.of("..")).all();
    assertThat(shipped.stream().map(ShippedSpecs.Spec::kind)).contains("train", "evolve", "tune");
    assertThat(shipped.stream().map(ShippedSpecs.Spec::name)).contains("othello-afternoon");
    for (ShippedSpecs.Spec spec : shipped) {
      Learnt.draft(spec.kind(), spec.yaml(), CATALOGUE.closed(), data);
    }
  }

  @Test
  void aNetworkOfAnotherShapeIsRefusedInASentence() {
    String yaml =
        Learnt.TRAIN.replace("channels: 4", "channels: 6") + "load: " + training.id() + "/2\n";
    assertThatThrownBy(() -> learnt.begin("train", yaml))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("another shape");
    assertThatThrownBy(() -> learnt.begin("train", Learnt.TRAIN + "load: ../../etc/passwd\n"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("there is no network");
  }

  @Test
  void networksAreFoundByTheirNamesAndNothingElseIs() throws IOException {
    SavedNets nets = new SavedNets(data);
    assertThat(nets.find(training.id() + "/2"))
        .hasValue(TrainingLog.net(training.path(), 2).toAbsolutePath().normalize());
    assertThat(nets.find(training.id()))
        .hasValue(TrainingLog.net(training.path(), 3).toAbsolutePath().normalize());
    Path outside = data.resolve("nets");
    Files.createDirectories(outside);
    Files.copy(TrainingLog.net(training.path(), 1), outside.resolve("generation-001.net"));
    for (String name :
        List.of("../1", "..", ".", "", "/etc/1", training.id() + "/9", training.id() + "/../1")) {
      assertThat(nets.find(name)).as(name).isEmpty();
    }
    Catalogue closed = CATALOGUE.closed().naming(nets::find);
    var game = closed.game("tictactoe");
    closed.engine("zero:net=" + training.id() + "/2,sims=4", game).close();
    for (String file : List.of(TrainingLog.net(training.path(), 2).toString(), "../1")) {
      assertThatThrownBy(() -> closed.engine("zero:net=" + file, game))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("files may only be named");
    }
  }
}
