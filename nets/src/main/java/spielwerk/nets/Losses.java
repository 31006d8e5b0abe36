package spielwerk.nets;

/**
 * How far a network's answers were from what they should be, on average over some positions: the
 * two parts of OthelloZero's equation (2.1).
 *
 * @param policy cross entropy between the target's shares and the network's
 * @param value squared error of the expected result
 */
public record Losses(double policy, double value) {
  public double total() {
    return policy + value;
  }
}
