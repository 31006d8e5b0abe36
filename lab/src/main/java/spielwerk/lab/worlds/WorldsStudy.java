package spielwerk.lab.worlds;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.core.Chronicled;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.lab.Findings;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.runs.spec.YamlFields;

/**
 * In which worlds do findings hold? What a paper leaves open are the factors; a Latin hypercube
 * draws worlds from them; in each world every claim is tried with a few games. What is said about a
 * factor rests on all worlds, so that few games in many worlds tell more than many in few.
 *
 * @param game its text, in which {@code {name}} stands for the value of a factor
 * @param known what is known of the paper's own world
 * @param worlds how many
 * @param games of every claim in every world
 */
record WorldsStudy(
    String game,
    List<WorldFactor> factors,
    List<WorldClaim> claims,
    List<KnownFigure> known,
    int worlds,
    int games)
    implements Study {
  private static final int MOST_WORLDS = 10_000;
  private static final int MOST_GAMES = 100_000;

  static WorldsStudy read(YamlFields fields) {
    int games = fields.integer("games", 4, MOST_GAMES);
    if (games % 2 == 1) {
      throw fields.mistake(
          "games", "'games' must be even, for every map is played twice with the sides changed");
    }
    List<WorldFactor> factors = fields.parts("factors").stream().map(WorldFactor::read).toList();
    if (factors.stream().map(WorldFactor::name).distinct().count() < factors.size()) {
      throw fields.mistake("factors", "two factors have the same name");
    }
    return new WorldsStudy(
        fields.text("game"),
        factors,
        fields.parts("claims").stream().map(WorldClaim::read).toList(),
        fields.has("known")
            ? fields.parts("known").stream().map(KnownFigure::read).toList()
            : List.of(),
        fields.integer("worlds", 2, MOST_WORLDS),
        games);
  }

  /** Every value of every factor is tried once, with the first values of the others. */
  @Override
  public void check(Catalogue catalogue) {
    for (World world : World.oneByOne(factors)) {
      Game rules = catalogue.game(world.fill(game));
      if (rules.traits().seats() % 2 == 1) {
        throw new Mistake(
            "Two sides need an even number of seats; %s has %d."
                .formatted(rules.text(), rules.traits().seats()));
      }
      List<String> engines =
          claims.stream()
              .flatMap(claim -> Stream.of(claim.first(), claim.second()))
              .map(world::fill)
              .distinct()
              .toList();
      NamedEngine.check(catalogue, List.of(rules.text()), engines);
      known.forEach(figure -> checkFigure(rules, figure));
    }
  }

  private static void checkFigure(Game rules, KnownFigure known) {
    List<String> figures = new ArrayList<>(List.of(WorldGame.POINTS, WorldGame.CHOICES));
    if (rules.start(rules.setup(0)) instanceof Chronicled chronicled) {
      figures.addAll(chronicled.figures());
    }
    if (!figures.contains(known.figure())) {
      throw new Mistake(
          "%s has no figure '%s'; it has %s."
              .formatted(rules.text(), known.figure(), String.join(", ", figures)));
    }
  }

  /** All samples, world by world, in each claim by claim. */
  private List<WorldSample> measure(StudyContext studyContext) {
    List<World> drawn = World.latinHypercube(factors, worlds, studyContext.seed());
    Catalogue catalogue = studyContext.catalogue();
    int each = claims.size() * games;
    List<WorldGame> played =
        studyContext.all(
            "games",
            WorldGame.class,
            worlds * each,
            i -> {
              World world = drawn.get(i / each);
              return WorldGame.play(
                  claims.get(i % each / games),
                  world,
                  catalogue.game(world.fill(game)),
                  known,
                  catalogue,
                  studyContext.seed(),
                  i % games);
            });
    List<WorldSample> samples = new ArrayList<>();
    for (int i = 0; i < worlds * claims.size(); i++) {
      samples.add(
          new WorldSample(
              drawn.get(i / claims.size()),
              claims.get(i % claims.size()),
              played.subList(i * games, (i + 1) * games)));
    }
    return samples;
  }

  @Override
  public Findings run(StudyContext studyContext) {
    WorldsReport report = new WorldsReport(this, measure(studyContext), studyContext.seed());
    return new Findings(report.summary(), report.sections(), report.measures());
  }
}
