package spielwerk.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Mistake;

/** How large an experiment is to be, the smallest first; not every experiment has all. */
public enum Scale {
  /** Small enough to wait for. */
  QUICK,
  /** As large as an afternoon allows, where the size that is meant does not fit into one. */
  MEDIUM,
  /** The size that the experiment is meant to have. */
  PAPER;

  /** Its word in files and commands. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(Scale::word).toList();
  }

  /** The scale with this word, if it is one of the three: a file may have others. */
  public static Optional<Scale> of(String word) {
    return Arrays.stream(values()).filter(scale -> scale.word().equals(word)).findFirst();
  }

  /**
   * The scale with this word.
   *
   * @throws Mistake if there is none
   */
  public static Scale named(String word) {
    return of(word)
        .orElseThrow(
            () ->
                new Mistake(
                    "There is no scale '%s'; there are %s."
                        .formatted(word, String.join(", ", words()))));
  }

  /** The word of the largest scale that an experiment has and that is not larger than this one. */
  public String within(Experiment experiment) {
    for (int i = ordinal(); i > 0; i--) {
      if (experiment.scales().containsKey(values()[i].word())) {
        return values()[i].word();
      }
    }
    return QUICK.word();
  }
}
