package spielwerk.lab.reproduction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import spielwerk.core.Text;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.reproduction.Verdicts.FindingResult;
import spielwerk.runs.report.Numbers;

/** The pages of the guide: the papers' findings, and what was found beyond them. */
record ReproductionMarkdown(Verdicts reproduction) {
  private static final String HEAD =
      "| | finding | paper | claim | here (95%) | n | p | Holm | 80% | verdict | scale |\n"
          + "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";

  static final String RULE =
      """
      One rule decides all claims. A claim of difference (`> 0`) by the test that belongs to the 95% interval, two-sided; a claim of equality (`0 ± 3`) by two one-sided tests
      with the margin named in the claim. All claims of a paper are corrected together (Holm); the verdict is that of the corrected p, and both are shown. A claim that neither holds nor is refuted
      at 5% cannot be told. The column *80%* is the power: the smallest effect (for a claim of equality the smallest margin) that would have been found with a probability of 80%;
      `±` a distance, `×` a factor. *exact*: counted or computed once, nothing to test. A finding with several claims holds if all hold, and does not if one does not. Margins and thresholds are ours where the paper names none.
      """;

  String papers() {
    StringBuilder text = new StringBuilder("# Reproduction\n\n");
    text.append(
        "Every finding of the five papers, measured again. This page is made by `./spielwerk"
            + " reproduce --keep` from [findings.yaml](findings.yaml) and the results kept in"
            + " `experiments/data`; in the workbench it is under *Experiments*.\n\n");
    text.append(RULE).append("\n");
    text.append(
        "*Scale* says how much was run: *paper* is the size that the experiment is meant to have,"
            + " *medium* and *quick* are smaller ones; what was run in their place and why stands"
            + " below each table. *not run* has no kept result yet.\n\n");
    text.append("| paper | findings | held | did not hold | cannot be told |\n");
    text.append("| --- | --- | --- | --- | --- |\n");
    for (Finding.Paper paper : reproduction.papers()) {
      List<FindingResult> own = reproduction.of(paper);
      text.append(
          "| [%s](#%s) | %d | %d | %d | %d |\n"
              .formatted(
                  paper.title(),
                  paper.id(),
                  own.size(),
                  count(own, Verdict.HELD),
                  count(own, Verdict.DID_NOT_HOLD),
                  count(own, Verdict.CANNOT_BE_TOLD)));
    }
    text.append(
        "| all | %d | %d | %d | %d |\n"
            .formatted(
                reproduction.results().size(),
                reproduction.count(Verdict.HELD),
                reproduction.count(Verdict.DID_NOT_HOLD),
                reproduction.count(Verdict.CANNOT_BE_TOLD)));
    for (Finding.Paper paper : reproduction.papers()) {
      List<FindingResult> own = reproduction.of(paper);
      text.append("\n## ").append(paper.id()).append("\n\n").append(paper.title()).append(".\n\n");
      text.append(
          "![Our intervals beside the paper's values](pictures/reproduction-%s.svg)\n\n"
              .formatted(paper.id()));
      text.append(section(own));
    }
    return text.toString();
  }

  String beyond() {
    return "# What was found beyond the papers\n\n"
        + "Not in the papers, or left open there; found here, and decided by the same rule"
        + " as [their findings](reproduction.md). Made by `./spielwerk reproduce"
        + " --keep`.\n\n"
        + RULE
        + "\n"
        + section(reproduction.beyond());
  }

  /** A table of some findings, for a page that tells more about them. */
  String rows(List<Integer> numbers) {
    StringBuilder text = new StringBuilder(HEAD);
    reproduction.all().stream()
        .filter(result -> numbers.contains(result.finding().number()))
        .forEach(result -> rows(result, text));
    return text.toString();
  }

  private static long count(List<FindingResult> results, Verdict verdict) {
    return results.stream().filter(result -> result.verdict() == verdict).count();
  }

  private String section(List<FindingResult> results) {
    StringBuilder text = new StringBuilder(HEAD);
    results.forEach(result -> rows(result, text));
    List<String> notes = new ArrayList<>();
    for (FindingResult result : results) {
      String diagnosis =
          reproduction.diagnosis(result).map(ReproductionMarkdown::diagnosis).orElse("");
      if (!result.finding().note().isEmpty() || !diagnosis.isEmpty()) {
        notes.add(
            "- %d: %s"
                .formatted(
                    result.finding().number(), (result.finding().note() + diagnosis).strip()));
      }
    }
    reproduction
        .smaller(results)
        .forEach(each -> notes.add("- `%s`: %s".formatted(each.experiment(), each.says())));
    if (!notes.isEmpty()) {
      text.append("\n").append(String.join("\n", notes)).append("\n");
    }
    return text.append("\n").append(sources(results)).toString();
  }

  private static String diagnosis(FindingResult why) {
    return " Diagnosis: [%d](beyond-the-papers.md), \"%s\" **%s**."
        .formatted(
            why.finding().number(), Text.withoutFullStop(why.finding().says()), why.verdict());
  }

  private static void rows(FindingResult result, StringBuilder text) {
    Finding finding = result.finding();
    boolean first = true;
    for (ClaimResult claim : result.claims()) {
      ClaimText shown = new ClaimText(claim);
      String place = finding.place().isEmpty() ? "" : " (" + finding.place() + ")";
      boolean single = result.claims().size() == 1;
      String verdict = !first ? "" : "**" + result.verdict() + "**";
      text.append(
          "| %s | %s | %s | `%s` %s | %s | %s | %s | %s | %s | %s | %s |\n"
              .formatted(
                  first ? finding.number() : "",
                  first ? finding.says() + place : "",
                  first ? finding.figure() : "",
                  claim.claim().measure(),
                  claim.claim().shown(),
                  shown.here(),
                  shown.count(),
                  shown.p(),
                  shown.holm(),
                  shown.smallest(),
                  single || first && result.verdict() == claim.verdict()
                      ? verdict
                      : (verdict.isEmpty() ? "" : verdict + "; ") + claim.verdict(),
                  shown.scale()));
      first = false;
    }
  }

  /** The commands, each once, and what was not run. */
  private static String sources(List<FindingResult> results) {
    Map<String, KeptMeasures> kept = new LinkedHashMap<>();
    List<String> missing = new ArrayList<>();
    for (FindingResult result : results) {
      for (ClaimResult claim : result.claims()) {
        claim
            .from()
            .ifPresentOrElse(
                each -> kept.put(each.experiment(), each),
                () -> missing.add(claim.claim().experiment()));
      }
    }
    StringBuilder text = new StringBuilder();
    if (!kept.isEmpty()) {
      text.append(
          "| command | date | last sitting | build | machine |\n| --- | --- | --- | --- | --- |\n");
      for (KeptMeasures each : kept.values()) {
        text.append(
            "| `%s` | %s | %s s | %s | %s |\n"
                .formatted(
                    each.command(),
                    each.date(),
                    Numbers.shown(each.seconds()),
                    each.build(),
                    each.machine()));
      }
    }
    if (!missing.isEmpty()) {
      text.append("\nNot run: ")
          .append(
              missing.stream().distinct().map(n -> "`" + n + "`").collect(Collectors.joining(", ")))
          .append(".\n");
    }
    return text.toString();
  }
}
