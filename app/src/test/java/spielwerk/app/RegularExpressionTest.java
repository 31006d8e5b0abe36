package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
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
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A regular expression of the JDK may take the square of the text's length, or a stack as deep as
 * the text is long. Foreign text is read by RE2/J or by hand. Methods of {@link String} that take a
 * regular expression are allowed with signs and classes of signs of which only the last is
 * repeated: there is nothing to go back for.
 */
class RegularExpressionTest {
  private static final Set<String> METHODS =
      Set.of("matches", "replaceAll", "replaceFirst", "split");

  /** They read the program's own files, and the paths of programs and classes. */
  private static final Set<String> READ_NOTHING_FOREIGN =
      Set.of(
          "spielwerk.lab.ShippedSpecs",
          "spielwerk.web.page.PageDependencies",
          "spielwerk.engines.process.Invocation",
          "spielwerk.engines.process.JarPolicy");

  private static final String BACKSLASH = "\\\\\\\\"; // two of them, in the source of a literal
  private static final String ESCAPED = BACKSLASH + "(?:" + BACKSLASH + "|[^\\\\])|\\\\[nrt]";
  private static final String CLASS = "\\[(?:" + ESCAPED + "|[^\\]\\\\])+\\]";
  private static final String SIGN =
      "(?:" + CLASS + "|" + BACKSLASH + "p\\{\\w+\\}|" + ESCAPED + "|[^\\\\\"\\[(^$.*+?{|])";

  /** A call whose expression is a literal of signs, of which only the last may be repeated. */
  private static final Pattern HARMLESS =
      Pattern.compile(
          "\\.(?:matches|replaceAll|replaceFirst|split)\\(\\s*\""
              + (SIGN + "*" + SIGN)
              + "(?:[+*]|\\{[0-9,]+\\})?\"\\s*[,)]");

  private static Stream<JavaClass> classes() {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("spielwerk").stream()
            .filter(type -> !type.getPackageName().startsWith("spielwerk.bench"))
            .filter(type -> !type.getPackageName().startsWith("spielwerk.workshop"));
  }

  /** The class of whose source file it is a part. */
  private static String outermost(JavaClass type) {
    String name = type.getName();
    int dollar = name.indexOf('$');
    return dollar < 0 ? name : name.substring(0, dollar);
  }

  private static String source(String type) throws IOException {
    String module = type.split("\\.")[1];
    return Files.readString(
        Path.of("..", module, "src/main/java", type.replace('.', '/') + ".java"));
  }

  @Test
  void thoseOfTheJdkReadOnlyOurOwnFiles() {
    Set<String> users = new TreeSet<>();
    classes()
        .filter(
            type ->
                type.getDirectDependenciesFromSelf().stream()
                    .anyMatch(to -> to.getTargetClass().getPackageName().equals("java.util.regex")))
        .forEach(type -> users.add(outermost(type)));
    assertThat(users).isSubsetOf(READ_NOTHING_FOREIGN);
  }

  @Test
  void methodsOfStringAreGivenOnlyWhatCannotBacktrack() throws IOException {
    Map<String, Integer> calls = new TreeMap<>();
    classes()
        .forEach(
            type -> {
              for (JavaMethodCall call : type.getMethodCallsFromSelf()) {
                if (call.getTargetOwner().isEquivalentTo(String.class)
                    && METHODS.contains(call.getName())) {
                  calls.merge(outermost(type), 1, Integer::sum);
                }
              }
            });
    assertThat(calls).isNotEmpty();
    List<String> others = new ArrayList<>();
    for (Map.Entry<String, Integer> one : calls.entrySet()) {
      List<String> harmless =
          HARMLESS.matcher(source(one.getKey())).results().map(MatchResult::group).toList();
      if (harmless.size() < one.getValue() && !READ_NOTHING_FOREIGN.contains(one.getKey())) {
        others.add("%s: %d calls, harmless %s".formatted(one.getKey(), one.getValue(), harmless));
      }
    }
    assertThat(others).isEmpty();
  }
}
