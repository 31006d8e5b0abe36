package spielwerk.lab.reproduction;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.lab.Experiments;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.reproduction.Finding.Claim;

/**
 * Whether the guide says what the kept results say, and every finding has an answer.
 *
 * @param home the folder of the sources
 */
public record ReproductionCheck(Path home) {

  /** What is wrong, a sentence each. */
  public List<String> faults() {
    List<String> faults = new ArrayList<>(unanswered());
    new ReproductionPages(home)
        .all()
        .forEach(
            (file, text) -> {
              if (!ReproductionPages.read(file).equals(text)) {
                faults.add(
                    home.relativize(file)
                        + " is not what the kept results give; write it anew with: ./spielwerk reproduce --keep");
              }
            });
    faults.addAll(unmeasurable());
    for (String page : List.of(ResultsTemplate.PLACE, "README.md")) {
      for (String line : ResultsTemplate.typed(ReproductionPages.read(home.resolve(page)))) {
        faults.add(page + " has a result that was typed, not taken from what is kept: " + line);
      }
    }
    return faults;
  }

  /** What the results quote though nothing measures it. */
  private List<String> unmeasurable() {
    List<String> known = new ArrayList<>(new Experiments(home.resolve("experiments")).names());
    QuotedCommands.read(home.resolve(QuotedCommands.PLACE))
        .commands()
        .forEach(command -> known.add(command.name()));
    return new ReproductionPages(home)
        .quoted().stream()
            .filter(source -> !known.contains(source))
            .map(
                source ->
                    ResultsTemplate.PLACE
                        + " quotes '"
                        + source
                        + "', which is neither an experiment nor in "
                        + QuotedCommands.PLACE
                        + ".")
            .toList();
  }

  /** Claims that no experiment measures. */
  List<String> unanswered() {
    List<String> faults = new ArrayList<>();
    List<String> experiments = new Experiments(home.resolve("experiments")).names();
    KeptResults kept = new KeptResults(home.resolve("experiments/data"));
    for (Finding finding : FindingsFile.read(home.resolve(FindingsFile.PLACE)).all()) {
      for (Claim claim : finding.claims()) {
        if (!experiments.contains(claim.experiment())) {
          faults.add(
              "Finding %d: there is no experiment '%s'."
                  .formatted(finding.number(), claim.experiment()));
          continue;
        }
        Optional<KeptMeasures> measures = kept.shipped(claim.experiment());
        if (measures.isPresent() && measures.get().measure(claim.measure()).isEmpty()) {
          faults.add(
              "Finding %d: %s has measured no '%s'."
                  .formatted(finding.number(), claim.experiment(), claim.measure()));
        }
      }
    }
    return faults;
  }
}
