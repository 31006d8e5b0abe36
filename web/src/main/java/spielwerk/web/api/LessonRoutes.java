package spielwerk.web.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.web.lessons.EvaluationLesson;
import spielwerk.web.lessons.EvolutionLesson;
import spielwerk.web.lessons.LessonPosition;
import spielwerk.web.lessons.LessonValues;
import spielwerk.web.lessons.MctsLesson;
import spielwerk.web.lessons.NimLesson;
import spielwerk.web.lessons.NodeCounts;
import spielwerk.web.lessons.PrintedProgram;
import spielwerk.web.lessons.RandomTree;
import spielwerk.web.lessons.SearchLesson;

/** What the lessons ask for. All of it is computed anew from the question, and kept nowhere. */
final class LessonRoutes {
  private static final String LESSONS = "/api/lessons";

  private final Catalogue catalogue;
  private final SearchLesson search;
  private final NodeCounts counts;
  private final MctsLesson mcts;
  private final EvolutionLesson evolution;
  private final NimLesson nim;
  private final EvaluationLesson evaluation;

  /** Lessons are for guests, who name no files, even where the owner may. */
  LessonRoutes(Catalogue open) {
    this.catalogue = open.isClosed() ? open : open.closed();
    this.evaluation = new EvaluationLesson(catalogue);
    this.search = new SearchLesson(catalogue);
    this.counts = new NodeCounts(catalogue);
    this.mcts = new MctsLesson(catalogue);
    this.evolution = new EvolutionLesson(catalogue);
    this.nim = new NimLesson(catalogue);
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, LESSONS + "/position", this::position),
        Route.get(Role.GUEST, LESSONS + "/search", this::search),
        Route.get(Role.GUEST, LESSONS + "/program", this::program),
        Route.get(Role.GUEST, LESSONS + "/counts", this::counts),
        Route.get(Role.GUEST, LESSONS + "/tree", this::tree),
        Route.get(Role.GUEST, LESSONS + "/mcts", this::mcts),
        Route.get(Role.GUEST, LESSONS + "/evolution", this::evolution),
        Route.get(Role.GUEST, LESSONS + "/nim", this::nim),
        Route.get(Role.GUEST, LESSONS + "/evaluation", this::evaluation),
        Route.get(Role.GUEST, LESSONS + "/evaluation/match", this::evaluationMatch));
  }

  private void position(Context request) {
    Responses.json(request, place(request).show(catalogue));
  }

  private void search(Context request) {
    String engine = text(request, "engine", "alphabeta:bounds=hard");
    LessonValues values =
        text(request, "values", "auto").equals("moves") ? LessonValues.MOVES : LessonValues.AUTO;
    Responses.json(request, search.show(place(request), engine, depth(request), values));
  }

  private void program(Context request) {
    Responses.json(request, PrintedProgram.read());
  }

  private void counts(Context request) {
    Responses.json(request, counts.count(place(request), depth(request)));
  }

  private void tree(Context request) {
    int depth = (int) number(request, "depth", 3, 1, 5);
    int width = (int) number(request, "width", 3, 2, 4);
    Responses.json(request, RandomTree.draw(seed(request), depth, width));
  }

  private void mcts(Context request) {
    int sims = (int) number(request, "sims", 60, 1, 500);
    double c = share(request, "c", 0.5, 100);
    String engine = text(request, "engine", "mcts");
    Responses.json(request, mcts.show(place(request), engine, sims, c, seed(request)));
  }

  private void evolution(Context request) {
    Responses.json(
        request,
        evolution.show(
            new EvolutionLesson.Wish(
                (int) number(request, "size", 20, 4, 100),
                (int) number(request, "rounds", 10, 2, 50),
                share(request, "reliable", 0.8, 1),
                share(request, "survivors", 0.7, 1),
                share(request, "children", 0.83, 1),
                share(request, "mutation", 0.05, 1),
                (int) number(request, "generation", 0, 0, 50),
                seed(request))));
  }

  private void nim(Context request) {
    Responses.json(request, nim.show(place(request)));
  }

  private void evaluation(Context request) {
    Responses.json(request, evaluation.show(place(request), text(request, "mine", "")));
  }

  private void evaluationMatch(Context request) {
    Responses.json(
        request,
        evaluation.match(
            place(request).game(),
            text(request, "mine", ""),
            text(request, "against", ""),
            (int) number(request, "depth", 2, 1, EvaluationLesson.DEEPEST),
            (int) number(request, "games", 20, 2, EvaluationLesson.MOST_GAMES),
            seed(request)));
  }

  private static LessonPosition place(Context request) {
    return new LessonPosition(
        text(request, "game", "tree:figure=9"),
        text(request, "setup", ""),
        text(request, "moves", ""));
  }

  private static int depth(Context request) {
    return (int) number(request, "depth", 0, 0, 60);
  }

  private static long seed(Context request) {
    return number(request, "seed", 1, 0, 1_000_000_000);
  }

  private static String text(Context request, String name, String fallback) {
    String given = request.queryParam(name);
    return given == null || given.isBlank() ? fallback : given;
  }

  private static long number(Context request, String name, long fallback, long least, long most) {
    String given = text(request, name, "" + fallback);
    try {
      long number = Long.parseLong(given);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw wrong(name, given, "a whole number from " + least + " to " + most);
  }

  private static double share(Context request, String name, double fallback, double most) {
    String given = text(request, name, "" + fallback);
    try {
      double number = Double.parseDouble(given);
      if (number >= 0 && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw wrong(name, given, String.format(Locale.ROOT, "a number from 0 to %.0f", most));
  }

  private static Mistake wrong(String name, String given, String allowed) {
    String shown = given.length() <= 40 ? given : given.substring(0, 40) + "..";
    return new Mistake(name + " '" + shown + "' is not allowed; it takes " + allowed + ".");
  }
}
