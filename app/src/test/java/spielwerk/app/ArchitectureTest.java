package spielwerk.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who may know whom. The modules' poms say the same, but not for what comes in by way of another
 * module. A module that does not exist yet breaks no rule.
 */
class ArchitectureTest {
  /** Each module and the modules it may know. */
  private static final Map<String, List<String>> MAY_KNOW =
      Map.ofEntries(
          Map.entry("core", List.of()),
          Map.entry("testkit", List.of("core")),
          Map.entry("games", List.of("core")),
          Map.entry("search", List.of("core")),
          Map.entry("nets", List.of("core", "search")),
          Map.entry("engines", List.of("core", "games", "search")),
          Map.entry("workshop", List.of("core", "games", "search", "nets", "engines")),
          Map.entry("runs", List.of("core")),
          Map.entry("arena", List.of("core", "runs")),
          Map.entry("learn", List.of("core", "search", "nets", "runs", "arena")),
          Map.entry("lab", List.of("core", "runs", "arena", "learn")),
          Map.entry("web", List.of("core", "search", "runs", "arena", "learn", "lab")),
          Map.entry(
              "bench",
              List.of(
                  "core", "games", "search", "nets", "engines", "runs", "arena", "learn", "web")),
          Map.entry(
              "fuzz",
              List.of("core", "games", "nets", "engines", "runs", "arena", "learn", "lab", "web")));

  private static JavaClasses spielwerk;

  @BeforeAll
  static void readAllModules() {
    spielwerk =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("spielwerk");
  }

  static Stream<String> modules() {
    return MAY_KNOW.keySet().stream().sorted();
  }

  @Test
  void theRulesSeeTheClassesOfOtherModulesToo() {
    assertThat(spielwerk.contain(Main.class)).isTrue();
    assertThat(spielwerk.containPackage("spielwerk.core")).isTrue();
  }

  @Test
  void everyClassBelongsToAModule() {
    classes()
        .should()
        .resideInAnyPackage(
            Stream.concat(modules(), Stream.of("app"))
                .map(ArchitectureTest::in)
                .toArray(String[]::new))
        .as("Every class belongs to one of the modules")
        .check(spielwerk);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleKnowsOnlyThoseBelowIt(String module) {
    List<String> known = MAY_KNOW.get(module);
    String[] allowed =
        Stream.concat(Stream.of(module), known.stream())
            .map(ArchitectureTest::in)
            .toArray(String[]::new);
    noClasses()
        .that(resideInAPackage(in(module)))
        .should()
        .dependOnClassesThat(resideInAPackage("spielwerk..").and(not(resideInAnyPackage(allowed))))
        .as(
            "The module %s knows no other module%s"
                .formatted(module, known.isEmpty() ? "" : " than " + String.join(", ", known)))
        .allowEmptyShould(true)
        .check(spielwerk);
  }

  @Test
  void coreNeedsNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage(in("core"))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                in("core"), "java..", "javax..", "jdk..", "org.jspecify.annotations"))
        .as("The core needs nothing but the JDK (and annotations for the compiler)")
        .allowEmptyShould(true)
        .check(spielwerk);
  }

  @Test
  void packagesDoNotDependOnEachOtherInCircles() {
    slices()
        .matching("spielwerk.(**)")
        .should()
        .beFreeOfCycles()
        .as("Packages do not depend on each other in circles")
        .allowEmptyShould(true)
        .check(spielwerk);
  }

  /** Names that stand for the same thing wherever they occur; there is none at present. */
  private static final Set<String> MAY_OCCUR_TWICE = Set.of();

  @Test
  void aClassNameStandsForOneThing() {
    Map<String, Set<String>> byName = new TreeMap<>();
    for (JavaClass each : spielwerk) {
      String name = each.getSimpleName();
      if (each.isTopLevelClass()
          && !name.equals("package-info")
          && !MAY_OCCUR_TWICE.contains(name)) {
        byName
            .computeIfAbsent(name.toLowerCase(Locale.ROOT), key -> new TreeSet<>())
            .add(each.getName());
      }
    }
    byName.values().removeIf(classes -> classes.size() == 1);
    assertThat(byName.values()).as("Class names that stand for more than one thing").isEmpty();
  }

  @Test
  void onlyTheAppEndsTheProgramOrPrintsToStandardOutput() {
    noClasses()
        .that(not(resideInAPackage(in("app"))))
        .should()
        .accessTargetWhere(
            touches(System.class, "exit")
                .or(touches(System.class, "out"))
                .or(touches(Runtime.class, "exit"))
                .or(touches(Runtime.class, "halt")))
        .as("Only the app ends the program or prints to standard output")
        .allowEmptyShould(true)
        .check(spielwerk);
  }

  @Test
  void allChanceComesFromASeed() {
    noClasses()
        .should()
        .accessTargetWhere(
            touches(Math.class, "random")
                .or(touches(StrictMath.class, "random"))
                .or(touches(ThreadLocalRandom.class, "current"))
                .or(touches(RandomGenerator.class, "getDefault"))
                .or(touches(RandomGenerator.class, "of"))
                .or(calls(Random.class, "<init>"))
                .or(calls(SplittableRandom.class, "<init>"))
                .or(calls(Collections.class, "shuffle", List.class)))
        .as("All chance comes from a seed, so that every game can be played again")
        .check(spielwerk);
  }

  private static String in(String module) {
    return "spielwerk." + module + "..";
  }

  /** A member of that name, whatever its parameters, called, read or referred to. */
  private static DescribedPredicate<JavaAccess<?>> touches(Class<?> owner, String member) {
    return DescribedPredicate.describe(
        owner.getSimpleName() + "." + member,
        access ->
            access.getTargetOwner().isEquivalentTo(owner)
                && access.getTarget().getName().equals(member));
  }

  /** A method or constructor with exactly these parameters, called or referred to. */
  private static DescribedPredicate<JavaAccess<?>> calls(
      Class<?> owner, String member, Class<?>... parameters) {
    List<String> types = Stream.of(parameters).map(Class::getName).toList();
    return touches(owner, member)
        .and(
            DescribedPredicate.describe(
                "with parameters " + types,
                access ->
                    access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget target
                        && target.getRawParameterTypes().stream()
                            .map(JavaClass::getName)
                            .toList()
                            .equals(types)));
  }
}
