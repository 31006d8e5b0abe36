package spielwerk.workshop.fiveinarow;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;
import spielwerk.engines.fiveinarow.threat.ThreatNet;
import spielwerk.games.fiveinarow.FiveInARow;

/**
 * Makes the network of {@code threat} again: the engine plays itself, and a network is trained on
 * these games. The same values and the same engine give the same network.
 *
 * @param net with which it plays; nothing for the weights by class
 * @param games how many are played; one in sixteen is kept apart to see how well the others taught
 * @param nodes how many a move may cost
 * @param epochs how often each position is learnt from
 */
record NetFit(@Nullable ThreatNet net, int games, long nodes, int epochs, long seed) {
  private static final int APART = 16;

  /** One game in four is played on the larger board, where there is more room to attack. */
  private static final int[] SIDES = {15, 15, 15, 20};

  /**
   * @throws Mistake if the games had too few quiet positions
   */
  ThreatNet run(Consumer<String> say) {
    NetLessons[] boards = new NetLessons[SIDES.length];
    for (int i = 0; i < boards.length; i++) {
      boolean same = i > 0 && SIDES[i] == SIDES[i - 1];
      FiveInARow game = new FiveInARow(SIDES[i], SIDES[i], 5);
      boards[i] = same ? boards[i - 1] : new NetLessons(game, net, nodes, seed);
    }
    List<NetLesson> lessons = new ArrayList<>();
    List<NetLesson> apart = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      (i % APART == 0 ? apart : lessons).addAll(boards[i % boards.length].game(i));
      if ((i + 1) % 1000 == 0) {
        say.accept("game %d: %d positions".formatted(i + 1, lessons.size() + apart.size()));
      }
    }
    if (lessons.isEmpty() || apart.isEmpty()) {
      throw new Mistake("In " + games + " games there were too few quiet positions; play more.");
    }
    return trained(lessons, apart, say);
  }

  /** What these lessons teach. */
  ThreatNet trained(List<NetLesson> lessons, List<NetLesson> apart, Consumer<String> say) {
    NetTrainer trainer = new NetTrainer(seed);
    trainer.train(lessons, epochs, say);
    say.accept(
        String.format(
            Locale.ROOT,
            "%d positions; log loss on %d others: %.4f (weights by class %.4f, least possible"
                + " %.4f)",
            lessons.size(),
            apart.size(),
            trainer.loss(apart),
            NetTrainer.lossOfWeights(apart),
            NetTrainer.leastLoss(apart)));
    return new ThreatNet(trainer.first(), trainer.second());
  }
}
