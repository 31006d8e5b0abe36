package spielwerk.lab.reproduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.reproduction.Finding.Claim;

/** All findings with their verdicts, from what experiments measured. */
public record Verdicts(
    List<Finding.Paper> papers,
    List<FindingResult> results,
    List<FindingResult> beyond,
    List<FindingsFile.Smaller> smaller) {

  /** A finding and what became of its claims. */
  public record FindingResult(Finding finding, List<ClaimResult> claims) {
    public Verdict verdict() {
      return finding.undecided()
          ? Verdict.CANNOT_BE_TOLD
          : Verdict.together(claims.stream().map(ClaimResult::verdict).toList());
    }

    /** At which scale it was measured: {@code paper}, {@code quick}, or {@code not run}. */
    public String basis() {
      return claims.stream()
          .map(claim -> claim.from().map(KeptMeasures::scale).orElse("not run"))
          .distinct()
          .collect(Collectors.joining(", "));
    }
  }

  /**
   * Decides all claims.
   *
   * @param source what an experiment measured, if it was run
   */
  public static Verdicts of(FindingsFile file, Function<String, Optional<KeptMeasures>> source) {
    return new Verdicts(
        file.papers(),
        results(file.papers(), file.findings(), source),
        results(file.papers(), file.beyond(), source),
        file.smaller());
  }

  /** Claims are corrected together with those of the same paper. */
  private static List<FindingResult> results(
      List<Finding.Paper> papers,
      List<Finding> findings,
      Function<String, Optional<KeptMeasures>> source) {
    List<FindingResult> all = new ArrayList<>();
    for (Finding.Paper paper : papers) {
      List<Finding> own =
          findings.stream().filter(each -> each.paper().equals(paper.id())).toList();
      List<ClaimResult> claims = new ArrayList<>();
      for (Finding finding : own) {
        for (Claim claim : finding.claims()) {
          claims.add(ClaimResult.of(claim, source.apply(claim.experiment())));
        }
      }
      List<ClaimResult> corrected = corrected(claims);
      int next = 0;
      for (Finding finding : own) {
        int end = next + finding.claims().size();
        all.add(new FindingResult(finding, List.copyOf(corrected.subList(next, end))));
        next = end;
      }
    }
    return List.copyOf(all);
  }

  private static List<ClaimResult> corrected(List<ClaimResult> claims) {
    double[] adjusted =
        Holm.adjust(
            claims.stream().filter(ClaimResult::tested).mapToDouble(ClaimResult::p).toArray());
    List<ClaimResult> corrected = new ArrayList<>();
    int next = 0;
    for (ClaimResult claim : claims) {
      corrected.add(claim.tested() ? claim.corrected(adjusted[next++]) : claim);
    }
    return corrected;
  }

  public List<FindingResult> of(Finding.Paper paper) {
    return results.stream().filter(each -> each.finding().paper().equals(paper.id())).toList();
  }

  /** Those of the papers, then those beyond them. */
  public List<FindingResult> all() {
    return Stream.concat(results.stream(), beyond.stream()).toList();
  }

  /** The finding that tells why another did not hold, if there is one. */
  Optional<FindingResult> diagnosis(FindingResult of) {
    return all().stream()
        .filter(each -> each.finding().number() == of.finding().diagnosis())
        .findFirst();
  }

  /** What was run of the experiments that some findings need where it is less than is meant. */
  List<FindingsFile.Smaller> smaller(List<FindingResult> findings) {
    List<String> needed =
        findings.stream()
            .flatMap(finding -> finding.claims().stream())
            .filter(ClaimResult::smaller)
            .map(claim -> claim.claim().experiment())
            .distinct()
            .toList();
    return needed.stream()
        .flatMap(name -> smaller.stream().filter(each -> each.experiment().equals(name)))
        .toList();
  }

  /** How many findings of the papers came out so. */
  public long count(Verdict verdict) {
    return results.stream().filter(each -> each.verdict() == verdict).count();
  }
}
