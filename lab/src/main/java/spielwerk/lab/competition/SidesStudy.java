package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.List;
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
 * Two sides at one table, two players against two as a rule: who has more points in the end, and
 * what both had round by round if the game records it ({@link Chronicled}). All contests have the
 * same maps; every map is played twice with the sides changed.
 *
 * @param games of each contest
 */
public record SidesStudy(String game, List<SidesPairing> contests, int games) implements Study {
  private static final int MOST_SEATS = 10;

  static SidesStudy read(YamlFields fields) {
    int games = fields.integer("games", 4, 1_000_000);
    if (games % 2 == 1) {
      throw fields.mistake(
          "games", "'games' must be even, for every map is played twice with the sides changed");
    }
    List<SidesPairing> contests = new ArrayList<>();
    fields.parts("contests").forEach(part -> contests.add(SidesPairing.read(part)));
    return new SidesStudy(fields.text("game"), List.copyOf(contests), games);
  }

  @Override
  public void check(Catalogue catalogue) {
    Game rules = catalogue.game(game);
    int seats = rules.traits().seats();
    if (seats % 2 == 1 || seats > MOST_SEATS) {
      throw new Mistake(
          "Two sides need an even number of seats up to %d; %s has %d."
              .formatted(MOST_SEATS, rules.text(), seats));
    }
    List<String> figures = figures(rules);
    for (SidesPairing contest : contests) {
      NamedEngine.check(
          catalogue, List.of(game), List.of(contest.first().engine(), contest.second().engine()));
      for (SidesPairing.Note note : contest.notes()) {
        if (!figures.contains(note.figure())) {
          throw new Mistake(
              "%s has no figure '%s' by round; it has %s."
                  .formatted(
                      rules.text(),
                      note.figure(),
                      figures.isEmpty() ? "none" : String.join(", ", figures)));
        }
      }
    }
  }

  private static List<String> figures(Game rules) {
    return rules.start(rules.setup(0)) instanceof Chronicled chronicled
        ? chronicled.figures()
        : List.of();
  }

  /** The games, contest by contest. */
  List<SidesSample> measure(StudyContext studyContext) {
    Game rules = studyContext.catalogue().game(game);
    List<SidesGame> played =
        studyContext.all(
            "games",
            SidesGame.class,
            contests.size() * games,
            i ->
                SidesGame.play(
                    contests.get(i / games),
                    rules,
                    studyContext.catalogue(),
                    studyContext.seed(),
                    i % games));
    List<SidesSample> samples = new ArrayList<>();
    for (int c = 0; c < contests.size(); c++) {
      samples.add(
          new SidesSample(
              contests.get(c), figures(rules), played.subList(c * games, (c + 1) * games)));
    }
    return samples;
  }

  @Override
  public Findings run(StudyContext studyContext) {
    List<SidesSample> samples = measure(studyContext);
    SidesReport report = new SidesReport(this, samples, studyContext.seed());
    return new Findings(
        report.summary(),
        report.sections(),
        samples.stream().flatMap(sample -> sample.measures().stream()).toList());
  }
}
