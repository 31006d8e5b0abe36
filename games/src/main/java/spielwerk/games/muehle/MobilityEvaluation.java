package spielwerk.games.muehle;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/** Men, and the free points beside them; who jumps reaches all of them. */
final class MobilityEvaluation implements Evaluation {
  private static final int POINT = 7;

  private final MenEvaluation men = new MenEvaluation();

  @Override
  public int value(State state) {
    MuehleState muehle = (MuehleState) state;
    return men.value(state)
        + POINT
            * (mobility(muehle, muehle.own(), muehle.ownHand())
                - mobility(muehle, muehle.enemy(), muehle.enemyHand()));
  }

  private static int mobility(MuehleState state, int men, int hand) {
    return state.jumps(men, hand)
        ? Integer.bitCount(state.empty())
        : MuehleFeatures.mobility(men, state.empty());
  }
}
