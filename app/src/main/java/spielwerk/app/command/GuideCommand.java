package spielwerk.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.guide.ContractManual;
import spielwerk.app.guide.GuideSite;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Mistake;

/** {@code spielwerk guide}: the guide as a web site. */
@Command(
    name = "guide",
    description = {
      "Write the guide as HTML pages with a search, to be read offline or put on a server, with the"
          + " Javadoc of the contract if this Java is a JDK or an archive brought it along."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  spielwerk guide site", "  spielwerk guide site --force"})
public final class GuideCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(paramLabel = "DIR", description = "The folder to write to; open index.html there.")
  private Path folder;

  @Option(names = "--force", description = "Overwrite what the folder holds already.")
  private boolean force;

  public GuideCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new Mistake(folder + " is a file; guide takes a folder.");
    }
    if (!force && Files.isDirectory(folder) && !isEmpty(folder)) {
      throw new Mistake("The folder " + folder + " is not empty; --force overwrites it.");
    }
    Path home = Path.of(System.getProperty("spielwerk.home", "")).toAbsolutePath().normalize();
    int pages = GuideSite.read(home.resolve("docs")).write(folder, new ContractManual(home));
    Path index = folder.resolve("index.html").toAbsolutePath().normalize();
    common.show(
        () -> Map.of("pages", pages, "index", index.toString()),
        () -> "Wrote %d pages; open %s.".formatted(pages, index));
    return 0;
  }

  private static boolean isEmpty(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
