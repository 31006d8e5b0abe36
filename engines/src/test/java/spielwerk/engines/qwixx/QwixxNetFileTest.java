package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

class QwixxNetFileTest {
  private static String some(Objective objective, boolean seesOthers) {
    QwixxNet qwixxNet = new QwixxNet(objective, seesOthers, 4);
    qwixxNet.stir(Seeds.stream(5));
    return QwixxNetFile.write(qwixxNet, Map.of("player", "some"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsReadAgain(Objective objective) {
    for (boolean seesOthers : new boolean[] {false, true}) {
      String text = some(objective, seesOthers);
      QwixxNet read = QwixxNetFile.read("some", text);
      assertThat(read.aim()).isEqualTo(objective);
      assertThat(read.seesOthers()).isEqualTo(seesOthers);
      assertThat(QwixxNetFile.write(read, Map.of("player", "some"))).isEqualTo(text);
    }
  }

  @Test
  void theChancesAndHowItWasMadeAreKeptWithTheNetwork() {
    QwixxNet net = QwixxNetFile.read("some", some(Objective.WIN, false));
    net.calibrate(Chances.parse("0.2000=0.1000 0.7000=0.5000"));
    String text = QwixxNetFile.write(net, Map.of("player", "some"));
    QwixxNet read = QwixxNetFile.read("some", text);
    assertThat(read.chances().of(0.7)).isEqualTo(0.5);
    assertThat(QwixxNetFile.write(read, QwixxNetFile.about(text))).isEqualTo(text);
    assertThat(QwixxNetFile.about(text)).containsExactly(Map.entry("player", "some"));
  }

  @Test
  void aFileThatWasCutAnywhereIsRefusedByName() {
    String text = some(Objective.WIN, true);
    for (int length = 0; length < text.length(); length += 97) {
      String cut = text.substring(0, length);
      assertThatThrownBy(() -> QwixxNetFile.read("some.txt", cut))
          .isInstanceOf(Mistake.class)
          .hasMessageStartingWith("The model some.txt cannot be used: ");
    }
  }

  @Test
  void aChangedNumberIsRefused() {
    String text = some(Objective.WIN, true);
    String changed = text.replaceFirst("\n1", "\n2");
    assertThat(changed).isNotEqualTo(text);
    assertThatThrownBy(() -> QwixxNetFile.read("some.txt", changed))
        .isInstanceOf(Mistake.class)
        .hasMessage("The model some.txt cannot be used: its checksum does not match.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "Spielwerk outlook on Qwixx, version 2\nsha256 0\n"})
  void anotherTextIsRefused(String text) {
    assertThatThrownBy(() -> QwixxNetFile.read("some.txt", text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("it does not begin with");
  }

  @Test
  void aPlayerWithoutAFileIsNamed() {
    assertThatThrownBy(() -> new QwixxModels().outlook("nobody", new Qwixx(2, QwixxRules.PAPER)))
        .isInstanceOf(Mistake.class)
        .hasMessage("The model nobody-paper-2.txt is missing from the program.");
  }
}
