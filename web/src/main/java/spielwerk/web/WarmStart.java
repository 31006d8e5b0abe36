package spielwerk.web;

import io.javalin.Javalin;
import org.eclipse.jetty.http.MimeTypes;
import spielwerk.arena.library.Library;

/**
 * Loads what every start of the server needs, on a thread of its own, while others find out what is
 * wanted: the native code of the library and the classes of the server.
 */
public final class WarmStart {
  private WarmStart() {}

  public static void begin() {
    Thread thread = new Thread(WarmStart::load, "prepare");
    thread.setDaemon(true);
    thread.start();
  }

  private static void load() {
    Library.prepare();
    Javalin.create(Workbench::quiet);
    var unused = MimeTypes.DEFAULTS; // reads tables, and the calendars of all countries
  }
}
