package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be, with the games and engines that ship: one sentence, exit 2, nothing left. */
class RealBadInputTest {
  @TempDir Path folder;

  static Stream<Arguments> wrong() {
    return Stream.of(
        // the words of the sentence that must be there, then what was typed
        of("'chess'", "match chess random random"),
        of("'stockfish'", "match connect4 random stockfish"),
        of("'human'", "match connect4 random human"),
        of("ENGINE", "match connect4"),
        of("GAME", "match"),
        of("2 seats", "match connect4 random"),
        of("2 seats", "match connect4 random random random"),
        of("depth=0", "match connect4 random alphabeta:depth=0"),
        of("depth=deep", "match connect4 random alphabeta:depth=deep"),
        of("luck", "match connect4 random alphabeta:luck"),
        of("'hope'", "match fiveinarow random alphabeta:eval=hope"),
        of("./no-such-eval cannot be read", "match connect4 random alphabeta:eval=./no-such-eval"),
        of("line 1, column 3", "match connect4 random alphabeta:eval=[1+*2]"),
        of("no-such-book", "match connect4 random alphabeta:book=no-such-book"),
        of("colour", "match connect4:colour=red random random"),
        of("size=0", "match fiveinarow:size=0 random random"),
        of("size=300", "match fiveinarow:size=300 random random"),
        of("width=300", "match fiveinarow:width=300,height=300 random random"),
        of("not 0", "match connect4 random random --games 0"),
        of("not -1", "match connect4 random random --games -1"),
        of("not 10000001", "match connect4 random random --games 10000001"),
        of("99999999999", "match connect4 random random --games 99999999999"),
        of("many", "match connect4 random random --games many"),
        of("'nothing'", "match connect4 random random --budget nothing"),
        of("nodes=0", "match connect4 random random --budget nodes=0"),
        of("'0s'", "match connect4 random random --budget time=0s"),
        of("3 entries of budget", matchWith("--budget depth=1 --budget depth=2 --budget depth=3")),
        of("'luck'", "match connect4 random random --choice luck"),
        of("sigma=0", "match connect4 random random --choice sigma=0"),
        of("'book'", "match connect4 random random --openings book"),
        of("plies=0", "match connect4 random random --openings random:plies=0"),
        of("--max-moves 0", "match connect4 random random --max-moves 0"),
        of("'fast'", "match connect4 random random --clock fast"),
        of("'soon'", "match connect4 random random --clock 60s+soon"),
        of("'fun'", "match connect4 random random --goal fun"),
        of("--threads 0", "match connect4 random random --threads 0"),
        of("dice", "match connect4 random random --seed dice"),
        of("--sprout", "match connect4 random random --sprout 1"),
        of("'yesterday'", "resume yesterday"),
        of("RUN", "resume"),
        of("extra", "runs extra"),
        of("size=0", "perft fiveinarow:size=0 2"),
        of("size=300", "perft fiveinarow:size=300 2"),
        of("width=0", "perft connect4:width=0,height=0 2"),
        of("heaps=0", "perft nim:heaps=0 2"),
        of("figure=12", "perft tree:figure=12 2"),
        of("start=7", "perft tipping:start=7 2"),
        of("b2", "perft tictactoe 2 --moves b2,b2"),
        of("z9", "advise tictactoe negamax --moves z9"),
        of("p1", "advise fiveinarow alphabeta --moves p1"),
        of("h", "advise connect4 alphabeta --moves h"),
        of("rubbish", "advise connect4 alphabeta --position rubbish"),
        of("rubbish", "advise tictactoe alphabeta --position rubbish"),
        of("rubbish", "advise fiveinarow alphabeta --position rubbish"),
        of("rubbish", "advise nim alphabeta --position rubbish"),
        of("rubbish", "advise tipping alphabeta --position rubbish"),
        of("not a tree", "advise tree alphabeta --position rubbish"),
        of("depth=0", "advise connect4 negamax --budget depth=0"),
        of("'stockfish'", "play connect4 --seat human --seat stockfish"),
        of("a9", "play tictactoe --seat human --seat human --moves a9"));
  }

  private static String matchWith(String options) {
    return "match connect4 random random " + options;
  }

  private static Arguments of(String word, String line) {
    return Arguments.of(word, line);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void aMistakeIsOneSentenceAndLeavesNothing(String word, String line) {
    Path data = folder.resolve("data");
    List<String> args = new ArrayList<>(List.of(line.split(" ")));
    args.addAll(List.of("--data", data.toString()));
    Cli cli = Cli.run(args.toArray(String[]::new));
    assertThat(cli.err()).startsWith("spielwerk: ").contains(word).endsWith("\n");
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(folder).isEmptyDirectory();
  }
}
