package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.runs.RunKinds;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/**
 * Specs as the program wrote them when a {@code spec.json} had another form than the YAML that it
 * was made from, which stands beside each.
 */
class OldSpecsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static String text(String name) throws IOException {
    try (InputStream in = OldSpecsTest.class.getResourceAsStream("specs/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"match", "tournament", "evolve", "tune", "train"})
  void anOldSpecSaysWhatItsYamlSaysToday(String kind) throws IOException {
    JsonNode old = new ObjectMapper().readTree(text(kind + ".json")).path("spec");
    same(RunKinds.of(CATALOGUE).find(kind).codec().orElseThrow(), old, text(kind + ".yaml"));
  }

  private static <S extends Record> void same(SpecCodec<S> codec, JsonNode old, String yaml) {
    S today = codec.read(YamlFields.ofText(yaml), CATALOGUE, Path.of("nowhere"));
    assertThat(facts(codec, codec.fromJson(old))).isEqualTo(facts(codec, today));
    assertThat(codec.fromJson(codec.toJson(today))).isEqualTo(today);
    assertThat(codec.read(YamlFields.ofText(codec.toYaml(today)), CATALOGUE, Path.of("nowhere")))
        .isEqualTo(today);
  }

  /** All that decides the run: that of all players, which each of them has, does not. */
  private static <S extends Record> JsonNode facts(SpecCodec<S> codec, S spec) {
    ObjectNode json = (ObjectNode) codec.toJson(spec);
    return json.has("players") ? json.without(List.of("budget", "choice")) : json;
  }
}
