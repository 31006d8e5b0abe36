package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Recommender;
import spielwerk.core.StrengthLevel;

/** A recommender whose levels are the measured ones that ship for its game. */
public interface LadderRecommender extends Recommender {
  MeasuredLadder ladder();

  @Override
  default String game() {
    return ladder().game();
  }

  @Override
  default List<StrengthLevel> levels(Game game) {
    return ladder().in(game);
  }
}
