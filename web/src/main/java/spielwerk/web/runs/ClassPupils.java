package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.web.table.AccessDenied;
import spielwerk.web.table.Credentials;

/**
 * The pupils of classes and what they have solved in the lessons. Pupils join under a name and get
 * a key to it; their page hands in each try. The teacher sees all of it, a pupil the own part.
 */
public final class ClassPupils {
  private static final int MOST = 200;

  /** No exercise is worth more. */
  public static final int MOST_POINTS = 100_000;

  private final ClassTournaments classes;
  private final PupilFiles files;
  private final InstantSource clock;

  /**
   * @param classes whose lock guards this, too
   */
  ClassPupils(ClassTournaments classes, Path data, InstantSource clock) {
    this.classes = classes;
    this.files = new PupilFiles(data.resolve("pupils"));
    this.clock = clock;
  }

  /**
   * One try at an exercise.
   *
   * @param exercise its address behind {@code #/learn/}
   */
  public record HandIn(String name, String exercise, boolean solved, int points, int most) {
    public HandIn {
      ExerciseResult.checked(exercise);
      if (points > most) {
        throw new Mistake("There cannot be more points (" + points + ") than " + most + ".");
      }
    }
  }

  /**
   * Somebody joins a class, or comes back to it.
   *
   * @return the key to the name
   * @throws AccessDenied if the name is somebody else's
   */
  public String join(String id, Credentials credentials, String wished) {
    String name = ClassEntry.checked(wished);
    synchronized (classes) {
      classes.find(id);
      List<Pupil> all = files.all(id);
      Optional<Pupil> known = all.stream().filter(one -> one.isCalled(name)).findFirst();
      if (known.isPresent() && !known.get().key().isEmpty()) {
        known.get().checkSelf(credentials);
        return known.get().key();
      }
      if (known.isEmpty() && all.size() >= MOST) {
        throw new Mistake("A class has at most " + MOST + " pupils.");
      }
      String key = classes.newKey();
      files.keep(
          id,
          known
              .map(one -> one.with(key))
              .orElseGet(() -> new Pupil(classes.newName(), name, key, List.of())));
      classes.publish(id);
      return key;
    }
  }

  /** Keeps one more try of a pupil, on disk before this returns, and returns what is known now. */
  public ObjectNode handIn(String id, Credentials credentials, HandIn given) {
    synchronized (classes) {
      classes.find(id);
      Pupil pupil = known(id, given.name());
      pupil.checkSelf(credentials);
      String now = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
      Pupil after =
          pupil.tried(given.exercise(), given.solved(), given.points(), given.most(), now);
      files.keep(id, after);
      classes.publish(id);
      return after.json();
    }
  }

  /** What pupils have solved: all of it for the teacher, the own part for a pupil. */
  public ObjectNode results(String id, Credentials credentials) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    synchronized (classes) {
      boolean all = classes.find(id).teaches(credentials);
      files.all(id).stream()
          .filter(one -> all || one.isOf(credentials))
          .forEach(one -> items.add(one.json()));
    }
    return json;
  }

  /** Whoever gives this name next has it: for pupils whose browser forgot its key. */
  public void release(String id, Credentials credentials, String name) {
    synchronized (classes) {
      classes.find(id).checkTeacher(credentials);
      files.keep(id, known(id, name).with(""));
      classes.publish(id);
    }
  }

  /** Forgets a pupil with all results: the pupil may, and the teacher. */
  public void remove(String id, Credentials credentials, String name) {
    synchronized (classes) {
      boolean teaches = classes.find(id).teaches(credentials);
      Pupil pupil = known(id, name);
      if (!teaches && !pupil.isOf(credentials)) {
        throw new AccessDenied("Only " + pupil.name() + " or the teacher can do that.");
      }
      files.delete(id, pupil);
      classes.publish(id);
    }
  }

  /** Forgets all pupils of a class. */
  void forget(String id) {
    files.all(id).forEach(pupil -> files.delete(id, pupil));
  }

  int count(String id) {
    return files.all(id).size();
  }

  private Pupil known(String id, String name) {
    String wanted = name.strip();
    return files.all(id).stream()
        .filter(one -> one.isCalled(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new NotFound(
                    "Nobody is called '"
                        + (wanted.length() <= 40 ? wanted : wanted.substring(0, 40) + "..")
                        + "' in this class."));
  }
}
