package spielwerk.learn.selfplay;

import java.util.List;
import spielwerk.arena.Openings;
import spielwerk.core.Mistake;

/**
 * All that decides a training.
 *
 * @param net the shape of the network
 * @param throttle the share of the time in which the machine rests, for laptops that get hot
 * @param keep every so manieth generation's network stays; the last two and generation 0 always
 * @param threads at most; 0 for as many as the program may use
 */
public record TrainSpec(
    String game,
    long seed,
    int generations,
    Shape net,
    Play selfplay,
    Window buffer,
    Lessons training,
    Gate gate,
    Rate rate,
    double throttle,
    int keep,
    int threads) {

  public static final int MOST_GENERATIONS = 100_000;
  public static final int MOST_GAMES = 1_000_000;
  public static final int MOST_POSITIONS = 20_000_000;
  public static final int MOST_OPPONENTS = 50;

  /**
   * The paper's (3.3): 4 blocks of 64 channels, a policy head of 32 channels, a value head of one
   * channel and 64 neurons.
   */
  public record Shape(
      int blocks, int channels, int policyChannels, int valueHidden, int valueChannels) {
    public static final Shape PAPER = new Shape(4, 64, 32, 64, 1);
  }

  /**
   * How it plays against itself.
   *
   * @param games in a generation
   * @param lockstep games of one thread that are under way together and share the network's batches
   * @param sims simulations a move
   * @param gumbel Gumbel's search instead of PUCT, which learns from few simulations
   * @param considered moves that Gumbel's search looks at, at most
   * @param scale how much Gumbel's search trusts its values (c_scale); with 1, as some have it,
   *     connect4 on 6x5 was learnt much more slowly than with 0.1 or 0.2
   * @param cpuct how much PUCT trusts the network
   * @param noise Dirichlet's alpha at the root, for PUCT; 0 for none
   * @param noiseShare how much of the root's priors is noise
   * @param temperature of the first moves, drawn from what the search wants to the power of its
   *     inverse; later the best move is played
   * @param plies how many moves are drawn so
   * @param openings the share of games that begin with random moves
   * @param openingPlies how many at most; each number from 1 is as likely
   * @param exact a game is scored by the game's solver when so few moves are left; 0 for never
   * @param leaves positions of the search with so few moves left are solved too; 0 for none
   * @param endings the share of these games that the solver plays to the end, to be learnt from
   * @param full the share of moves with all simulations; only they are learnt from (KataGo)
   * @param fast simulations of the other moves
   * @param reuse whether a search goes on with the tree of the last one
   * @param cache positions a thread remembers the network's answers to; 0 for none
   * @param int8 whether the network's blocks are rounded to bytes, which is about twice as fast
   */
  public record Play(
      int games,
      int lockstep,
      Schedule sims,
      boolean gumbel,
      int considered,
      double scale,
      double cpuct,
      double noise,
      double noiseShare,
      double temperature,
      int plies,
      double openings,
      int openingPlies,
      int exact,
      int leaves,
      double endings,
      double full,
      int fast,
      boolean reuse,
      int cache,
      boolean int8) {
    public Play withGames(int count, int together) {
      return new Play(
          count,
          together,
          sims,
          gumbel,
          considered,
          scale,
          cpuct,
          noise,
          noiseShare,
          temperature,
          plies,
          openings,
          openingPlies,
          exact,
          leaves,
          endings,
          full,
          fast,
          reuse,
          cache,
          int8);
    }

    public Play withSims(Schedule schedule) {
      return new Play(
          games,
          lockstep,
          schedule,
          gumbel,
          considered,
          scale,
          cpuct,
          noise,
          noiseShare,
          temperature,
          plies,
          openings,
          openingPlies,
          exact,
          leaves,
          endings,
          full,
          fast,
          reuse,
          cache,
          int8);
    }

    /** Games end when so few moves are left, and the solver plays some of them on. */
    public Play withExact(int left, double played) {
      return new Play(
          games,
          lockstep,
          sims,
          gumbel,
          considered,
          scale,
          cpuct,
          noise,
          noiseShare,
          temperature,
          plies,
          openings,
          openingPlies,
          left,
          leaves,
          played,
          full,
          fast,
          reuse,
          cache,
          int8);
    }
  }

  /**
   * The latest positions, which are learnt from.
   *
   * @param size how many; if it grows, how many before it does
   * @param growing whether the window grows with all positions there ever were, as KataGo's
   * @param most how far it grows
   */
  public record Window(int size, boolean growing, int most) {
    private static final double EXPONENT = 0.75;
    private static final double SLOPE = 0.4;

    /** How many positions count when so many were made: c (1 + b ((n/c)^a - 1) / a). */
    public int at(long made) {
      if (!growing || made <= size) {
        return size;
      }
      double grown = (Math.pow((double) made / size, EXPONENT) - 1) / EXPONENT;
      return (int) Math.min(most, size * (1 + SLOPE * grown));
    }
  }

  /**
   * How it learns.
   *
   * @param batch positions a step
   * @param coverage how often a position of the buffer is seen in a generation (3.4.1); 0 if {@code
   *     perNew} counts
   * @param perNew positions drawn for each new one; 0 if {@code coverage} counts
   * @param rate the highest learning rate of the cycle
   * @param fade what is left of it in the last generation, falling evenly by factors; 1 keeps it
   * @param warmup the share of steps in which it rises
   * @param end the learning rate in the end
   * @param decay of the weights
   * @param searched how much of the value to learn is the search's, the rest the game's result
   */
  public record Lessons(
      int batch,
      double coverage,
      double perNew,
      double rate,
      double fade,
      double warmup,
      double end,
      double decay,
      double searched) {
    /** The highest learning rate of a generation, counted from 1. */
    public double rate(int generation, int generations) {
      return rate * Math.pow(fade, (generation - 1.0) / Math.max(1, generations - 1));
    }

    /** Steps of a generation: buffer x coverage / batch. */
    public int steps(int buffer, int fresh) {
      double drawn = coverage > 0 ? buffer * coverage : fresh * perNew;
      return (int) Math.max(1, drawn / batch);
    }
  }

  /**
   * Whether a new network must beat the old one (2.4.3).
   *
   * @param games between them; 0 if every new network is taken
   * @param threshold the share of the points it needs
   */
  public record Gate(int games, double threshold, int sims, Openings openings) {}

  /**
   * Matches against fixed opponents.
   *
   * @param every so many generations, and generation 0 and the last one; 0 for never
   * @param games against each
   */
  public record Rate(
      int every, List<String> opponents, int games, int sims, boolean gumbel, Openings openings) {
    public Rate {
      opponents = List.copyOf(opponents);
    }
  }

  public TrainSpec {
    within("generations", generations, 1, MOST_GENERATIONS);
    within("games", selfplay.games(), 1, MOST_GAMES);
    within("lockstep", selfplay.lockstep(), 1, 4096);
    within("size", buffer.size(), 1, MOST_POSITIONS);
    within("most", buffer.most(), buffer.size(), MOST_POSITIONS);
    within("batch", training.batch(), 2, 65_536);
    within("keep", keep, 1, MOST_GENERATIONS);
    within("threads", threads, 0, 1024);
    within("opponents", rate.opponents().size(), 0, MOST_OPPONENTS);
    if (gate.games() % 2 != 0 || rate.games() % 2 != 0) {
      throw new Mistake("Matches have an even number of games: each opening from both seats.");
    }
    if ((training.coverage() > 0) == (training.perNew() > 0)) {
      throw new Mistake("Training needs either coverage or perNew, above 0.");
    }
  }

  private static void within(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Mistake(
          name + " " + value + " is not allowed; it takes " + least + " to " + most + ".");
    }
  }

  /** A training as it is usual. */
  public static TrainSpec of(String game) {
    return new TrainSpec(
        game,
        0,
        50,
        Shape.PAPER,
        new Play(
            256,
            64,
            Schedule.always(32),
            true,
            16,
            0.2,
            1.5,
            0,
            0.25,
            1,
            0,
            0.15,
            12,
            0,
            0,
            0,
            1,
            1,
            false,
            200_000,
            false),
        new Window(40_000, false, 1_000_000),
        new Lessons(512, 0, 4, 0.01, 1, 0.3, 1e-6, 1e-4, 0),
        new Gate(0, 0.55, 64, Openings.parse("random:plies=4")),
        new Rate(0, List.of(), 100, 64, false, Openings.parse("random:plies=4")),
        0,
        1,
        0);
  }

  public TrainSpec withPlay(Play other) {
    return new TrainSpec(
        game, seed, generations, net, other, buffer, training, gate, rate, throttle, keep, threads);
  }

  public TrainSpec withSeed(long other) {
    return new TrainSpec(
        game,
        other,
        generations,
        net,
        selfplay,
        buffer,
        training,
        gate,
        rate,
        throttle,
        keep,
        threads);
  }
}
