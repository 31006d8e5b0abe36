package spielwerk.engines.team;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Candidate;
import spielwerk.core.Voice;

/**
 * One list of moves made of several engines' lists (Morphion, chapter 2.4): the ratings of each are
 * normalised, multiplied with its weight, added per move and sorted. Moves of equal rating stay in
 * the order in which they were first named.
 */
final class Blend {
  private final List<Member> members;
  private final Normalise normalise;
  private final int[] wants;
  private final Map<Integer, Sum> sums = new LinkedHashMap<>();

  Blend(List<Member> members, Normalise normalise) {
    this.members = members;
    this.normalise = normalise;
    this.wants = new int[members.size()];
    Arrays.fill(wants, -1);
  }

  /** Adds what a member says, best first; nothing if it has no opinion. */
  void add(int member, List<Candidate> opinion) {
    if (opinion.isEmpty()) {
      return;
    }
    wants[member] = opinion.get(0).move();
    double[] parts = normalise.apply(opinion.stream().mapToDouble(Candidate::rating).toArray());
    double weight = members.get(member).weight();
    for (int i = 0; i < parts.length; i++) {
      sums.computeIfAbsent(opinion.get(i).move(), move -> new Sum(members.size()))
          .add(member, weight, parts[i] * weight, opinion.get(i));
    }
  }

  /** All that was said as one opinion with the share of each member. */
  Blended blended() {
    List<Sum> sorted = new ArrayList<>(sums.values());
    sorted.sort(Comparator.comparingDouble((Sum sum) -> sum.rating).reversed());
    List<Voice> voices = new ArrayList<>();
    for (int m = 0; m < members.size(); m++) {
      int member = m;
      List<Double> shares = sorted.stream().map(sum -> sum.share(member)).toList();
      voices.add(new Voice(members.get(m).text(), wants[m], shares));
    }
    return new Blended(sorted.stream().map(Sum::candidate).toList(), voices);
  }

  record Blended(List<Candidate> candidates, List<Voice> voices) {}

  /** What the members say about one move. */
  private static final class Sum {
    private final double[] parts;
    private final double[] weights;
    private double rating;
    private double values;
    private double valued;
    private double largest;
    private @Nullable Candidate speaker;
    private @Nullable Candidate prover;

    Sum(int members) {
      parts = new double[members];
      weights = new double[members];
    }

    void add(int member, double weight, double part, Candidate opinion) {
      parts[member] += part;
      weights[member] = weight;
      rating += part;
      if (opinion.hasValue()) {
        values += weight * opinion.value();
        valued += weight;
      }
      boolean longer = speaker == null || opinion.line().size() > 1 && speaker.line().size() <= 1;
      if (longer || part > largest && opinion.line().size() > 1) {
        largest = part;
        speaker = opinion;
      }
      if (opinion.exact() && prover == null) {
        prover = opinion;
      }
    }

    /** How much of the rating is the member's; where it is 0, who named the move at all. */
    double share(int member) {
      double[] by = rating > 0 ? parts : weights;
      double all = 0;
      for (double one : by) {
        all += one;
      }
      return by[member] / all;
    }

    /**
     * A proof counts more than an opinion: value and line are then the prover's. Otherwise the
     * value is the weighted mean of those who have one, the line that of the loudest who gives one.
     */
    Candidate candidate() {
      if (prover != null) {
        return new Candidate(prover.move(), rating, prover.value(), true, prover.line());
      }
      if (speaker == null) {
        throw new IllegalStateException("no member rated this move");
      }
      double value = valued > 0 ? values / valued : Candidate.UNKNOWN;
      return new Candidate(speaker.move(), rating, value, false, speaker.line());
    }
  }
}
