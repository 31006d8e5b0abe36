package spielwerk.games.muehle;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/** Men, mobility, and mills: closed ones, those that can be closed, and double mills. */
final class MillsEvaluation implements Evaluation {
  private static final int MILL = 12;
  private static final int OPEN_MILL = 30;
  private static final int DOUBLE_MILL = 60;

  private final MobilityEvaluation mobility = new MobilityEvaluation();

  @Override
  public int value(State state) {
    MuehleState muehle = (MuehleState) state;
    return mobility.value(state)
        + mills(muehle, muehle.own(), muehle.ownHand())
        - mills(muehle, muehle.enemy(), muehle.enemyHand());
  }

  private static int mills(MuehleState state, int men, int hand) {
    int empty = state.empty();
    boolean anywhere = hand > 0 || state.jumps(men, hand);
    return MILL * MuehleFeatures.mills(men)
        + OPEN_MILL * MuehleFeatures.openMills(men, empty, anywhere)
        + DOUBLE_MILL * MuehleFeatures.doubleMills(men, empty);
  }
}
