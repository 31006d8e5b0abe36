package spielwerk.learn.selfplay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import spielwerk.runs.StorageFailure;

/** What the folder of a training keeps, and where. */
record TrainingFiles(Path folder) {
  /** The network of a generation; 0 is the random one. */
  Path net(int generation) {
    return place("nets", generation, "net");
  }

  /** The games from which a generation learnt. */
  Path games(int generation) {
    return place("games", generation, "games");
  }

  /** The losses of every step of a generation. */
  Path losses(int generation) {
    return place("losses", generation, "csv");
  }

  Path ratings() {
    return folder.resolve("ratings.jsonl");
  }

  /** The figures of a generation that is trained but not rated yet. */
  private Path pending() {
    return folder.resolve("pending.json");
  }

  private Path place(String kind, int generation, String ending) {
    return folder.resolve(kind).resolve("generation-%03d.%s".formatted(generation, ending));
  }

  void make() {
    dare(
        () -> {
          for (String kind : new String[] {"nets", "games", "losses"}) {
            Files.createDirectories(folder.resolve(kind));
          }
        });
  }

  Optional<String> readPending() {
    String[] text = new String[1];
    dare(() -> text[0] = Files.exists(pending()) ? Files.readString(pending()) : null);
    return Optional.ofNullable(text[0]);
  }

  void writePending(String text) {
    writeWhole(pending(), text);
  }

  void writeWhole(Path file, String text) {
    dare(
        () -> {
          Path draft = file.resolveSibling(file.getFileName() + ".new");
          Files.writeString(draft, text);
          Files.move(
              draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        });
  }

  /** Deletes the network of a generation unless every n-th is kept and it is one of them. */
  void clean(int generation, int keep) {
    if (generation > 0 && generation % keep != 0) {
      dare(() -> Files.deleteIfExists(net(generation)));
    }
  }

  private interface Deed {
    void dare() throws IOException;
  }

  private void dare(Deed deed) {
    try {
      deed.dare();
    } catch (IOException trouble) {
      throw new StorageFailure(
          "the files of the run " + folder.getFileName() + " could not be read or written",
          trouble);
    }
  }
}
