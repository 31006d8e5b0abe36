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
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.JsonShapes;
import spielwerk.web.openapi.Parameter;

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
        Route.get(Role.GUEST, LESSONS + "/position", this::position)
            .about("A position of any game as a board shows it, for examples")
            .asks(JsonShapes.LESSON_GAME, JsonShapes.LESSON_SETUP, JsonShapes.LESSON_MOVES)
            .answers("Position")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/search", this::search)
            .about("A search of the negamax family, step by step, with its trees")
            .asks(
                JsonShapes.LESSON_GAME,
                JsonShapes.LESSON_SETUP,
                JsonShapes.LESSON_MOVES,
                Parameter.query(
                    "engine",
                    JsonShape.text().usually("alphabeta:bounds=hard"),
                    "negamax or alphabeta with its switches"),
                JsonShapes.LESSON_DEPTH,
                Parameter.query(
                    "values",
                    JsonShape.text().one("auto", "moves").usually("auto"),
                    "what a game won is worth: auto is +1 where all values are +1, 0 or -1; moves:"
                        + " the sooner the more"))
            .answers(
                "game, engine, depth, position, value, line, nodeCount, win (1 if values are +1, 0,"
                    + " -1), passes (how deep each search went), nodes (at most 2000: id, parent,"
                    + " pass, code, move, seat, depth, alpha, beta, value, window full|empty|again,"
                    + " known, over, text, cut {value, bound, skipped}), steps (event"
                    + " enter|raise|ignore|cut|known|leave, node, alpha, beta, value); a bound that"
                    + " is open is missing")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/program", this::program)
            .about("The alpha-beta of the search course in Java, as printed there")
            .answers("name, text"),
        Route.get(Role.GUEST, LESSONS + "/counts", this::counts)
            .about("How many nodes the same search costs with and without each improvement")
            .asks(
                JsonShapes.LESSON_GAME,
                JsonShapes.LESSON_SETUP,
                JsonShapes.LESSON_MOVES,
                JsonShapes.LESSON_DEPTH)
            .answers(
                "most, depth, negamax, alphabeta, all, items (name, alone, without), each {engine,"
                    + " nodes, whole}; a switch that does not apply to the game has neither")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/tree", this::tree)
            .about("A tree to practise on")
            .asks(
                JsonShapes.LESSON_SEED,
                Parameter.query("depth", JsonShape.integer().from(1).to(5).usually(3)),
                Parameter.query(
                    "width",
                    JsonShape.integer().from(2).to(4).usually(3),
                    "most children of a node"))
            .answers("seed, tree (nested lists)")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/mcts", this::mcts)
            .about(
                "Monte Carlo tree search, simulation by simulation, by roll-outs or by a network")
            .asks(
                Parameter.query(
                    "engine",
                    JsonShape.text().usually("mcts"),
                    "mcts, or zero for the network that ships for the game, or zero:net=RUN for one"
                        + " that was trained"),
                JsonShapes.LESSON_GAME,
                JsonShapes.LESSON_SETUP,
                JsonShapes.LESSON_MOVES,
                Parameter.query("sims", JsonShape.integer().from(1).to(500).usually(60)),
                Parameter.query(
                    "c", JsonShape.number().from(0).to(100).usually(0.5), "how much it explores"),
                JsonShapes.LESSON_SEED)
            .answers(
                "game, engine, sims, c, seed, position, seatNames, simulations (number, path"
                    + " [{move, mover, choices [the 40 with the largest scores at most: {move,"
                    + " visits, mean, prior (zero), value, confidence, score}], text}], expanded,"
                    + " rollout, rolled, end, worth by seat, after [{visits, mean}] for the root"
                    + " and the path)")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/evolution", this::evolution)
            .about("One generation of the Qwixx paper's trainer, bred from a seed")
            .asks(
                Parameter.query("size", JsonShape.integer().from(4).to(100).usually(20)),
                Parameter.query("rounds", JsonShape.integer().from(2).to(50).usually(10)),
                Parameter.query(
                    "reliable",
                    JsonShape.number().from(0).to(1).usually(0.8),
                    "rate of smallest variance"),
                Parameter.query("survivors", JsonShape.number().from(0).to(1).usually(0.7)),
                Parameter.query("children", JsonShape.number().from(0).to(1).usually(0.83)),
                Parameter.query("mutation", JsonShape.number().from(0).to(1).usually(0.05)),
                Parameter.query("generation", JsonShape.integer().from(0).to(50).usually(0)),
                JsonShapes.LESSON_SEED)
            .answers(
                "generation, games, least, most, mean, best, nextMean, nextBest, ranked (id,"
                    + " origin, field top|middle|out, points, variance, genes), next (id, origin,"
                    + " kind top|middle|child|drawn, parents, before, genes, mutated)")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/nim", this::nim)
            .about("A position of Nim, and what a search to the end says of it")
            .asks(JsonShapes.LESSON_GAME, JsonShapes.LESSON_SETUP, JsonShapes.LESSON_MOVES)
            .answers("Position, and solved {wins, nodes, best}; null where the search is too large")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/evaluation", this::evaluation)
            .about(
                "The features of a game in a position, and what an expression over them makes of"
                    + " it")
            .asks(
                JsonShapes.LESSON_GAME,
                JsonShapes.LESSON_SETUP,
                JsonShapes.LESSON_MOVES,
                Parameter.query(
                    "mine",
                    JsonShape.text(),
                    "the expression, such as 10 * lead.threes + lead.centre"))
            .answers(
                "game, games (those with features), against (evaluations of the game, and nothing),"
                    + " turn, features (name, about, german, own, theirs), text (the expression on"
                    + " one line), value; or error {problem, word, line, column, start, end,"
                    + " sentence}")
            .refuses(400),
        Route.get(Role.GUEST, LESSONS + "/evaluation/match", this::evaluationMatch)
            .about(
                "A small match of an expression against an evaluation of the game, each opening"
                    + " from both seats")
            .asks(
                JsonShapes.LESSON_GAME,
                Parameter.query("mine", JsonShape.text(), "the expression").needed(),
                Parameter.query(
                        "against", JsonShape.text(), "an evaluation of the game, or nothing")
                    .needed(),
                Parameter.query(
                    "depth", JsonShape.integer().from(1).to(3).usually(2), "how deep both search"),
                Parameter.query("games", JsonShape.integer().from(2).to(40).usually(20)),
                JsonShapes.LESSON_SEED)
            .answers(
                "game, engine, against, games, seed, wins, draws, losses, score, interval (95%)")
            .refuses(400));
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
