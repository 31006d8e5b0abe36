package spielwerk.engines.qwixx.training;

/** Where a long run says how far it is. */
@FunctionalInterface
interface Say {
  void say(String line);
}
