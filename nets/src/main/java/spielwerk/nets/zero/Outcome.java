package spielwerk.nets.zero;

/** What became of a simulation. */
enum Outcome {
  /** Its leaf waits for the network. */
  ASKED,
  /** It went on to the end. */
  COUNTED,
  /** It did not take place: its leaf waits already, or the memory is full. */
  BLOCKED
}
