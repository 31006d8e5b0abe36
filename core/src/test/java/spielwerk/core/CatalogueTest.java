package spielwerk.core;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueTest {
  private static final String SOURCE =
      """
      import spielwerk.core.*;

      public class Guest implements EngineMaker {
        public EngineInfo info() {
          %s
        }
        public boolean plays(Game game) {
          %s;
        }
        public Engine make(Game game, Settings settings, Catalogue catalogue) {
          int take = settings.integer("take");
          return new Engine() {
            public EngineInfo info() {
              return Guest.this.info();
            }
            public Advice advise(Position position, Budget budget, Watch watch) {
              return Advice.of(take);
            }
          };
        }
      }
      """;

  private static final String INFO =
      "return EngineInfo.of(\"guest\", \"Guest\", \"Takes.\","
          + " Option.integer(\"take\", 2, 1, 3, \"how many\"));";

  private static final String PLAYS = "return game.id().equals(\"pile\")";

  @TempDir Path folder;

  @Test
  void aClosedCatalogueGivesNoEngineAFile() throws IOException {
    String info =
        INFO.replace("\"how many\"))", "\"how many\"), Option.file(\"from\", \"what it knows\"))");
    jar("guest.jar", info, "Guest");
    Catalogue open = Catalogue.load(folder);
    open.engine("guest:from=x.txt", Pile.TEN).close();
    open.closed().engine("guest:take=1", Pile.TEN).close();
    assertThatThrownBy(() -> open.closed().engine("guest:from=x.txt", Pile.TEN))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("from names a file");
  }

  @Test
  void anEngineInAJarThatWasDroppedInPlays() throws IOException {
    jar("guest.jar", INFO, "Guest");
    Catalogue catalogue = Catalogue.load(folder);
    assertThat(catalogue.engines()).extracting(EngineInfo::id).contains("guest");
    assertThat(catalogue.engines(Pile.TEN)).extracting(EngineInfo::id).contains("guest");
    Seat guest = Seat.of("guest:take=3", catalogue.engine("guest:take=3", Pile.TEN));
    GameRecord game = Referee.play(Bout.of(Pile.TEN, 1, 0), List.of(guest, Advisor.plays(1)));
    assertThat(game.moves()).startsWith("3", "1", "3", "1");
    assertThat(guest.engine().patience()).as("a move is not waited for for ever").hasMinutes(1);
    assertThatThrownBy(() -> catalogue.engine("guest:take=4", Pile.TEN))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("take=4");
  }

  @Test
  void whatCannotBeLoadedIsSkippedWithItsJarAndClassNamedAndStopsNothingElse() throws IOException {
    jar("a.jar", INFO, "Nobody");
    jar("b.jar", "throw new IllegalStateException(\"no info\");", "Guest");
    Files.writeString(folder.resolve("c.jar"), "this is not a jar");
    jar("d.jar", INFO, "java.lang.String # not ours");
    jar("e.jar", INFO, "Guest$1");
    Catalogue broken = Catalogue.load(folder);
    assertThat(broken.engines()).isEmpty();
    assertThat(broken.warnings())
        .satisfiesExactly(
            no -> assertThat(no).startsWith("The jar ").contains("c.jar was skipped: it is not a"),
            no -> assertThat(no).contains("class Nobody in", "a.jar was skipped: it is not in the"),
            no -> assertThat(no).contains("class Guest in", "b.jar was skipped", "no info."),
            no -> assertThat(no).contains("class Guest$1 in", "e.jar was skipped", "not public"));

    for (String bad : List.of("a.jar", "b.jar", "c.jar", "d.jar", "e.jar")) {
      Files.delete(folder.resolve(bad));
    }
    Files.writeString(folder.resolve("a.jar"), "still not a jar");
    jar("guest.jar", INFO, "Nobody\nGuest\n");
    Catalogue catalogue = Catalogue.load(folder);
    assertThat(catalogue.engines()).extracting(EngineInfo::id).containsExactly("guest");
    assertThat(catalogue.warnings()).hasSize(2);
    assertThat(catalogue.closed().warnings()).hasSize(2);
  }

  @Test
  void anEngineThatFailsWhenAskedWhetherItPlaysIsNotOffered() throws IOException {
    jar("guest.jar", INFO, "Guest", "", "return game.id().length() / (game.id().length() - 4) > 0");
    Catalogue catalogue = Catalogue.load(folder);
    assertThat(catalogue.engines(Pile.TEN)).isEmpty();
    assertThat(catalogue.warnings())
        .singleElement()
        .asString()
        .contains("guest is left out for pile", "ArithmeticException");
  }

  @Test
  void aJarForAnotherVersionOfTheContractIsRefused() throws IOException {
    int other = Contract.VERSION + 1;
    jar("guest.jar", INFO, "Guest", "Spielwerk-Core: " + other, PLAYS);
    jar("class-guest.jar", INFO, "Guest", "Spielwerk-Core: x", PLAYS);
    Catalogue catalogue = Catalogue.load(folder);
    assertThat(catalogue.engines()).isEmpty();
    assertThat(catalogue.warnings())
        .satisfiesExactly(
            no -> assertThat(no).contains("class-guest.jar was skipped: it was made for core x,"),
            no ->
                assertThat(no)
                    .endsWith(
                        "guest.jar was skipped: it was made for core %d, this is core %d."
                            .formatted(other, Contract.VERSION)));
    jar("guest.jar", INFO, "Guest", "Spielwerk-Core: " + Contract.VERSION, PLAYS);
    assertThat(Catalogue.load(folder).engines()).hasSize(1);
  }

  @Test
  void aFolderNeedNotExistAndOtherFilesAreLeftAlone() throws IOException {
    assertThat(Catalogue.load(folder.resolve("nowhere")).engines()).isEmpty();
    Files.writeString(folder.resolve("readme.txt"), "hello");
    assertThat(Catalogue.load(folder).games()).isEmpty();
  }

  @Test
  void anUnknownGameOrEngineIsNamedWithThoseThereAre() throws IOException {
    jar("guest.jar", INFO, "Guest");
    Catalogue catalogue = Catalogue.load(folder);
    assertThatThrownBy(() -> catalogue.game("chess"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("There is no game 'chess'");
    assertThatThrownBy(() -> catalogue.engine("gnome", Pile.TEN))
        .isInstanceOf(Mistake.class)
        .hasMessage("There is no engine 'gnome'; for pile there are guest.");
  }

  /** Compiles the guest and packs it, with a service file that names some class. */
  private void jar(String name, String info, String service) throws IOException {
    jar(name, info, service, "", PLAYS);
  }

  private void jar(String name, String info, String service, String manifest, String plays)
      throws IOException {
    Path source = Files.createDirectories(folder.resolve("src")).resolve("Guest.java");
    Files.writeString(source, SOURCE.formatted(info, plays));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                OutputStream.nullOutputStream(),
                "-proc:none",
                "-cp",
                Path.of(Engine.class.getProtectionDomain().getCodeSource().getLocation().getPath())
                    .toString(),
                source.toString());
    assertThat(failed).isZero();
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(folder.resolve(name)))) {
      for (String inner : List.of("Guest.class", "Guest$1.class")) {
        jar.putNextEntry(new JarEntry(inner));
        Files.copy(source.resolveSibling(inner), jar);
      }
      if (!manifest.isEmpty()) {
        jar.putNextEntry(new JarEntry("META-INF/MANIFEST.MF"));
        jar.write(("Manifest-Version: 1.0\n" + manifest + "\n").getBytes(UTF_8));
      }
      jar.putNextEntry(new JarEntry("META-INF/services/spielwerk.core.EngineMaker"));
      jar.write(service.getBytes(UTF_8));
    }
  }
}
