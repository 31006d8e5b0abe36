package spielwerk.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.arena.library.Annotator;
import spielwerk.arena.library.Annotator.Scale;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.PositionAnalysis;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Unfinished;
import spielwerk.runs.StorageFailure;
import spielwerk.web.live.Channel;
import spielwerk.web.table.Analysis.Phase;

/**
 * Lets an engine walk through the whole game of a table in the background, with the code of {@code
 * library annotate}. Pages are notified how far it is; what it finds is kept with the table as it
 * goes, and at the end written into the moves and so into the library.
 *
 * <p>It has no lock of its own: all it knows belongs to the table, and is looked at and changed
 * under the table's lock. No engine thinks under it.
 */
public final class Analyst {
  private static final Logger LOG = LoggerFactory.getLogger(Analyst.class);

  private static final long TELL_NANOS = 150_000_000L;
  private static final long SAVE_NANOS = 5_000_000_000L;

  private final Table table;
  private final TableServices house;
  private final EngineQueue.Lane lane;
  private final Channel channel;
  private @Nullable AtomicBoolean stop;

  Analyst(Table table, TableServices house, EngineQueue.Lane lane, Channel channel) {
    this.table = table;
    this.house = house;
    this.lane = lane;
    this.channel = channel;
  }

  /**
   * Begins, or goes on where an earlier one with the same engine and budget stopped.
   *
   * @throws Mistake if the engine cannot play the game, there is no move yet, or one is under way
   */
  public void start(String engine, Budget budget) {
    if (budget.isFree() || budget.millis() > 600_000) {
      throw new Mistake(
          "An analysis needs a budget for each move, such as time=300ms (at most 10 minutes),"
              + " nodes=10000 or depth=6.");
    }
    Game game = table.look(tableState -> tableState.course.game());
    TableEngine checked = new TableEngine(house, game, engine, 0).checked();
    AtomicBoolean own = new AtomicBoolean();
    AnalysedLine analysedLine =
        table.look(
            tableState -> {
              Analysis analysis = tableState.analysis;
              if (analysis.phase.busy()) {
                throw new Mistake("This game is being analysed already; cancel that first.");
              }
              VariationNode end = PendingChoices.open(tableState);
              if (end.ply == 0) {
                throw new Mistake("There is no move to analyse yet.");
              }
              tableState.hinted |= !tableState.over();
              analysis.begin(engine, budget);
              analysis.prune(tableState.tree());
              analysis.end = end.id;
              analysis.done = 0;
              analysis.total = end.ply + 1;
              stop = own;
              return AnalysedLine.to(tableState, end);
            });
    save();
    new Walk(game, engine, checked, budget, analysedLine, own).goOn();
  }

  /**
   * Stops; what was found stays.
   *
   * @throws Mistake if none is under way
   */
  public void cancel() {
    boolean stopped = table.look(tableState -> end(tableState, Phase.CANCELLED));
    if (!stopped) {
      throw new Mistake("No analysis is under way.");
    }
    save();
  }

  /** The table is about to be closed; its file says that the analysis was interrupted. */
  void close() {
    try {
      if (table.look(tableState -> end(tableState, Phase.INTERRUPTED))) {
        save();
      }
    } catch (StorageFailure | TableClosed unwritten) {
      LOG.warn("the analysis of table {} is not kept: {}", table.id(), unwritten.getMessage());
    }
  }

  /** It goes on no more; nothing is written. Under the table's lock. */
  void halt() {
    if (stop != null) {
      stop.set(true);
      stop = null;
    }
  }

  private boolean end(TableState tableState, Phase how) {
    boolean busy = tableState.analysis.phase.busy();
    if (busy) {
      tableState.analysis.phase = how;
    }
    halt();
    return busy;
  }

  /** All that is known, as pages get it. */
  public ObjectNode json() {
    return table.look(
        tableState -> {
          Analysis analysis = tableState.analysis;
          analysis.prune(tableState.tree());
          boolean there = analysis.phase != Phase.NONE && tableState.tree().has(analysis.end);
          VariationNode end =
              there ? tableState.tree().node(analysis.end) : tableState.tree().root();
          VariationNode open = PendingChoices.open(tableState);
          boolean secret = PendingChoices.conceals(open, tableState.live, end);
          ObjectNode json =
              AnalysisJson.page(analysis, AnalysedLine.to(tableState, secret ? open : end));
          if (PendingChoices.phase(tableState)) {
            withoutSecrets(json.withArray("thoughts"), tableState, open);
          }
          return json;
        });
  }

  /** What engines thought before a choice that is pending reveals what they chose. */
  private static void withoutSecrets(
      ArrayNode thoughts, TableState tableState, VariationNode open) {
    for (int i = thoughts.size() - 1; i >= 0; i--) {
      VariationNode node = tableState.tree().node(thoughts.get(i).path("node").asInt());
      if (open.leadsTo(node)) {
        thoughts.remove(i);
      }
    }
  }

  void tell() {
    channel.publish("analysis", "analysis", json().toString());
  }

  private void save() {
    table.look(
        tableState -> {
          table.writer().save();
          return true;
        });
    tell();
  }

