package spielwerk.engines.experience;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What was seen in games: by situation (a position, a constellation) the answers and what came of
 * them. It also remembers which games it was made of, so that none counts twice. What it holds does
 * not depend on the order in which the games came.
 */
public final class Experience {
  private final String kind;
  private final String subject;
  private final int plies;
  private final SortedSet<Long> games = new TreeSet<>();
  private final SortedMap<Long, SortedMap<Integer, AnswerStatistics>> situations = new TreeMap<>();

  /**
   * @param kind who can use it: {@code book} or {@code teachme}
   * @param subject the game it is about, as its kind names it
   * @param plies how many moves of a game were looked at
   */
  Experience(String kind, String subject, int plies) {
    this.kind = kind;
    this.subject = subject;
    this.plies = plies;
  }

  public String kind() {
    return kind;
  }

  public String subject() {
    return subject;
  }

  public int plies() {
    return plies;
  }

  /** How many games it was made of. */
  public int games() {
    return games.size();
  }

  /** How many situations it knows. */
  public int size() {
    return situations.size();
  }

  /** The answers to a situation, none if it was never seen. */
  Map<Integer, AnswerStatistics> answers(long situation) {
    SortedMap<Integer, AnswerStatistics> known = situations.get(situation);
    return known == null ? Map.of() : known;
  }

  /** Marks a game as known; false if it was. */
  boolean remember(long game) {
    return games.add(game);
  }

  /** Another answer to a situation. */
  void add(long situation, int answer, double share) {
    situations
        .computeIfAbsent(situation, key -> new TreeMap<>())
        .merge(answer, AnswerStatistics.NONE.plus(share), (old, one) -> old.plus(share));
  }

  void put(long situation, int answer, AnswerStatistics answerStatistics) {
    situations.computeIfAbsent(situation, key -> new TreeMap<>()).put(answer, answerStatistics);
  }

  SortedSet<Long> gamesSeen() {
    return Collections.unmodifiableSortedSet(games);
  }

  SortedMap<Long, SortedMap<Integer, AnswerStatistics>> all() {
    return Collections.unmodifiableSortedMap(situations);
  }
}
