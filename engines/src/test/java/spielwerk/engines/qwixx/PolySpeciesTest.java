package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.core.Species;

class PolySpeciesTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static Species species(int degree) {
    return CATALOGUE.species("poly", CATALOGUE.game("qwixx"), degree);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theTextOfAnEngineGivesItsGenesBack(int degree) {
    Species species = species(degree);
    assertThat(species.genes()).isEqualTo(4 * (degree + 1));
    RandomGenerator random = Seeds.stream(degree);
    List<Double> genes =
        IntStream.range(0, species.genes()).mapToObj(i -> random.nextDouble(-10, 10)).toList();
    assertThat(species.genes(species.engine(genes))).isEqualTo(genes);
    assertThat(new PolySpecies(degree).poly(genes).degree()).isEqualTo(degree);
  }

  @Test
  void alphaQwixxIsOfEveryDegree() {
    assertThat(species(1).genes("alphaqwixx"))
        .containsExactly(1.5, -0.75, 0.75, -3.75, 0.0, 0.0, -9.0, 0.0);
    assertThat(species(2).genes("alphaqwixx"))
        .startsWith(0.0, 0.0, 0.0, 0.0, 1.5, -0.75, 0.75, -3.75)
        .hasSize(12);
    List<Double> cubic = species(3).genes("alphaqwixx");
    assertThat(new PolySpecies(3).poly(cubic).worth().of(0))
        .isEqualTo(Poly.alphaQwixx().worth().of(0));
  }

  @Test
  void whatIsNotOfTheSpeciesIsRefused() {
    refused(() -> species(0), "degree of 0");
    refused(() -> species(4), "degree of 4");
    refused(() -> species(1).genes("poly:a=1/2/3/4"), "degree 2");
    refused(() -> species(1).genes("skip"), "not a strategy by polynomial");
    refused(() -> species(1).genes("alphaqwixx:speed=1"), "no options");
    refused(() -> CATALOGUE.species("random", CATALOGUE.game("qwixx"), 1), "cannot be bred");
    refused(() -> CATALOGUE.species("poly", CATALOGUE.game("nim"), 1), "cannot be bred");
    refused(() -> CATALOGUE.species("wizard", CATALOGUE.game("qwixx"), 1), "no engine 'wizard'");
  }

  private static void refused(Runnable deed, String words) {
    assertThatThrownBy(deed::run).isInstanceOf(Mistake.class).hasMessageContaining(words);
  }
}
