package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The picture of the modules in the guide, drawn from the code. An arrow that follows from others
 * is left out. After a change: {@code -Dwrite} draws it anew.
 */
class ModuleGraphTest {
  private static final Path PICTURE = Path.of("../docs/pictures/modules.svg");
  private static final int WIDTH = 96;
  private static final int HEIGHT = 34;
  private static final int STEP_X = 124;
  private static final int STEP_Y = 78;

  private static String module(JavaClass type) {
    String[] words = type.getPackageName().split("\\.", -1);
    return words.length > 1 && words[0].equals("spielwerk") ? words[1] : "";
  }

  /** Each module and those it really uses. */
  private static Map<String, Set<String>> uses() {
    Map<String, Set<String>> uses = new TreeMap<>();
    for (JavaClass type :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("spielwerk")) {
      Set<String> own = uses.computeIfAbsent(module(type), name -> new TreeSet<>());
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        String other = module(dependency.getTargetClass());
        if (!other.isEmpty() && !other.equals(module(type))) {
          own.add(other);
        }
      }
    }
    return uses;
  }

  private static boolean reaches(Map<String, Set<String>> uses, String from, String to) {
    return uses.getOrDefault(from, Set.of()).stream()
        .anyMatch(next -> next.equals(to) || reaches(uses, next, to));
  }

  /** How many arrows lie below a module at most. */
  private static int level(Map<String, Set<String>> uses, String module) {
    return uses.getOrDefault(module, Set.of()).stream()
        .mapToInt(other -> level(uses, other) + 1)
        .max()
        .orElse(0);
  }

  private static String draw(Map<String, Set<String>> uses) {
    Map<Integer, List<String>> rows = new TreeMap<>();
    uses.keySet().forEach(m -> rows.computeIfAbsent(level(uses, m), l -> new ArrayList<>()).add(m));
    int widest = rows.values().stream().mapToInt(List::size).max().orElse(1);
    Map<String, int[]> places = new TreeMap<>();
    rows.forEach(
        (level, row) -> {
          int left = 20 + (widest - row.size()) * STEP_X / 2;
          for (int i = 0; i < row.size(); i++) {
            places.put(
                row.get(i), new int[] {left + i * STEP_X, 20 + (rows.size() - 1 - level) * STEP_Y});
          }
        });
    int edge = widest * STEP_X + 70;
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="15">
        <title>The modules; an arrow leads from one to another that it uses</title>
        <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#5b6b79"/></marker></defs>
        """
            .formatted(edge, rows.size() * STEP_Y));
    uses.forEach(
        (from, others) -> {
          for (String to : others) {
            boolean follows =
                others.stream().anyMatch(via -> !via.equals(to) && reaches(uses, via, to));
            if (!follows) {
              svg.append(arrow(places.get(from), places.get(to), edge - 8 * from.length()));
            }
          }
        });
    places.forEach(
        (module, at) ->
            svg.append(
                """
                <rect x="%d" y="%d" width="%d" height="%d" rx="6" fill="#eef3f7" stroke="#5b6b79"/>
                <text x="%d" y="%d" text-anchor="middle" fill="#14212b">%s</text>
                """
                    .formatted(
                        at[0],
                        at[1],
                        WIDTH,
                        HEIGHT,
                        at[0] + WIDTH / 2,
                        at[1] + HEIGHT / 2 + 5,
                        module)));
    return svg.append("</svg>\n").toString().replace("\r\n", "\n");
  }

  /** Between modules that are rows apart it goes around the others, on the right. */
  private static String arrow(int[] from, int[] to, int right) {
    int x = from[0] + WIDTH / 2;
    int y = from[1] + HEIGHT;
    int end = to[0] + WIDTH / 2;
    String way =
        to[1] - from[1] == STEP_Y
            ? "L%d %d".formatted(end, to[1])
            : "m18 0v10H%dV%dH%dV%d".formatted(right, to[1] - 16, end + 14, to[1]);
    return "<path d=\"M%d %d%s\" fill=\"none\" stroke=\"#5b6b79\" marker-end=\"url(#tip)\"/>\n"
        .formatted(x, y, way);
  }

  @Test
  void thePictureInTheGuideShowsTheArrowsThatThereAre() throws IOException {
    String svg = draw(uses());
    if (System.getProperty("write") != null) {
      Files.writeString(PICTURE, svg);
    }
    assertThat(PICTURE).as("draw it anew with -Dwrite").content().isEqualTo(svg);
  }
}
