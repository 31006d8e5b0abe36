package spielwerk.engines.process;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;

/**
 * The program in which the engines of a stranger's jar run: {@code JarHost describe JAR} tells what
 * the jar brings, a line for each engine, {@code JarHost speak JAR} plays by {@link LinesBrain}.
 */
public final class JarHost {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private JarHost() {}

  /** What the jar does wrong ends this program or becomes an error of its answer. */
  public static void main(String[] words) throws IOException {
    Path jar = Path.of(words[1]);
    PrintStream answers =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    BufferedReader questions =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.setIn(InputStream.nullInputStream()); // ours, as is the output
    System.setOut(System.err);
    JarPolicy.install(jar);
    Consumer<String> out =
        line -> {
          answers.print(line + "\n");
          answers.flush();
        };
    URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, JarHost.class.getClassLoader());
    if (words[0].equals("describe")) {
      describe(loader, out);
    } else {
      Catalogue catalogue = Catalogue.of(loader);
      new LinesBrain(
              catalogue::game,
              (game, engine) -> catalogue.engine(engine, game),
              Budget.FREE,
              0,
              out,
              Throwable::printStackTrace)
          .run(questions);
    }
  }

  private static void describe(ClassLoader loader, Consumer<String> out)
      throws JsonProcessingException {
    Catalogue games = Catalogue.load();
    List<Game> all = games.games().stream().map(GameInfo::id).map(games::game).toList();
    List<EngineMaker> makers =
        ServiceLoader.load(EngineMaker.class, loader).stream()
            .filter(provider -> provider.type().getClassLoader() == loader)
            .map(ServiceLoader.Provider::get)
            .toList();
    for (EngineMaker maker : makers) {
      List<String> plays = all.stream().filter(maker::plays).map(Game::id).toList();
      out.accept(
          MAPPER.writeValueAsString(new JarEngine(maker.info(), maker.takesValues(), plays)));
    }
    out.accept("{\"end\":true}");
  }
}
