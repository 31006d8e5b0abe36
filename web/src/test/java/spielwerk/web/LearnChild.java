package spielwerk.web;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.web.rooms.Learnt;

/** The program as the server starts it, as far as the rooms need it; the real one is elsewhere. */
public final class LearnChild {
  private LearnChild() {}

  /** {@code resume RUN --data D}. */
  public static void main(String[] words) {
    List<String> all = List.of(words);
    Path data = Path.of(all.get(all.indexOf("--data") + 1));
    Catalogue catalogue = Catalogue.load().naming(new SavedNets(data)::find);
    // the real one too leaves 1 when it was stopped
    AtomicBoolean whole = new AtomicBoolean();
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(whole.get() ? 0 : 1)));
    new Learnt(data, catalogue).goOn(words[1], Runner.of(1));
    whole.set(true);
  }

  /** The command that starts it. */
  static List<String> command(Path home) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-Dspielwerk.home=" + home,
        "-cp",
        System.getProperty("java.class.path"),
        LearnChild.class.getName());
  }
}
