package spielwerk.app;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The sentences that the program's sources compose, read by the compiler's own parser: what is put
 * in is a placeholder, {@code "There is no table '" + id + "'."} is {@code There is no table
 * '{1}'.} A condition between two texts gives two sentences.
 */
final class SourceSentences {
  private static final int MOST_VARIANTS = 16;
  private static final Pattern FORMAT = Pattern.compile("%[-+,0-9.]*[a-zA-Z%]");

  /** A word, and a second one or a value. */
  private static final Pattern SENTENCE =
      Pattern.compile("\\p{L}{2,}.*[ :].*[\\p{L}}]|} .*\\p{L}{2,}", Pattern.DOTALL);

  private final Map<String, ExpressionTree> constants = new HashMap<>();
  private final Set<String> found = new TreeSet<>();

  private SourceSentences() {}

  /** The sentences given to constructors of these types, and to methods of these names. */
  static Set<String> givenTo(Stream<Path> sources, Set<String> types, Set<String> methods) {
    return read(
        sources,
        one -> one.new Calls((name, made) -> made ? types.contains(name) : methods.contains(name)));
  }

  /** All sentences but those that tell what somebody did wrong. */
  static Set<String> in(Stream<Path> sources) {
    return read(sources, one -> one.new Texts());
  }

  private static Set<String> read(
      Stream<Path> sources, Function<SourceSentences, TreeScanner<Void, Void>> scanner) {
    Set<String> all = new TreeSet<>();
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      var units = files.getJavaFileObjectsFromPaths(sources.toList());
      JavacTask task = (JavacTask) compiler.getTask(null, files, null, null, null, units);
      for (CompilationUnitTree unit : task.parse()) {
        SourceSentences one = new SourceSentences();
        one.new Constants().scan(unit, null);
        scanner.apply(one).scan(unit, null);
        all.addAll(one.found);
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return all;
  }

  /** All sources of a module. */
  static Stream<Path> sources(String module, Predicate<Path> wanted) {
    try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(wanted)
          .toList()
          .stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private final class Constants extends TreeScanner<Void, Void> {
    @Override
    public Void visitVariable(VariableTree variable, Void none) {
      if (variable.getInitializer() != null
          && variable.getModifiers().toString().contains("static final")) {
        constants.put(variable.getName().toString(), variable.getInitializer());
      }
      return super.visitVariable(variable, none);
    }
  }

  private final class Calls extends TreeScanner<Void, Void> {
    private final BiPredicate<String, Boolean> wanted;

    Calls(BiPredicate<String, Boolean> wanted) {
      this.wanted = wanted;
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void none) {
      take(made.getIdentifier().toString(), true, made.getArguments());
      return super.visitNewClass(made, none);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      take(name(call), false, call.getArguments());
      return super.visitMethodInvocation(call, none);
    }

    private void take(String name, boolean made, List<? extends ExpressionTree> arguments) {
      if (wanted.test(name, made)) {
        for (ExpressionTree argument : arguments) {
          variants(argument).forEach(SourceSentences.this::add);
        }
      }
    }
  }

  private final class Texts extends TreeScanner<Void, Void> {
    @Override
    public Void visitLiteral(LiteralTree literal, Void none) {
      return take(literal);
    }

    @Override
    public Void visitBinary(BinaryTree sum, Void none) {
      return sum.getKind() == Tree.Kind.PLUS ? take(sum) : super.visitBinary(sum, none);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      if (formatted(call).equals(List.of("\0"))) {
        return name(call).equals("mistake") ? null : super.visitMethodInvocation(call, none);
      }
      take(call);
      return scan(call.getArguments(), none);
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void none) {
      String type = made.getIdentifier().toString();
      return type.equals("Mistake") || type.endsWith("Exception")
          ? null
          : super.visitNewClass(made, none);
    }

    @Override
    public Void visitAnnotation(AnnotationTree annotation, Void none) {
      return null;
    }

    private Void take(ExpressionTree text) {
      variants(text).forEach(SourceSentences.this::add);
      return null;
    }
  }

  private static String name(MethodInvocationTree call) {
    Tree method = call.getMethodSelect();
    return method instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : method.toString();
  }

  /** Numbers the placeholders, values side by side as one; a single word is no sentence. */
  private void add(String variant) {
    StringBuilder text = new StringBuilder();
    int number = 0;
    char last = ' ';
    for (char sign : variant.strip().toCharArray()) {
      text.append(sign != 0 ? String.valueOf(sign) : last == 0 ? "" : "{" + ++number + "}");
      last = sign;
    }
    if (SENTENCE.matcher(text).find()) {
      found.add(text.toString());
    }
  }

  /** What an expression may be, with a zero sign wherever a value comes in. */
  private List<String> variants(ExpressionTree tree) {
    if (tree instanceof LiteralTree literal && literal.getValue() instanceof String text) {
      return List.of(text);
    }
    if (tree instanceof ParenthesizedTree inner) {
      return variants(inner.getExpression());
    }
    if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
      return joined(variants(sum.getLeftOperand()), variants(sum.getRightOperand()));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      List<String> both = new ArrayList<>(variants(choice.getTrueExpression()));
      both.addAll(variants(choice.getFalseExpression()));
      return both.stream().distinct().toList();
    }
    if (tree instanceof IdentifierTree name && constants.containsKey(name.getName().toString())) {
      ExpressionTree value = constants.get(name.getName().toString());
      return value instanceof IdentifierTree ? List.of("\0") : variants(value);
    }
    return tree instanceof MethodInvocationTree call ? formatted(call) : List.of("\0");
  }

  private List<String> formatted(MethodInvocationTree call) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    String name = name(call);
    if (call.getMethodSelect() instanceof MemberSelectTree select && name.equals("formatted")) {
      return filled(select.getExpression(), arguments);
    }
    if (name.equals("format") && !arguments.isEmpty()) {
      int at = arguments.get(0).toString().startsWith("Locale.") ? 1 : 0;
      return filled(arguments.get(at), arguments.subList(at + 1, arguments.size()));
    }
    return List.of("\0");
  }

  private List<String> filled(ExpressionTree format, List<? extends ExpressionTree> values) {
    List<String> all = new ArrayList<>();
    for (String text : variants(format)) {
      List<String> parts = List.of("");
      Matcher place = FORMAT.matcher(text);
      int from = 0;
      int next = 0;
      while (place.find()) {
        parts = joined(parts, List.of(text.substring(from, place.start())));
        String sign = place.group();
        if (sign.equals("%%") || sign.equals("%n")) {
          parts = joined(parts, List.of(sign.equals("%n") ? "\n" : "%"));
        } else {
          parts = joined(parts, next < values.size() ? variants(values.get(next)) : List.of("\0"));
          next++;
        }
        from = place.end();
      }
      all.addAll(joined(parts, List.of(text.substring(from))));
    }
    return all;
  }

  private static List<String> joined(List<String> heads, List<String> tails) {
    if (heads.size() * tails.size() > MOST_VARIANTS) {
      return List.of("\0");
    }
    List<String> all = new ArrayList<>();
    for (String head : heads) {
      for (String tail : tails) {
        all.add(head + tail);
      }
    }
    return all;
  }
}
