package spielwerk.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.arena.Tournament;
import spielwerk.arena.TournamentSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.lab.Fields;
import spielwerk.lab.TournamentFields;
import spielwerk.runs.Journal;

/** {@code spielwerk tournament}: many engines play each other. */
@Command(
    name = "tournament",
    description = {
      "Let many engines play each other as a YAML file describes it; every game is kept, and"
          + " ratings have their doubt."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk tournament docs/examples/tournament.yaml",
      "  spielwerk tournament cup.yaml --seed 7 --threads 2 --json",
      "",
      "A file, with what counts if a field is left out (game and players must be there):",
      "",
      "  game: connect4",
      "  kind: roundrobin        or gauntlet (the first against all), swiss, knockout",
      "  players:",
      "    - random",
      "    - {name: deep, engine: \"alphabeta:depth=4\", budget: nodes=5000, choice: best}",
      "  teams: {of: [mspider, mtactix], most: 2}    also all teams of these engines",
      "  rounds: 1               how often all meet; of swiss: usually as many as a cup needs",
      "  games: 2                games of an encounter, a multiple of the seats",
      "  openings: random:plies=2    or none, or a file with a line of moves for each",
      "  budget: free            for all who have none of their own",
      "  choice: best",
      "  maxMoves: 250           a game is a draw after so many moves; usually never",
      "  drawOffers: true        whether engines may agree on a draw",
      "  clock: 60s+1s           usually none",
      "  resign: value=0.9,moves=4       a win if all seats agree by their values; usually never",
      "  draw: value=0.02,moves=8,from=40",
      "  goal: win               or points; usually what the game says",
      "  anchor: {random: 0}     whose rating is fixed; usually the mean is 0",
      "  seed: 1                 unless --seed is given",
      "",
      "Ctrl-C ends a tournament cleanly; spielwerk resume goes on with it."
    })
public final class TournamentCommand implements Callable<Integer> {
  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "FILE.yaml", description = "Who plays, and how.")
  private Path file;

  @Option(
      names = "--sync",
      description = "Wait after every game until the disk has it, for fear of a loss of power.")
  private boolean sync;

  public TournamentCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    SpecFile source = SpecFile.read(common, file);
    Fields fields = source.fields();
    TournamentSpec spec = TournamentFields.read(file, fields, catalogue);
    Tournament tournament =
        tournament(source.seeded() ? spec : spec.withSeed(common.seed()), fields);
    try (Journal journal = tournament.begin(source.runs(), sync)) {
      return new RunLoop(common, journal).announce().go();
    }
  }

  private Tournament tournament(TournamentSpec spec, Fields fields) {
    try {
      return Tournament.of(spec, common.catalogue());
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }
}
