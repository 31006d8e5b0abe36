package spielwerk.nets;

/**
 * A network that answers: positions in, for each the logits of all moves and a value from -1 to 1
 * for the side to move. Belongs to one thread.
 */
public interface Net extends AutoCloseable {
  NetSpec spec();

  /**
   * Looks at {@code count} positions at once.
   *
   * @param planes {@code count * spec().inputs()} numbers as {@link spielwerk.core.Encoding} writes
   *     them
   * @param logits room for {@code count * spec().outputs()} answers, illegal moves included
   * @param values room for {@code count} answers
   */
  void evaluate(float[] planes, int count, float[] logits, float[] values);

  @Override
  default void close() {}
}
