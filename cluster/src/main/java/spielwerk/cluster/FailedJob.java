package spielwerk.cluster;

/** Why Spark gave a pack up, in a sentence for people; Spark's own goes on with stack traces. */
final class FailedJob {
  private static final int LONG = 300;

  private FailedJob() {}

  /** What is the matter with the workers. */
  static String why(String message) {
    if (message.contains("UnsupportedClassVersionError")) {
      return "has a worker whose Java is too old for the jars that were sent";
    }
    if (message.contains("InvalidClassException")) {
      return "has a worker with another Spark than "
          + org.apache.spark.package$.MODULE$.SPARK_VERSION();
    }
    if (message.contains("ClassNotFoundException") || message.contains("NoClassDefFoundError")) {
      return "has a worker that lacks a jar of this program or of a plugin (" + line(message) + ")";
    }
    if (message.contains("No space left on device")) {
      return "has a worker whose disk is full";
    }
    return "failed again and again (" + line(message) + ")";
  }

  /** The first line, and not all of it. */
  static String line(String message) {
    int end = message.indexOf('\n');
    String line = (end < 0 ? message : message.substring(0, end)).strip();
    return line.length() > LONG ? line.substring(0, LONG) + ".." : line;
  }
}
