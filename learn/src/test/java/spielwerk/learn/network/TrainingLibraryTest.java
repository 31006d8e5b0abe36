package spielwerk.learn.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;

class TrainingLibraryTest {
  private static final NetSpec TINY = new NetSpec("tictactoe", 2, 3, 3, 9, 1, 4, 1, 4, 1);

  @TempDir Path folder;

  private static List<Path> jarsOfTheTests() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.contains(File.separator + "ai" + File.separator + "djl"))
        .map(Path::of)
        .toList();
  }

  @Test
  void theTrainerIsLoadedFromJarsThatAreNotOnTheClassPath() throws ReflectiveOperationException {
    ClassLoader program = TrainingLibrary.class.getClassLoader();
    ClassLoader library = TrainingLibrary.loader(jarsOfTheTests(), program);
    Class<?> trainer = Class.forName(Trainer.class.getName(), false, library);
    assertThat(trainer).isNotSameAs(Trainer.class);
    assertThat(NetworkTrainer.class).isAssignableFrom(trainer);
    for (Class<?> inner : trainer.getDeclaredClasses()) {
      assertThat(inner.getClassLoader()).isSameAs(library);
    }
    assertThat(library.loadClass(OneCycle.class.getName())).isSameAs(OneCycle.class);
  }

  @Test
  void whatTheTrainerRefusesIsSaidAsByTheTrainerItself() {
    assertThatThrownBy(() -> TrainingLibrary.trainer(NetWeights.random(TINY, 1), 2, 1, 1))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("weight decay is from 0 to 1");
  }

  @Test
  void aScriptThatFetchesIsRunAndMustSucceed() throws IOException {
    Path fetched = folder.resolve("fetched");
    TrainingLibrary.fetch(script("printf '%s ' \"$@\" > '" + fetched + "'").toString());
    assertThat(fetched).hasContent("fetch train ");
    for (String script : List.of(script("exit 3").toString(), folder + "/nosuch", "")) {
      assertThatThrownBy(() -> TrainingLibrary.fetch(script))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("./spielwerk fetch train");
    }
  }

  private Path script(String text) throws IOException {
    Path script = Files.createTempFile(folder, "script", ".sh");
    Files.writeString(script, "#!/bin/sh\n" + text + "\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }

  @Test
  void aFolderThatIsNotThereHasNoJars() throws IOException {
    assertThat(TrainingLibrary.jars(folder.resolve("nosuch"))).isEmpty();
    Files.createFile(folder.resolve("a.jar"));
    Files.createFile(folder.resolve("a.txt"));
    assertThat(TrainingLibrary.jars(folder)).containsExactly(folder.resolve("a.jar"));
  }

  @Test
  void trainingSaysWhereItWorks() {
    assertThat(TrainingLibrary.platform("Linux", "amd64")).isEqualTo("linux-x86_64");
    assertThat(TrainingLibrary.platform("Linux", "aarch64")).isEqualTo("linux-aarch64");
    assertThat(TrainingLibrary.platform("Windows 11", "amd64")).isEqualTo("win-x86_64");
    assertThat(TrainingLibrary.platform("Mac OS X", "aarch64")).isEqualTo("osx-aarch64");
    assertThatThrownBy(() -> TrainingLibrary.platform("Mac OS X", "x86_64"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("this is Mac OS X on x86_64");
    assertThatThrownBy(() -> TrainingLibrary.platform("FreeBSD", "amd64"))
        .isInstanceOf(Mistake.class);
  }

  @Test
  void aLibraryThatCameFromAnotherSystemIsNotLoaded() {
    List<Path> jars =
        List.of(Path.of("api-1.jar"), Path.of("pytorch-native-cpu-2-osx-aarch64.jar"));
    TrainingLibrary.requireNatives(jars, "osx-aarch64");
    assertThatThrownBy(() -> TrainingLibrary.requireNatives(jars, "win-x86_64"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("for another system than win-x86_64");
  }
}
