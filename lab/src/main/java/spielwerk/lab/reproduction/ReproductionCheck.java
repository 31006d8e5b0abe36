package spielwerk.lab.reproduction;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import spielwerk.lab.Experiments;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.reproduction.Finding.Claim;
import spielwerk.lab.reproduction.Verdicts.FindingResult;

/**
 * Whether the guide says what the kept results say, and every finding has an answer.
 *
 * @param home the folder of the sources
 */
public record ReproductionCheck(Path home) {

  private static final String TYPED = " has a result that was typed, not taken from what is kept: ";

  /** Pages with results of single matches, which name the command of each and keep nothing. */
  private static final Set<String> MATCHES =
      Set.of("docs/mcts.md", "docs/othello.md", "docs/quickciv-bots.md", "docs/threat.md");

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
                        + " is not what the kept results give; write it anew with: ./spielwerk"
                        + " reproduce --keep");
              }
            });
    faults.addAll(unmeasurable());
    faults.addAll(unexplained());
    faults.addAll(typed());
    return faults;
  }

  /**
   * Results with their intervals that stand in the guide and not in what is kept. The page of
   * results takes its own from there; any other may only repeat them.
   */
  private List<String> typed() {
    String kept = String.join("\n", new ReproductionPages(home).all().values());
    List<String> faults = new ArrayList<>();
    for (String result : ResultsTemplate.typed(read(ResultsTemplate.PLACE))) {
      faults.add(ResultsTemplate.PLACE + TYPED + result);
    }
    for (String page : guide()) {
      for (String result : ResultsTemplate.typed(read(page))) {
        if (!kept.contains(result)) {
          faults.add(page + TYPED + result);
        }
      }
    }
    return faults;
  }

  private String read(String page) {
    return ReproductionPages.read(home.resolve(page));
  }

  /** The English pages that are not made of kept results, and whose numbers are. */
  private List<String> guide() {
    List<String> pages = new ArrayList<>(List.of("README.md"));
    Path docs = home.resolve("docs");
    try (Stream<Path> files = Files.list(docs)) {
      files
          .map(file -> "docs/" + file.getFileName())
          .filter(page -> page.endsWith(".md") && !MATCHES.contains(page))
          .sorted()
          .forEach(pages::add);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return pages;
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

  /** What was run smaller than meant, and what did not hold, without a word about it. */
  private List<String> unexplained() {
    List<String> faults = new ArrayList<>();
    FindingsFile file = FindingsFile.read(home.resolve(FindingsFile.PLACE));
    KeptResults kept = new KeptResults(home.resolve("experiments/data"));
    Set<String> smaller = new LinkedHashSet<>();
    for (FindingResult result : Verdicts.of(file, kept).all()) {
      result.claims().stream()
          .filter(ClaimResult::smaller)
          .forEach(claim -> smaller.add(claim.claim().experiment()));
      Finding finding = result.finding();
      if (file.findings().contains(finding)
          && result.verdict() == Verdict.DID_NOT_HOLD
          && finding.diagnosis() == 0) {
        faults.add("Finding %d did not hold and has no diagnosis.".formatted(finding.number()));
      }
    }
    smaller.stream()
        .filter(experiment -> file.smaller(experiment).isEmpty())
        .map(name -> name + " was run smaller than meant, and 'smaller' does not say why.")
        .forEach(faults::add);
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
