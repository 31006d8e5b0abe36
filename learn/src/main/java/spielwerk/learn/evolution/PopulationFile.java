package spielwerk.learn.evolution;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;

/**
 * A population on disk: where an interrupted evolution is resumed, and what another one can begin
 * with.
 *
 * @param schema the form of this file
 * @param player the engine that was bred
 * @param generation how many generations have been played
 * @param players after the last generation the best first
 */
public record PopulationFile(
    int schema, String player, int degree, int generation, List<Individual> players) {
  private static final int SCHEMA = 1;

  public PopulationFile {
    players = List.copyOf(players);
  }

  static PopulationFile of(EvolutionSpec spec, int generation, List<Individual> players) {
    return new PopulationFile(SCHEMA, spec.player(), spec.degree(), generation, players);
  }

  /** Writes atomically: a process killed meanwhile leaves the file as it was. */
  void write(Path file, ObjectMapper json) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    Files.write(draft, json.writeValueAsBytes(this));
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * The population in a file.
   *
   * @throws Mistake if it cannot be read
   */
  public static PopulationFile read(Path file) {
    ObjectMapper mapper = Json.mapper();
    try {
      PopulationFile read = mapper.readValue(Files.readAllBytes(file), PopulationFile.class);
      if (read == null || read.schema() != SCHEMA) {
        throw new Mistake(file + " has an unknown format version.");
      }
      return read;
    } catch (JsonProcessingException wrong) {
      throw new Mistake(
          file + " does not contain a population: " + wrong.getOriginalMessage() + ".", wrong);
    } catch (NoSuchFileException none) {
      throw new Mistake("There is no population " + file + ".", none);
    } catch (IOException unreadable) {
      throw new Mistake("The population " + file + " cannot be read.", unreadable);
    }
  }

  /**
   * Its players, for an evolution.
   *
   * @param name of the file, for messages
   * @throws Mistake if they are of another species
   */
  List<Individual> fitting(Evolution evolution, String name) {
    EvolutionSpec spec = evolution.spec();
    int genes = evolution.species().genes();
    if (!player.equals(spec.player()) || degree != spec.degree()) {
      throw new Mistake(
          "%s holds players %s of degree %d, but %s of degree %d are to be bred."
              .formatted(name, player, degree, spec.player(), spec.degree()));
    }
    for (Individual each : players) {
      if (each.genes().size() != genes || !each.genes().stream().allMatch(Double::isFinite)) {
        throw new Mistake(
            "In %s the player %s has not the %d numbers for genes that %s of degree %d need."
                .formatted(name, each.id(), genes, player, degree));
      }
    }
    return players;
  }
}
