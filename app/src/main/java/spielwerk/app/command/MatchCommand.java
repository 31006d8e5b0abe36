package spielwerk.app.command;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.MatchKind;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Mistake;
import spielwerk.runs.Journal;
import spielwerk.runs.RunDraft;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/** {@code spielwerk match}: engines play each other, every game is kept. */
@Command(
    name = "match",
    description =
        "Let engines play each other; every game is kept, and the score has a 95%% confidence interval.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk match connect4 alphabeta:depth=4 random --games 20",
      "  spielwerk match fiveinarow:size=7 alphabeta:eval=open alphabeta:eval=rows"
          + " --budget depth=3",
      "  spielwerk match connect4 alphabeta alphabeta --budget nodes=1000 --budget nodes=4000",
      "  spielwerk match connect4 alphabeta:depth=5 alphabeta:depth=3 --games 2000 --sprt 0,30",
      "",
      "Each opening is played once from every seat. Ctrl-C ends a match cleanly;",
      "spielwerk resume continues it."
    })
public final class MatchCommand implements Callable<Integer>, SpecHelp {
  /** What an engine may have of its own. */
  private static final Set<String> EACH = Set.of("budget", "choice");

  @Mixin private final CommonOptions common;
  @Mixin private final WhereOptions where = new WhereOptions();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "ENGINE",
      description = "The engines, with their options: as many as the game has seats.")
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--sync",
      description = "Flush every game to disk before going on, in case of a power failure.")
  private boolean sync;

  private final SpecOptions options =
      new SpecOptions(MatchSpec.CODEC, Set.of("game", "players", "teams", "seed"), EACH);

  public MatchCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public SpecCodec<?> codec() {
    return MatchSpec.CODEC;
  }

  @Override
  public void fill(CommandSpec spec) {
    options.addTo(spec);
  }

  @Override
  public Integer call() {
    YamlFields fields = YamlFields.ofOptions(fields());
    RunDraft match =
        new MatchKind()
            .draft(fields, common.catalogue(), common.data(), Optional.of(common.seed()));
    where.check();
    WritableCheck.check(common.data());
    try (Journal journal = match.begin(new Runs(common.data(), Clock.systemUTC()), sync)) {
      return new RunLoop(common, journal, where).announce().go();
    }
  }

  /** All that was typed, as a file would have it. */
  private Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>(options.values());
    if ("0".equals(fields.get("maxMoves"))) {
      throw new Mistake("--max-moves 0 is not allowed; without the option there is no limit.");
    }
    List<Map<String, Object>> players = new ArrayList<>();
    engines.forEach(engine -> players.add(new LinkedHashMap<>(Map.of("engine", engine))));
    for (String own : EACH) {
      List<String> typed = options.typed(own);
      if (typed.size() > 1 && typed.size() != players.size()) {
        throw new Mistake(
            "There are %d engines but %d entries of %s; give one for all or one for each."
                .formatted(players.size(), typed.size(), own));
      }
      for (int i = 0; i < players.size() && !typed.isEmpty(); i++) {
        players.get(i).put(own, typed.get(typed.size() == 1 ? 0 : i));
      }
    }
    fields.put("game", game);
    fields.put("players", players);
    return fields;
  }
}
