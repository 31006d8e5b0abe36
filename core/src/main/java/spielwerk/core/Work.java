package spielwerk.core;

import java.util.function.BooleanSupplier;

/**
 * Pieces of a run, each a function of its index, described by data: here they are done on threads,
 * and a program on another machine that reads the description can do them as well.
 *
 * @param <T> the result of a piece
 */
public interface Work<T> {
  /** The name of the {@link WorkKind} that reads the description. */
  String kind();

  /** All that decides the pieces; games, engines and files stand in it by their names. */
  byte[] description();

  /**
   * Makes what is needed to do pieces.
   *
   * @throws Mistake if something that the description names is not there
   */
  Pieces<T> open();

  /**
   * Looks whether all is there that the description names.
   *
   * @throws Mistake if it is not
   */
  default void check() {
    open().close();
  }

  /** A result as it travels. */
  byte[] write(T result);

  /** The way back. */
  T read(byte[] result);

  /**
   * Work that is ready to be done. Several threads do pieces at once.
   *
   * @param <T> the result of a piece
   */
  interface Pieces<T> extends AutoCloseable {
    T piece(int index);

    /** Does some pieces on this thread, until it is stopped. */
    default void all(int[] indices, BooleanSupplier stop, Runner.Receiver<T> receiver) {
      for (int index : indices) {
        if (stop.getAsBoolean()) {
          return;
        }
        receiver.take(index, piece(index));
      }
    }

    @Override
    default void close() {}
  }
}
