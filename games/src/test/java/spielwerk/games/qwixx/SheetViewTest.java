package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import spielwerk.core.Moves;
import spielwerk.core.Setup;

class SheetViewTest {
  private static QwixxState at(QwixxRules rules, String position) {
    return new Qwixx(3, rules).start(new Setup(position));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> sheet(QwixxState state, int seat) {
    return ((List<Map<String, Object>>) state.view(-1).get("sheets")).get(seat);
  }

  @Test
  void aSheetShowsItsNumbersLocksPenaltiesAndPoints() {
    QwixxState state =
        at(QwixxRules.OFFICIAL, "r2.3.4.5.6.12,y,g12.9,b,p1/r,y,g,b,p0/r,y,g,b,p0 2");
    Map<String, Object> first = sheet(state, 0);
    assertThat(first.get("rows"))
        .isEqualTo(List.of(List.of(2, 3, 4, 5, 6, 12), List.of(), List.of(12, 9), List.of()));
    assertThat(first.get("rowPoints")).isEqualTo(List.of(28, 0, 3, 0));
    assertThat(first.get("points")).isEqualTo(26);
    assertThat(first.get("penalties")).isEqualTo(1);
    assertThat(first.get("locked")).isEqualTo(List.of(true, false, false, false));
    assertThat(state.view(-1).get("closed")).isEqualTo(List.of(true, false, false, false));
    assertThat(state.view(-1).get("dice")).isEqualTo(List.of());
  }

  @Test
  void whatOthersChoseStaysHiddenUntilAllHave() {
    QwixxState state = new Qwixx(3, QwixxRules.OFFICIAL).start(Setup.STANDARD);
    Moves.play(state, new QwixxNotation(), "25-3416 r7");
    Map<String, Object> view = state.view(1);
    assertThat(view.get("dice")).isEqualTo(List.of(2, 5, 3, 4, 1, 6));
    assertThat(view.get("step")).isEqualTo("white");
    assertThat(sheet(state, 0).get("chosen")).isEqualTo(true);
    assertThat(sheet(state, 1).get("chosen")).isEqualTo(false);
    assertThat(sheet(state, 0).get("rows").toString()).doesNotContain("7");
    assertThat(sheet(state, 0).get("white")).isEqualTo(List.of());
    assertThat(sheet(state, 2).get("white")).isEqualTo(List.of(0, 1, 2, 3));
    Moves.play(state, new QwixxNotation(), "- -");
    assertThat(state.view(0).get("step")).isEqualTo("colour");
    assertThat(state.view(0).get("penalty")).isEqualTo(false);
    assertThat(sheet(state, 0).get("rows").toString()).contains("7");
  }

  @Test
  void thePaperAsksTheActivePlayerForBothAtOnce() {
    QwixxState state = new Qwixx(2, QwixxRules.PAPER).start(Setup.STANDARD);
    Moves.play(state, new QwixxNotation(), "11-1111");
    assertThat(state.view(0)).containsEntry("step", "both").containsEntry("penalty", true);
    assertThat(sheet(state, 0).get("white")).isEqualTo(List.of(0, 1));
  }
}
