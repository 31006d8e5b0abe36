package spielwerk.core;

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
          return game.id().equals("pile");
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
    assertThatThrownBy(() -> catalogue.engine("guest:take=4", Pile.TEN))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("take=4");
  }

  @Test
  void aFileThatIsNoJarIsNamed() throws IOException {
    Files.writeString(folder.resolve("broken.jar"), "this is not a jar");
    assertThatThrownBy(() -> Catalogue.load(folder))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("broken.jar");
  }

  @Test
  void aJarWhoseEngineIsMissingOrThrowsIsAMistake() throws IOException {
    jar("a.jar", INFO, "Nobody");
    assertThatThrownBy(() -> Catalogue.load(folder))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("Nobody");
    Files.delete(folder.resolve("a.jar"));
    jar("b.jar", "throw new IllegalStateException(\"no info\");", "Guest");
    assertThatThrownBy(() -> Catalogue.load(folder))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("no info");
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
    Path source = Files.createDirectories(folder.resolve("src")).resolve("Guest.java");
    Files.writeString(source, SOURCE.formatted(info));
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
      jar.putNextEntry(new JarEntry("META-INF/services/spielwerk.core.EngineMaker"));
      jar.write(service.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
  }
}
