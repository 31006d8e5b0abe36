package spielwerk.lab.competition;

import java.util.List;
import java.util.Optional;
import spielwerk.arena.Match;
import spielwerk.core.Catalogue;
import spielwerk.lab.Findings;
import spielwerk.lab.training.TrainingSource;

/** Who plays whom in a {@link MatchStudy}, and how it is reported. */
interface MatchPlan {
  /**
   * All matches, in the order in which they are played.
   *
   * @throws spielwerk.core.Mistake if a game or engine does not exist or does not fit
   */
  List<Pairing> pairings(Catalogue catalogue);

  /** As {@link spielwerk.lab.Study#check}. */
  default void check(Catalogue catalogue) {
    pairings(catalogue).forEach(pairing -> Match.of(pairing.spec(), catalogue));
  }

  /** Why a match need not be played after those before it, if it need not. */
  default Optional<String> pointless(Pairing pairing, List<PlayedMatch> before) {
    return Optional.empty();
  }

  /** The training whose networks play, if any do. */
  default Optional<TrainingSource> source() {
    return Optional.empty();
  }

  /** The same plan with the networks of another training. */
  default MatchPlan on(TrainingSource other) {
    return this;
  }

  Findings findings(List<PlayedMatch> played, long seed);
}
