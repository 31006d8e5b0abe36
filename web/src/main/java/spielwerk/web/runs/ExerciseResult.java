package spielwerk.web.runs;

import java.util.Objects;
import spielwerk.core.Mistake;

/**
 * How far a pupil has come with one exercise.
 *
 * @param exercise which one: its address behind {@code #/learn/}, as the page writes it
 * @param tries how many it took until it was solved, or how many there were so far
 * @param points the most that were reached in a try
 * @param most how many there were to reach in that try
 * @param last when it was tried last
 */
record ExerciseResult(
    String exercise, int tries, boolean solved, int points, int most, String last) {
  static final int LONGEST = 1000;
  private static final int MOST_TRIES = 9999;

  ExerciseResult {
    Objects.requireNonNull(exercise);
    last = Objects.requireNonNullElse(last, "");
  }

  /**
   * The name of an exercise, if it can be one.
   *
   * @throws Mistake if it cannot
   */
  static String checked(String exercise) {
    boolean plain = exercise.chars().allMatch(sign -> sign > ' ' && sign < 127);
    if (exercise.isEmpty() || exercise.length() > LONGEST || !plain) {
      throw new Mistake(
          "An exercise is the address of a lesson behind #/learn/, such as predict?seed=1, of at"
              + " most "
              + LONGEST
              + " characters.");
    }
    return exercise;
  }

  /** Before the first try. */
  static ExerciseResult untried(String exercise) {
    return new ExerciseResult(exercise, 0, false, 0, 0, "");
  }

  /** After one more try; what was solved once stays solved, and its tries are not counted on. */
  ExerciseResult after(boolean solvedNow, int pointsNow, int mostNow, String when) {
    int count = solved ? tries : Math.min(MOST_TRIES, tries + 1);
    boolean better = most == 0 || (long) pointsNow * most > (long) points * mostNow;
    return new ExerciseResult(
        exercise,
        count,
        solved || solvedNow,
        better ? pointsNow : points,
        better ? mostNow : most,
        when);
  }
}
