package spielwerk.games.quickciv;

import java.util.Arrays;
import spielwerk.core.Position;
import spielwerk.core.Pruning;
import spielwerk.core.State;

/**
 * The thesis's pruning 6.4.3: only hexes near the seat's last building, within the search as well
 * as in the game; and the two repairs that chapter 7.4.3 proposes. As long as a seat has built
 * nothing, all hexes count.
 */
public final class OnlyBuildNearLastAction implements Pruning {
  /**
   * @param radius how far from the last building
   * @param attacked whether hexes near an own one that is besieged count too
   * @param revisit a hex not looked at for this many rounds counts again; 0 for never
   */
  public record Reach(int radius, boolean attacked, int revisit) {
    /** As the thesis has it. */
    public static final Reach THESIS = new Reach(2, false, 0);

    /** As the thesis would have it. */
    public static final Reach REPAIRED = new Reach(2, true, 7);
  }

  private static final int NOWHERE = -1;

  private final QuickCiv game;
  private final Reach reach;
  private final int hexes;
  private final int[] last;

  /** By seat and hex: the round in which it was last looked at. */
  private final int[] looked;

  private final boolean[] near;
  private final int[] besieged;
  private final MoveTracker follower;

  public OnlyBuildNearLastAction(QuickCiv game, Reach reach) {
    this.game = game;
    this.reach = reach;
    this.hexes = game.hexes();
    this.last = new int[game.players()];
    this.looked = new int[game.players() * hexes];
    this.near = new boolean[hexes];
    this.besieged = new int[hexes];
    this.follower = new MoveTracker(game, new Looks());
    Arrays.fill(last, NOWHERE);
  }

  private final class Looks implements MoveTracker.Listener {
    @Override
    public void restart() {
      Arrays.fill(last, NOWHERE);
      Arrays.fill(looked, 0);
    }

    @Override
    public void move(QuickCivState before, int move) {
      int seat = before.turn();
      if (reach.revisit() > 0) {
        mark(before, seat, last[seat]);
        for (int hex = 0; hex < hexes; hex++) {
          if (near[hex]) {
            looked[seat * hexes + hex] = before.round();
          }
        }
      }
      if (move != before.pass()) {
        last[seat] = move % hexes;
      }
    }
  }

  @Override
  public void begin(Position position) {
    follower.follow(position);
  }

  @Override
  public int keep(State state, int lastMove, int[] moves, int from, int to) {
    QuickCivState civ = (QuickCivState) state;
    int seat = civ.turn();
    int pass = civ.pass();
    int centre = lastMove < 0 || lastMove == pass ? last[seat] : lastMove % hexes;
    mark(civ, seat, centre);
    int end = from;
    for (int i = from; i < to; i++) {
      if (moves[i] == pass || near[moves[i] % hexes]) {
        moves[end++] = moves[i];
      }
    }
    return end;
  }

  /** Marks the hexes that count. */
  private void mark(QuickCivState state, int seat, int centre) {
    int fronts = 0;
    for (int hex = 0; reach.attacked() && hex < hexes; hex++) {
      if (state.ownerOf(hex) == seat && state.besieger(hex) >= 0) {
        besieged[fronts++] = hex;
      }
    }
    for (int hex = 0; hex < hexes; hex++) {
      near[hex] =
          centre == NOWHERE
              || game.distance(centre, hex) <= reach.radius()
              || due(seat, hex, state.round())
              || nearFront(hex, fronts);
    }
  }

  private boolean due(int seat, int hex, int round) {
    return reach.revisit() > 0 && round - looked[seat * hexes + hex] >= reach.revisit();
  }

  private boolean nearFront(int hex, int fronts) {
    for (int i = 0; i < fronts; i++) {
      if (game.distance(besieged[i], hex) <= reach.radius()) {
        return true;
      }
    }
    return false;
  }
}
