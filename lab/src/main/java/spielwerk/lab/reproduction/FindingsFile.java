package spielwerk.lab.reproduction;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/**
 * All findings, as {@code docs/findings.yaml} has them.
 *
 * @param beyond what was found here and stands in no paper, by the same rule
 */
public record FindingsFile(
    @Field(about = "the papers", range = "1..") List<Finding.Paper> papers,
    @Field(about = "their findings", range = "1..") List<Finding> findings,
    @Field(about = "what was found here beyond them", range = "1..") List<Finding> beyond,
    @Field(about = "experiments that were run smaller than meant, and why", range = "1..")
        List<Smaller> smaller) {
  public static final String PLACE = "docs/findings.yaml";

  private static final SpecCodec<FindingsFile> CODEC =
      SpecCodec.of("findings", FindingsFile.class).check((file, catalogue) -> file.check());

  public FindingsFile {
    papers = List.copyOf(papers);
    findings = List.copyOf(findings);
    beyond = List.copyOf(beyond);
    smaller = List.copyOf(smaller);
  }

  /**
   * What was run of an experiment in place of the size that it is meant to have.
   *
   * @param says what, and why not more, in a sentence
   */
  public record Smaller(
      @Field(about = "the experiment") String experiment,
      @Field(about = "what was run instead, and why, in a sentence") String says,
      @Field(about = "the same in German") String german) {}

  /** Why an experiment was run smaller than meant, if it was. */
  public Optional<Smaller> smaller(String experiment) {
    return smaller.stream().filter(each -> each.experiment().equals(experiment)).findFirst();
  }

  /**
   * Reads a file.
   *
   * @throws Mistake with the line, if something in it is wrong
   */
  public static FindingsFile read(Path file) {
    return CODEC.readPart(YamlFields.read(file), Catalogue.load()).check();
  }

  /** All that have a number, those of the papers first. */
  public List<Finding> all() {
    return Stream.concat(findings.stream(), beyond.stream()).toList();
  }

  private FindingsFile check() {
    Set<Integer> numbers = new HashSet<>();
    List<String> ids = papers.stream().map(Finding.Paper::id).toList();
    for (Finding finding : all()) {
      if (!numbers.add(finding.number())) {
        throw new Mistake("There are two findings " + finding.number() + ".");
      }
      if (!ids.contains(finding.paper())) {
        throw new Mistake(
            "Finding %d is from '%s'; there are %s."
                .formatted(finding.number(), finding.paper(), String.join(", ", ids)));
      }
    }
    for (Finding finding : all()) {
      int other = finding.diagnosis();
      if (other != 0 && (other == finding.number() || !numbers.contains(other))) {
        throw new Mistake(
            "Finding %d has the diagnosis %d, which is no other finding."
                .formatted(finding.number(), other));
      }
    }
    return this;
  }
}
