package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Whoever adds an exception to a text writes the name of its class, {@code
 * java.nio.charset.MalformedInputException: Input length = 1} for instance, which tells nobody what
 * to do. {@link spielwerk.core.Explanation} knows why in people's words.
 */
class PlainWordsTest {
  private static final List<String> MODULES =
      List.of(
          "core", "games", "engines", "search", "nets", "runs", "arena", "learn", "lab", "web",
          "cluster", "app");

  /** They tell the author of an engine how it crashed. */
  private static final Set<String> FOR_AUTHORS =
      Set.of(
          "Catalogue.java",
          "EngineTask.java",
          "Analyst.java",
          "LinesBrain.java",
          "Hints.java",
          "Team.java",
          "PluginJars.java");

  @Test
  void noSentenceHoldsAnExceptionAsItIs() throws IOException {
    Set<String> found = new TreeSet<>();
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      Stream<Path> sources =
          MODULES.stream()
              .flatMap(
                  module ->
                      SourceSentences.sources(
                          module, file -> !FOR_AUTHORS.contains(file.getFileName().toString())));
      var units = files.getJavaFileObjectsFromPaths(sources.toList());
      JavacTask task = (JavacTask) compiler.getTask(null, files, null, null, null, units);
      int catches = 0;
      for (CompilationUnitTree unit : task.parse()) {
        Sums sums = new Sums();
        sums.scan(unit, null);
        catches += sums.catches;
        sums.found.forEach(
            text -> found.add(Path.of(unit.getSourceFile().getName()) + ": " + text));
      }
      assertThat(catches).isGreaterThan(300);
    }
    assertThat(found).isEmpty();
  }

  /** Texts to which what was caught is added by its bare name. */
  private static final class Sums extends TreeScanner<Void, Void> {
    private final Deque<String> caught = new ArrayDeque<>();
    private final Set<String> found = new TreeSet<>();
    private int catches;

    @Override
    public Void visitCatch(CatchTree one, Void none) {
      catches++;
      caught.push(one.getParameter().getName().toString());
      super.visitCatch(one, none);
      caught.pop();
      return null;
    }

    @Override
    public Void visitBinary(BinaryTree sum, Void none) {
      if (sum.getKind() == Tree.Kind.PLUS
          && (isCaught(sum.getLeftOperand()) || isCaught(sum.getRightOperand()))) {
        found.add(sum.toString());
      }
      return super.visitBinary(sum, none);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      String method = call.getMethodSelect().toString();
      if ((method.endsWith(".formatted") || method.equals("String.format"))
          && call.getArguments().stream().anyMatch(this::isCaught)) {
        found.add(call.toString());
      }
      return super.visitMethodInvocation(call, none);
    }

    private boolean isCaught(ExpressionTree operand) {
      return operand instanceof IdentifierTree name && caught.contains(name.getName().toString());
    }
  }
}
