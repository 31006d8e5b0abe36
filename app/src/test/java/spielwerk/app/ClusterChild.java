package spielwerk.app;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Commands one after the other in a JVM that has Spark; each is a line, its words apart by tabs.
 */
final class ClusterChild {
  private ClusterChild() {}

  public static void main(String[] args) throws Exception {
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      int code = Main.run(line.split("\t", -1), System.in, System.out, System.err);
      System.out.println("exit " + code);
      System.out.flush();
    }
    System.exit(0);
  }
}
