package spielwerk.runs.spec;

import java.util.random.RandomGenerator;

/** Whole numbers from one to another, both included. */
public record Range(int least, int most) {
  public int draw(RandomGenerator random) {
    return random.nextInt(least, most + 1);
  }

  @Override
  public String toString() {
    return least == most ? "" + least : least + " to " + most;
  }
}
