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
    for (String page : List.of(ReproductionPages.RESULTS, "README.md")) {
      for (String table : GeneratedTables.unexplained(ReproductionPages.read(home.resolve(page)))) {
        faults.add(
            page
                + " has a table that is neither made from kept results nor says where it is from: "
                + table);
      }
    }
    return faults;
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
