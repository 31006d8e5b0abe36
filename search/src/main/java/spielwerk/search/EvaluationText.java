package spielwerk.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Catalogue;
import spielwerk.core.Evaluation;
import spielwerk.core.Explanation;
import spielwerk.core.Feature;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.TextFile;
import spielwerk.search.expression.Expression;
import spielwerk.search.expression.ExpressionError;
import spielwerk.search.expression.ExpressionEvaluation;

/**
 * What may stand after {@code eval=}: the name of an evaluation of the game ({@code open}), an
 * expression over its features in square brackets ({@code [10*lead.threes + lead.centre]}), or else
 * a file with such an expression. A file is read when an engine is named, and its content takes its
 * place.
 */
public final class EvaluationText {
  private static final int LARGEST_FILE = 1 << 16;

  private EvaluationText() {}

  /** Whether it stands in square brackets. */
  public static boolean isExpression(String text) {
    return text.startsWith("[") && text.endsWith("]") && text.length() >= 2;
  }

  /** Names are words; whoever has a file without a dot writes {@code ./mine}. */
  private static boolean isName(String text) {
    return text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-' || c == '_');
  }

  /**
   * The expression in brackets as an evaluation.
   *
   * @throws Mistake if it is wrong, with its line and column
   */
  static Evaluation read(Game game, String text) {
    List<Feature> features = features(game);
    String inner = text.substring(1, text.length() - 1);
    return new ExpressionEvaluation(parse(inner, "eval", game, features), features);
  }

  private static List<Feature> features(Game game) {
    List<Feature> features = game.knowledge().features().get();
    if (features.isEmpty()) {
      throw new Mistake(
          "eval: "
              + game.id()
              + " has no features for an expression; "
              + SearchHeuristics.evaluations(game)
              + ".");
    }
    return features;
  }

  private static Expression parse(String text, String where, Game game, List<Feature> features) {
    List<String> names = features.stream().map(Feature::name).toList();
    try {
      return Expression.parse(text, names);
    } catch (ExpressionError wrong) {
      String known =
          wrong.problem() == ExpressionError.Problem.UNKNOWN
              ? "; " + game.id() + " has " + String.join(", ", names)
              : "";
      throw new Mistake(where + ", " + wrong.sentence() + known + ".", wrong);
    }
  }

  /**
   * The name of an engine with the expression itself where it names a file that holds one.
   *
   * @throws Mistake if files may not be named here, the file cannot be read, or what it says is
   *     wrong, with its line and column
   */
  public static Name selfContained(Name engine, Game game, Catalogue catalogue) {
    String text = engine.options().getOrDefault("eval", "");
    if (isName(text) || isExpression(text)) {
      return engine;
    }
    if (!catalogue.quotesFiles()) {
      throw new Mistake(
          engine.id()
              + ": eval is the name of an evaluation or an expression in [square brackets]; files may only be named where the program was started.");
    }
    Expression read = parse(content(text), text, game, features(game));
    Map<String, String> options = new LinkedHashMap<>(engine.options());
    options.put("eval", "[" + read.text() + "]");
    return new Name(engine.id(), engine.values(), options);
  }

  private static String content(String file) {
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      byte[] bytes = in.readNBytes(LARGEST_FILE + 1);
      if (bytes.length > LARGEST_FILE) {
        throw new Mistake(file + " is too large for an evaluation; at most 64 kB are read.");
      }
      return TextFile.decode(bytes, file);
    } catch (IOException unreadable) {
      throw new Mistake(
          "The evaluation " + file + " cannot be read: " + Explanation.why(unreadable) + ".",
          unreadable);
    } catch (InvalidPathException noFile) {
      throw new Mistake("eval=" + file + " is not the name of a file.", noFile);
    }
  }
}
