package spielwerk.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.arena.library.Outbox;
import spielwerk.core.Catalogue;
import spielwerk.runs.ClusterStatus;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunLabel;
import spielwerk.runs.Runs;
import spielwerk.runs.text.TextStyle;
import spielwerk.web.library.Libraries;
import spielwerk.web.runs.ClassTournaments;
import spielwerk.web.runs.RunService;
import spielwerk.web.table.Credentials;
import spielwerk.web.table.Tables;

/**
 * What lies in a data folder: somebody may have copied it from elsewhere, written to it by hand, or
 * taken it from a disk that was damaged.
 */
final class DataFolderTargets {
  /** What a run may have beside its spec, journal and result. */
  private static final List<String> BESIDE =
      List.of(
          "champion.json",
          "cluster.json",
          "generations.csv",
          "label.json",
          "now.json",
          "pending.json",
          "population.json",
          "progress.json",
          "ratings.jsonl");

  private static final String ID = "fuzzed";
  private static final Credentials OWNER = new Credentials(Set.of(), true);

  private final Path data;
  private final Catalogue catalogue;
  private final RunKinds kinds;
  private @Nullable Tables tables;
  private @Nullable RunService desk;
  private String classId = "";
  private int tableNumber;

  /**
   * @param data a folder of its own
   * @param catalogue which games and engines are known
   */
  DataFolderTargets(Path data, Catalogue catalogue) {
    this.data = data;
    this.catalogue = catalogue;
    this.kinds = RunKinds.of(catalogue);
  }

  /** Spec, journal and result; then files that a run may have, their names in their first lines. */
  void run(byte[] input) throws IOException {
    String[] parts = new String(input, StandardCharsets.UTF_8).split("%%\n", -1);
    Path folder = Files.createDirectories(data.resolve("runs").resolve("match-1"));
    Files.writeString(folder.resolve(RunFolder.SPEC), parts[0]);
    for (String journal : List.of("games.jsonl", "generations.jsonl", "pieces.jsonl")) {
      Files.writeString(folder.resolve(journal), parts.length > 1 ? parts[1] : "");
    }
    Files.writeString(folder.resolve(RunFolder.RESULT), parts.length > 2 ? parts[2] : "");
    for (String name : BESIDE) {
      Files.deleteIfExists(folder.resolve(name));
    }
    for (int i = 3; i < parts.length; i++) {
      int end = parts[i].indexOf('\n');
      if (end > 0 && BESIDE.contains(parts[i].substring(0, end))) {
        Files.writeString(folder.resolve(parts[i].substring(0, end)), parts[i].substring(end + 1));
      }
    }
    Runs runs = new Runs(data, Clock.systemUTC());
    runs.list();
    RunFolder run = runs.look("match-1");
    RunLabel.of(folder);
    ClusterStatus.in(folder);
    run.extent(run.count());
    run.underWay();
    RunKind kind = kinds.of(run);
    kind.picture(run, catalogue).draw();
    kind.look(run, catalogue).json();
    kind.look(run, catalogue).text(TextStyle.PLAIN);
    kind.look(run, catalogue).report();
  }

  void table(byte[] input) throws IOException {
    Tables all = tables();
    String id = "t" + tableNumber++; // a name of its own: tables that were read are not read again
    Path file = data.resolve("tables").resolve(id + ".json");
    Files.write(file, input);
    try {
      all.latest(10, name -> true);
      all.find(id).json();
      all.find(id).game();
      all.delete(OWNER, id);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private Tables tables() throws IOException {
    if (tables == null) {
      Files.createDirectories(data.resolve("tables"));
      Library library = Library.open(LibraryLocation.file(data.resolve("library.db")));
      tables = Tables.readOnly(catalogue, data, new Libraries(library, data));
    }
    return tables;
  }

  void outbox(byte[] input) throws IOException {
    Outbox outbox = new Outbox(data);
    Files.createDirectories(outbox.folder());
    Files.write(outbox.folder().resolve(ID + ".json"), input);
    outbox.find(ID);
  }

  /** The files of a class and of one of its pupils, after a %% line. */
  void classFile(byte[] input) throws IOException {
    String[] parts = new String(input, StandardCharsets.UTF_8).split("%%\n", 2);
    ClassTournaments classes = desk().classes();
    Files.createDirectories(data.resolve("classes"));
    Files.createDirectories(data.resolve("pupils"));
    Path file = data.resolve("classes").resolve(ID + ".json");
    Files.writeString(file, parts[0]);
    Files.writeString(
        data.resolve("pupils").resolve(ID + "-pupil.json"), parts.length > 1 ? parts[1] : "");
    try {
      classes.list();
      classes.json(ID);
      classes.rights(ID, OWNER);
      classes.pupils().results(ID, OWNER);
    } finally {
      Files.delete(file);
    }
  }

  /** A jar that is handed in to a class: it is looked at, and none of its code is run. */
  void jar(byte[] input) {
    ClassTournaments classes = desk().classes();
    if (classId.isEmpty()) {
      classId = classes.begin("fuzz", "tictactoe", 2, "free", "none").path("id").asText();
    }
    String key =
        classes.enter(
            classId,
            OWNER,
            new ClassTournaments.Wish("pupil", "mine", Optional.of(input), Optional.empty()));
    classes.remove(classId, new Credentials(Set.of(key), false), "pupil");
  }

  private RunService desk() {
    if (desk == null) {
      desk = new RunService(catalogue, data, List.of());
    }
    return desk;
  }
}
