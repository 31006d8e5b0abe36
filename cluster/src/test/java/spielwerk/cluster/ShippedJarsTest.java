package spielwerk.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

class ShippedJarsTest {
  @TempDir Path folder;

  private Path file(String name) throws Exception {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, name);
  }

  @Test
  void whatPlayingNeedsGoesAlongAndAPluginMayBeCalledLikeALibrary() throws Exception {
    Path scratch = Files.createDirectories(folder.resolve("scratch"));
    Path classes = file("games/target/classes/x/Game.class").getParent().getParent();
    List<Path> classPath =
        List.of(
            classes,
            file("lib/gson-1.jar"),
            file("lib/javalin-1.jar"),
            file("lib/spielwerk-web-1.jar"),
            file("spark/scala-1.jar"),
            file("spark/spielwerk-cluster-1.jar"));
    Path plugin = file("plugins/gson-1.jar");
    file("plugins/" + Catalogue.ISOLATED + "mine.jar");
    List<Path> sent =
        ShippedJars.all(
                String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()),
                folder.resolve("spark"),
                plugin.getParent(),
                scratch)
            .stream()
            .map(Path::of)
            .toList();
    assertThat(sent)
        .extracting(jar -> jar.getFileName().toString())
        .containsExactly(
            "classes-0.jar",
            "gson-1.jar",
            "spielwerk-cluster-1.jar",
            Freight.checksum(plugin) + "-gson-1.jar");
    assertThat(sent.get(3)).hasSameBinaryContentAs(plugin);
    try (ZipFile jar = new ZipFile(sent.get(0).toFile())) {
      assertThat(jar.getEntry("x/Game.class")).isNotNull();
    }
  }
}
