package spielwerk.workshop.fiveinarow;

import java.util.List;
import spielwerk.core.Option;
import spielwerk.engines.fiveinarow.threat.ThreatNet;
import spielwerk.workshop.Tool;

/** What is made for five in a row. */
public final class FiveInARowTools {
  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "fiveinarow-weights",
              "Fit the numbers in the evaluation of the engine threat.",
              "--games 20 --nodes 200",
              1,
              List.of(
                  Option.integer("games", 900, 2, 100_000, "games of the engine with itself"),
                  Option.integer("nodes", 1500, 1, 1_000_000, "nodes for each move")),
              (settings, seed, progress) ->
                  new Tool.Lines(
                      new ThreatFit(settings.integer("games"), settings.integer("nodes"), seed)
                          .run(progress)
                          .text()
                          .lines()
                          .toList())),
          new Tool(
              "fiveinarow-net",
              "Train the network of the engine threat.",
              "--games 300 --nodes 100 --into threat.gz",
              1,
              List.of(
                  Tool.count("games", 40_000, "games of the engine with itself"),
                  Option.integer("nodes", 500, 1, 1_000_000, "nodes for each move"),
                  Option.integer("epochs", 8, 1, 100, "how often each position is learnt from"),
                  Option.flag("net", false, "play these games with the network that ships")),
              (settings, seed, progress) ->
                  new Tool.ModelFile(
                      "threat.gz",
                      new NetFit(
                              settings.flag("net") ? ThreatNet.learnt() : null,
                              settings.integer("games"),
                              settings.integer("nodes"),
                              settings.integer("epochs"),
                              seed)
                          .run(progress)
                          .write())),
          new Tool(
              "fiveinarow-openings",
              "List openings of three stones after which neither side is ahead.",
              "--openings 5 --nodes 200",
              1,
              List.of(
                  Option.integer("openings", 60, 1, 1000, "how many"),
                  Option.integer("nodes", 20_000, 1, 10_000_000, "nodes of threat for each")),
              (settings, seed, progress) ->
                  new Tool.Lines(
                      new EvenOpenings(settings.integer("openings"), settings.integer("nodes"))
                          .lines(progress))));

  private FiveInARowTools() {}
}
