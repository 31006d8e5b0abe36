package spielwerk.workshop.othello;

import java.util.Arrays;
import java.util.function.Consumer;

/** Positions to learn from, each with the score it teaches, out of games that are played for it. */
abstract class ScoredPositions {
  private static final int REPORTED = 5000;

  private long[] own = new long[1 << 16];
  private long[] enemy = new long[1 << 16];
  private float[] score = new float[1 << 16];
  private int count;

  /** Plays a game and keeps what there is to learn from it. */
  abstract void play(long seed, int game);

  /** Plays so many games, and says now and then how far it is. */
  final void play(int games, long seed, Consumer<String> say) {
    for (int game = 0; game < games; game++) {
      play(seed, game);
      if ((game + 1) % REPORTED == 0) {
        say.accept("%d games, %d positions".formatted(game + 1, count));
      }
    }
  }

  final int count() {
    return count;
  }

  final long own(int i) {
    return own[i];
  }

  final long enemy(int i) {
    return enemy[i];
  }

  /** What to learn, in discs. */
  final float score(int i) {
    return score[i];
  }

  final void score(int i, float value) {
    score[i] = value;
  }

  final void keep(long mine, long his, float value) {
    if (count == own.length) {
      own = Arrays.copyOf(own, 2 * count);
      enemy = Arrays.copyOf(enemy, 2 * count);
      score = Arrays.copyOf(score, 2 * count);
    }
    own[count] = mine;
    enemy[count] = his;
    score[count++] = value;
  }

  /** Drops all but the first of them. */
  final void dropFrom(int first) {
    count = first;
  }
}
