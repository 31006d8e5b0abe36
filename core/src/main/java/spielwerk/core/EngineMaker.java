package spielwerk.core;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes an engine from its options. Found by {@link java.util.ServiceLoader}, so a jar can bring
 * more of them.
 */
public interface EngineMaker {
  EngineInfo info();

  /** Whether the engine can play this game. */
  boolean plays(Game game);

  /**
   * A new engine for a game.
   *
   * @param catalogue where an engine that is made of others finds them
   * @throws Mistake if the options do not go together or not with the game
   */
  Engine make(Game game, Settings settings, Catalogue catalogue);

  /**
   * The same engine without the files that may change: what such a file says becomes part of the
   * name itself, so that a run that keeps the name can be repeated.
   *
   * @param catalogue says whether files may be named at all
   * @throws Mistake if a file cannot be read, or what it says is wrong
   */
  default Name selfContained(Name name, Game game, Catalogue catalogue) {
    return name;
  }

  /**
   * How many bytes an engine with these options takes from the start, such as its tables. An
   * estimate, asked for before an engine is made, so that one that does not fit into the memory is
   * refused instead.
   */
  default long memory(Game game, Settings settings, Catalogue catalogue) {
    return 1 << 20;
  }

  /** Whether words that name no option are the engine's own business, as a team's members are. */
  default boolean takesValues() {
    return false;
  }

  /** Whether it starts programs, which strangers must not do on somebody's machine. */
  default boolean startsPrograms() {
    return false;
  }

  /**
   * Whether it is the one to ask when somebody wants a position of this game solved, as a solver
   * made for one game is; such an engine {@link Solves}.
   */
  default boolean solves(Game game) {
    return false;
  }

  /**
   * What this engine's solver says of the last moves of this game, for searches of other kinds to
   * lean on; supplied anew for each thread.
   */
  default Optional<Supplier<Exact>> exact(Game game) {
    return Optional.empty();
  }

  /**
   * The same player as a fast opinion, for roll-outs of searches, if it is one; supplied anew for
   * each thread.
   *
   * @throws Mistake as for {@link #make}
   */
  default Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    return Optional.empty();
  }

  /**
   * The species that is bred to get such engines, if they can be bred.
   *
   * @param degree how rich its strategies are (the paper's Grad)
   * @throws Mistake if there is no such degree
   */
  default Optional<Species> species(Game game, int degree) {
    return Optional.empty();
  }
}
