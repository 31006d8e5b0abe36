package spielwerk.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Commands one after the other in a JVM that has Spark; each is a line, its words apart by tabs. A
 * line {@code copy} replaces a file in between.
 */
final class ClusterChild {
  private ClusterChild() {}

  public static void main(String[] args) throws Exception {
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      String[] words = line.split("\t", -1);
      if (words[0].equals("copy")) {
        Files.copy(Path.of(words[1]), Path.of(words[2]), StandardCopyOption.REPLACE_EXISTING);
        continue;
      }
      int code = Main.run(words, System.in, System.out, System.err);
      System.out.println("exit " + code);
      System.out.flush();
    }
    System.exit(0);
  }
}
