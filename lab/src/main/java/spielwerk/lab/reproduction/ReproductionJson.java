package spielwerk.lab.reproduction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.lab.reproduction.Verdicts.FindingResult;

/** Findings and verdicts as a document, for {@code --json} and for the page. */
public final class ReproductionJson {
  private ReproductionJson() {}

  /** All findings. */
  public static Map<String, Object> of(Verdicts reproduction) {
    return of(
        reproduction,
        reproduction.all().stream().map(result -> result.finding().number()).toList());
  }

  /** The findings with these numbers. */
  public static Map<String, Object> of(Verdicts reproduction, List<Integer> numbers) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("schema", 1);
    List<Map<String, Object>> papers = new ArrayList<>();
    for (Finding.Paper paper : reproduction.papers()) {
      papers.add(Map.of("id", paper.id(), "title", paper.title()));
    }
    document.put("papers", papers);
    document.put("items", findings(reproduction, reproduction.results(), numbers));
    document.put("beyond", findings(reproduction, reproduction.beyond(), numbers));
    return document;
  }

  private static List<Map<String, Object>> findings(
      Verdicts reproduction, List<FindingResult> results, List<Integer> numbers) {
    return results.stream()
        .filter(result -> numbers.contains(result.finding().number()))
        .map(result -> finding(reproduction, result))
        .toList();
  }

  private static Map<String, Object> finding(Verdicts reproduction, FindingResult result) {
    Finding finding = result.finding();
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("number", finding.number());
    item.put("paper", finding.paper());
    item.put("place", finding.place());
    item.put("says", finding.says());
    item.put("german", finding.german());
    item.put("figure", finding.figure());
    item.put("stelle", finding.stelle().isEmpty() ? finding.place() : finding.stelle());
    item.put("zahl", finding.zahl().isEmpty() ? finding.figure() : finding.zahl());
    item.put("note", finding.note());
    item.put("hinweis", finding.hinweis());
    item.put("verdict", result.verdict().toString());
    reproduction
        .diagnosis(result)
        .ifPresent(
            why ->
                item.put(
                    "diagnosis",
                    Map.of(
                        "number", why.finding().number(),
                        "says", why.finding().says(),
                        "german", why.finding().german(),
                        "verdict", why.verdict().toString())));
    item.put(
        "smaller",
        reproduction.smaller(List.of(result)).stream()
            .map(
                each ->
                    Map.of(
                        "experiment", each.experiment(),
                        "says", each.says(),
                        "german", each.german()))
            .toList());
    item.put("claims", result.claims().stream().map(ReproductionJson::claim).toList());
    return item;
  }

  private static Map<String, Object> claim(ClaimResult result) {
    Finding.Claim claim = result.claim();
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("experiment", claim.experiment());
    item.put("measure", claim.measure());
    item.put("claim", claim.shown());
    item.put("than", claim.than());
    item.put("margin", claim.margin());
    claim.paperValue().ifPresent(value -> item.put("paper", value));
    item.put("verdict", result.verdict().toString());
    result
        .measure()
        .ifPresent(
            measure -> {
              item.put("kind", measure.kind().toString());
              item.put("value", measure.value());
              item.put("interval", List.of(measure.low(), measure.high()));
              item.put("n", measure.n());
            });
    if (result.tested()) {
      item.put("p", result.p());
      item.put("holm", result.holm());
      item.put("smallest", result.smallest());
    }
    result
        .from()
        .ifPresent(
            kept -> {
              item.put("scale", kept.scale());
              item.put("seed", kept.seed());
              item.put("command", kept.command());
              item.put("date", kept.date());
              item.put("build", kept.build());
              item.put("machine", kept.machine());
              item.put("seconds", kept.seconds());
            });
    return item;
  }
}
