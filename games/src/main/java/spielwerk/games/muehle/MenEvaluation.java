package spielwerk.games.muehle;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/** The difference in men, those in the hand included. */
final class MenEvaluation implements Evaluation {
  static final int MAN = 100;

  @Override
  public int value(State state) {
    MuehleState muehle = (MuehleState) state;
    return MAN
        * (MuehleFeatures.men(muehle.own(), muehle.ownHand())
            - MuehleFeatures.men(muehle.enemy(), muehle.enemyHand()));
  }
}
