package spielwerk.app.command.library;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.Origin;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Participant;
import spielwerk.core.Progress;
import spielwerk.runs.report.Markup;

/** Games as one page of HTML that needs nothing else: who scored what, and each game to unfold. */
final class GamesHtml {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      table { border-collapse: collapse; } td, th { padding: .2rem .8rem; text-align: right; }
      td:first-child, th:first-child { text-align: left; } tr:nth-child(even) { background: #8881; }
      pre { overflow: auto; line-height: 1.2; } summary { cursor: pointer; }
      .moves { white-space: pre-wrap; font: inherit; } code { overflow-wrap: anywhere; }
      </style></head><body>
      <h1>%s</h1>
      """;

  private final Library games;
  private final List<Long> ids;
  private final Catalogue catalogue;
  private final Progress progress;
  private final Map<String, Game> rules = new HashMap<>();

  GamesHtml(Library games, List<Long> ids, Catalogue catalogue, Progress progress) {
    this.games = games;
    this.ids = ids;
    this.catalogue = catalogue;
    this.progress = progress;
  }

  /** Games, wins, shared points and losses of one player. */
  private static final class Score {
    private int games;
    private int won;
    private int lost;
    private double points;
  }

  void write(Writer page) throws IOException {
    Map<String, Score> scores = new LinkedHashMap<>();
    Map<String, Origin> runs = new LinkedHashMap<>();
    StringBuilder list = new StringBuilder();
    int done = 0;
    for (long id : ids) {
      LibraryGame game = games.game(id);
      game.origin().ifPresent(run -> runs.put(run.run(), run));
      count(game, scores);
      list.append(game(id, game));
      progress.at(++done, ids.size(), "");
    }
    String title =
        runs.size() == 1 ? runs.keySet().iterator().next() : ids.size() + " games of Spielwerk";
    page.write(HEAD.formatted(Markup.escape(title), Markup.escape(title)));
    for (Origin run : runs.values()) {
      page.write(
          "<details><summary>%s: what was played</summary><code>%s</code></details>\n"
              .formatted(Markup.escape(run.run()), Markup.escape(run.spec())));
    }
    page.write(table(scores));
    page.write("<h2>" + ids.size() + " games</h2>\n" + list + "</body></html>\n");
  }

  private static void count(LibraryGame game, Map<String, Score> scores) {
    List<Double> shares = game.record().ending().shares();
    for (int seat = 0; seat < shares.size(); seat++) {
      Participant player = game.players().get(seat);
      Score score = scores.computeIfAbsent(player.shown(), name -> new Score());
      double share = shares.get(seat);
      score.games++;
      score.points += share;
      score.won += share == 1 ? 1 : 0;
      score.lost += share == 0 ? 1 : 0;
    }
  }

  private static String table(Map<String, Score> scores) {
    StringBuilder table = new StringBuilder("<table><tr><th>player</th><th>games</th>");
    table.append("<th>won</th><th>shared</th><th>lost</th><th>points</th></tr>\n");
    scores.forEach(
        (name, score) ->
            table.append(
                "<tr><td>%s</td><td>%d</td><td>%d</td><td>%d</td><td>%d</td><td>%s</td></tr>\n"
                    .formatted(
                        Markup.escape(name),
                        score.games,
                        score.won,
                        score.games - score.won - score.lost,
                        score.lost,
                        Math.rint(score.points * 100) / 100)));
    return table.append("</table>\n").toString();
  }

  private String game(long id, LibraryGame game) {
    GameRecord record = game.record();
    Game known = rules.computeIfAbsent(record.game(), catalogue::game);
    String board = known.notation().board(record.replay(known));
    String summary =
        "%d: %s, %s, %s after %d moves"
            .formatted(
                id,
                GameText.players(game.players()),
                GameText.result(record.ending().shares()),
                record.ending().reason(),
                record.moves().size());
    return "<details><summary>%s</summary>\n%s<pre>%s</pre>\n<p class=\"moves\">%s</p></details>\n"
        .formatted(
            Markup.escape(summary),
            game.comment().isEmpty() ? "" : "<p>" + Markup.escape(game.comment()) + "</p>\n",
            Markup.escape(board),
            Markup.escape(GameText.moves(game.tree())));
  }
}
