package spielwerk.learn.evolution;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.Species;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.runs.Json;

/**
 * The games of a generation, wherever they are played: a piece is some games in a row, its result
 * the points of all seats.
 */
public final class RoundsWork implements WorkKind {
  private static final String ID = "rounds";

  /** Games that a thread plays in one go. */
  static final int PIECE = 16;

  /**
   * What is played.
   *
   * @param genes of the players
   * @param seating who sits where, round by round
   */
  record Plan(EvolutionSpec spec, List<List<Double>> genes, int generation, int[][] seating) {
    int tables() {
      return seating[0].length / spec.groupSize();
    }

    int games() {
      return tables() * seating.length;
    }

    int pieces() {
      return (games() + PIECE - 1) / PIECE;
    }
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    Plan plan = Json.value(description, Plan.class);
    Game game = Evolution.game(plan.spec(), catalogue);
    Species species = catalogue.species(plan.spec().player(), game, plan.spec().degree());
    return new Planned(plan, game, species);
  }

  /** The games of a plan. */
  record Planned(Plan plan, Game game, Species species) implements Work<int[]> {
    @Override
    public String kind() {
      return ID;
    }

    @Override
    public byte[] description() {
      return Json.bytes(plan);
    }

    @Override
    public Pieces<int[]> open() {
      List<? extends Supplier<? extends Policy>> makers =
          plan.genes().stream().map(species::player).toList();
      int seats = plan.spec().groupSize();
      return piece -> {
        PolicySimulator table = new PolicySimulator(game);
        Policy[] players = new Policy[seats];
        int[] result = new int[seats];
        int first = piece * PIECE;
        int end = Math.min(plan.games(), first + PIECE);
        int[] points = new int[(end - first) * seats];
        for (int i = first; i < end; i++) {
          int round = i / plan.tables();
          int from = i % plan.tables() * seats;
          for (int seat = 0; seat < seats; seat++) {
            players[seat] = makers.get(plan.seating()[round][from + seat]).get();
          }
          table.play(
              players,
              plan.spec().dice(),
              plan.generation() * (long) EvolutionSpec.MOST_ROUNDS + round,
              result);
          System.arraycopy(result, 0, points, (i - first) * seats, seats);
        }
        return points;
      };
    }

    @Override
    public byte[] write(int[] points) {
      ByteBuffer bytes = ByteBuffer.allocate(points.length * Integer.BYTES);
      bytes.asIntBuffer().put(points);
      return bytes.array();
    }

    @Override
    public int[] read(byte[] points) {
      int[] read = new int[points.length / Integer.BYTES];
      ByteBuffer.wrap(points).asIntBuffer().get(read);
      return read;
    }

    /** Puts the points of a piece where they belong. */
    void place(int piece, int[] points, int[][] into) {
      int seats = plan.spec().groupSize();
      for (int i = 0; i < points.length / seats; i++) {
        int number = piece * PIECE + i;
        System.arraycopy(
            points, i * seats, into[number / plan.tables()], number % plan.tables() * seats, seats);
      }
    }
  }
}