  /** What an engine at the table thought before it moved. */
  void heard(VariationNode asked, Position position, Advice advice) {
    PositionAnalysis.of(position.state(), position.game().notation(), advice, "")
        .ifPresent(
            thought -> {
              table.look(tableState -> tableState.analysis.thoughts.put(asked.id, thought));
              tell();
            });
  }

  /**
   * The walk through one game. Each position waits in the queue for itself, so that other tables
   * get their turn in between; one that was cut, because somebody waits for a move or for advice,
   * is thought through again later.
   */
  private final class Walk implements EngineQueue.Job {
    private final Game game;
    private final String name;
    private final Budget budget;
    private final AnalysedLine analysedLine;
    private final AtomicBoolean own;
    private volatile boolean cut;
    private final TableEngine engine;
    private int ply;
    private long told = System.nanoTime();
    private long saved = told;

    Walk(
        Game game,
        String name,
        TableEngine engine,
        Budget budget,
        AnalysedLine analysedLine,
        AtomicBoolean own) {
      this.game = game;
      this.name = name;
      this.engine = engine;
      this.budget = budget;
      this.analysedLine = analysedLine;
      this.own = own;
    }

    void goOn() {
      lane.submit(EngineQueue.Urgency.ANALYSIS, this);
    }

    @Override
    public Object engine() {
      return engine;
    }

    @Override
    public void cut() {
      cut = true;
    }

    @Override
    public void run() {
      cut = false;
      try {
        if (own.get()) {
          throw new Unfinished("The analysis was stopped.");
        }
        if (ply < analysedLine.positions()) {
          step();
          goOn();
        } else {
          Annotator annotator = engine.use(this::annotator);
          engine.close();
          finish(annotator, analysedLine, own);
        }
      } catch (Unfinished stopped) {
        if (!own.get()) {
          goOn();
          return;
        }
        engine.close();
        tell();
      } catch (TableClosed gone) {
        engine.close();
      } catch (Throwable broken) {
        engine.close();
        if (!own.get()) { // else nobody wants to know any more
          failed(broken, own);
        }
      }
    }

    private Annotator annotator(Engine made) {
      return new Annotator(
          game, name, made, budget, Scale.usual(made.valuesIn(game.traits().goal())), 0);
    }

    private void step() {
      boolean said = table.look(tableState -> began(tableState, analysedLine, ply, own));
      if (ply == 0) {
        tell(); // that its turn has come
      }
      if (!said) {
        Optional<PositionAnalysis> judgement =
            engine.use(
                made -> annotator(made).judge(analysedLine.review(), ply, () -> own.get() || cut));
        table.look(tableState -> keep(tableState, analysedLine, ply, judgement, own));
      }
      ply++;
      long now = System.nanoTime();
      if (now - saved > SAVE_NANOS) {
        saved = now;
        save();
      } else if (now - told > TELL_NANOS) {
        told = now;
        tell();
      }
    }
  }

  /** Whether this position needs no more thought: it was judged before, with its move known. */
  private static boolean began(
      TableState tableState, AnalysedLine analysedLine, int ply, AtomicBoolean own) {
    if (own.get()) {
      throw new Unfinished("The analysis was stopped.");
    }
    Analysis analysis = tableState.analysis;
    analysis.phase = Phase.RUNNING;
    analysis.done = ply;
    PositionAnalysis known = analysis.judgements.get(analysedLine.node(ply));
    boolean last = ply == analysedLine.positions() - 1;
    boolean duel = tableState.course.game().traits().isDuel();
    return known != null && (duel || last || known.played().isPresent());
  }

  private static boolean keep(
      TableState tableState,
      AnalysedLine analysedLine,
      int ply,
      Optional<PositionAnalysis> judgement,
      AtomicBoolean own) {
    if (own.get()) {
      throw new Unfinished("The analysis was stopped.");
    }
    int node = analysedLine.node(ply);
    judgement.ifPresent(
        known -> {
          if (tableState.tree().has(node)) {
            tableState.analysis.judgements.put(node, known);
          }
        });
    tableState.analysis.done = ply + 1;
    return true;
  }

  /** Writes what was found into the moves, as long as the line is still there. */
  private void finish(Annotator annotator, AnalysedLine analysedLine, AtomicBoolean own) {
    table.change(
        tableState -> {
          if (own.get()) {
            throw new Unfinished("The analysis was stopped.");
          }
          Analysis analysis = tableState.analysis;
          analysis.phase = Phase.DONE;
          analysis.done = analysis.total;
          if (tableState.tree().has(analysis.end)) {
            MoveTree tree = tableState.tree().upTo(tableState.tree().node(analysis.end));
            AnalysedLine now = analysedLine.with(analysis);
            tableState.tree().take(annotator.write(tree, now.review(), now.known()));
          }
          return true;
        });
    tell();
  }

  private void failed(Throwable broken, AtomicBoolean own) {
    LOG.warn("the analysis of table {} failed", table.id(), broken);
    String sentence =
        broken instanceof Mistake || broken instanceof Fault
            ? String.valueOf(broken.getMessage())
            : "The engine failed: " + broken + ".";
    boolean mine =
        table.look(
            tableState -> {
              if (own.get()) {
                return false;
              }
              tableState.analysis.phase = Phase.FAILED;
              tableState.analysis.trouble = sentence;
              return true;
            });
    if (mine) {
      save();
    }
  }
}
