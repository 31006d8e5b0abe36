package spielwerk.core;

import java.util.BitSet;

/** Who does the pieces of a run: the threads of this program, or other machines. */
public interface Workers {
  /** The threads of this program, as many as the runner says. */
  Workers HERE =
      new Workers() {
        @Override
        public <T> int run(
            Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver) {
          try (Work.Pieces<T> pieces = work.open()) {
            return runner.run(count, before, pieces::piece, receiver);
          }
        }
      };

  /**
   * Does the pieces 0 to count-1 that were not done before. Each result is handed over once and as
   * soon as it is there, one at a time; the progress follows.
   *
   * @return how many are done in the end, those done before included
   */
  <T> int run(Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver);
}
