package spielwerk.core;

import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of player that can be bred: each is made of genes, a fixed number of values within one
 * range. What they mean belongs to the species. Immutable; shared by all threads.
 */
public interface Species {
  /** How many genes a player has. */
  int genes();

  /** The least value of a gene that is drawn. */
  double least();

  /** The greatest value of a gene that is drawn. */
  double most();

  /** Makes players of these genes that play alike; each of them belongs to one thread. */
  Supplier<? extends Policy> player(List<Double> genes);

  /** The text that makes the engine of these genes. */
  String engine(List<Double> genes);

  /**
   * The genes of an engine that people name by its text.
   *
   * @throws Mistake if it is not of this species
   */
  List<Double> genes(String engine);
}
