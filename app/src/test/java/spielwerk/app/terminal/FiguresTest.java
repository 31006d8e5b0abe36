package spielwerk.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import spielwerk.runs.text.NumberText;

class FiguresTest {
  @Test
  void numbersAreRoundedToWhatPeopleRead() {
    assertThat(NumberText.rough(0)).isEqualTo("0");
    assertThat(NumberText.rough(0.25)).isEqualTo("0.25");
    assertThat(NumberText.rough(7)).isEqualTo("7");
    assertThat(NumberText.rough(999)).isEqualTo("999");
    assertThat(NumberText.rough(1_234)).isEqualTo("1.23 k");
    assertThat(NumberText.rough(45_600_000)).isEqualTo("45.6 M");
    assertThat(NumberText.rough(123_456_789)).isEqualTo("123 M");
    assertThat(NumberText.count(1_234_567)).isEqualTo("1,234,567");
    assertThat(NumberText.signed(0.25)).isEqualTo("+0.250");
    assertThat(NumberText.signed(-1)).isEqualTo("-1");
    assertThat(NumberText.signed(0)).isEqualTo("0");
    assertThat(NumberText.bar(0.5)).isEqualTo("█████·····");
  }

  @Test
  void whatIsNoNumberIsNullInJson() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("list", Arrays.asList(Double.NaN, Double.POSITIVE_INFINITY, null, 1, 0.5));
    document.put("text", List.of("\"ü\n"));
    assertThat(JsonOutput.text(document).replaceAll("\\s", ""))
        .isEqualTo("{\"list\":[null,null,null,1,0.5],\"text\":[\"\\\"ü\\n\"]}");
  }
}
