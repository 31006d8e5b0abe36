package spielwerk.learn.selfplay;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Runner;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.core.Workers;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;
import spielwerk.runs.Json;

/** The matches of a training, wherever they are played: a piece is a game. */
public final class NetMatchWork implements WorkKind {
  private static final String ID = "netmatch";

  /**
   * A match.
   *
   * @param opponent the engine that rates the first network; empty if it is the second network
   * @param first the file of a network
   * @param second the file of the one before it; empty if an engine is met
   */
  record Contest(TrainSpec spec, String opponent, long seed, byte[] first, byte[] second) {
    /** A network against a fixed opponent. */
    static Contest rating(TrainSpec spec, String opponent, long seed, byte[] net) {
      return new Contest(spec, opponent, seed, net, new byte[0]);
    }

    /** The new network against the one before. */
    static Contest gate(TrainSpec spec, long seed, NetWeights next, NetWeights before) {
      return new Contest(spec, "", seed, NetFile.bytes(next), NetFile.bytes(before));
    }

    boolean isGate() {
      return opponent.isEmpty();
    }

    int games() {
      return isGate() ? spec.gate().games() : spec.rate().games();
    }

    Openings openings() {
      return isGate() ? spec.gate().openings() : spec.rate().openings();
    }

    NetMatch.Contestant network(OnnxSession session) {
      return isGate()
          ? new NetMatch.Contestant.Network(session, spec.gate().sims(), spec.selfplay().gumbel())
          : new NetMatch.Contestant.Network(session, spec.rate().sims(), spec.rate().gumbel());
    }
  }

  /**
   * What came of a game.
   *
   * @param fault why it could not be played, or empty
   */
  record Outcome(double share, String fault) {}

  /** An opponent failed. */
  static final class Spoilt extends RuntimeException {
    Spoilt(String why) {
      super(why);
    }
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    return new Games(Json.value(description, Contest.class), catalogue);
  }

  /**
   * Plays a match.
   *
   * @param told receives how many games have ended
   * @return nothing if it was stopped
   * @throws Spoilt if an opponent fails
   */
  static Optional<NetMatchResult> play(
      Contest contest, Catalogue catalogue, Runner runner, IntConsumer told) {
    double[] shares = new double[contest.games()];
    Arrays.fill(shares, Double.NaN);
    BitSet done = new BitSet();
    Runner.Receiver<Outcome> keep =
        (index, outcome) -> {
          if (!outcome.fault().isEmpty()) {
            throw new Spoilt(outcome.fault());
          }
          shares[index] = outcome.share();
          done.set(index);
          told.accept(done.cardinality());
        };
    Games games = new Games(contest, catalogue);
    if (runner.workers() == Workers.HERE) {
      try (Table table = games.open()) {
        table.all(
            IntStream.range(0, shares.length).toArray(), runner.threads(), runner.stop(), keep);
      }
    } else {
      runner.run(games, shares.length, new BitSet(), keep);
    }
    return Arrays.stream(shares).anyMatch(Double::isNaN)
        ? Optional.empty()
        : Optional.of(NetMatchResult.of(shares));
  }

  private record Games(Contest contest, Catalogue catalogue) implements Work<Outcome> {
    @Override
    public String kind() {
      return ID;
    }

    @Override
    public byte[] description() {
      return Json.bytes(contest);
    }

    @Override
    public Table open() {
      return new Table(contest, catalogue);
    }

    /** The opponent is all that may be missing; the networks are sent with the work. */
    @Override
    public void check() {
      if (!contest.isGate()) {
        catalogue.engine(contest.opponent(), catalogue.game(contest.spec().game())).close();
      }
    }

    @Override
    public byte[] write(Outcome outcome) {
      return (outcome.share() + " " + outcome.fault()).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Outcome read(byte[] outcome) {
      String text = new String(outcome, StandardCharsets.UTF_8);
      int end = text.indexOf(' ');
      return new Outcome(Double.parseDouble(text.substring(0, end)), text.substring(end + 1));
    }
  }

  /** The networks of a match, ready to play. */
  private static final class Table implements Work.Pieces<Outcome> {
    private final OnnxSession first;
    private final Optional<OnnxSession> second;
    private final NetMatch match;
    private final NetMatch.Contestant one;
    private final NetMatch.Contestant other;

    Table(Contest contest, Catalogue catalogue) {
      TrainSpec spec = contest.spec();
      Game game = catalogue.game(spec.game());
      this.match =
          new NetMatch(game, catalogue, spec.selfplay(), contest.openings(), contest.seed());
      this.first = session(contest.first());
      this.second = contest.isGate() ? Optional.of(session(contest.second())) : Optional.empty();
      this.one = contest.network(first);
      this.other =
          second
              .map(contest::network)
              .orElseGet(() -> new NetMatch.Contestant.Named(contest.opponent()));
    }

    private static OnnxSession session(byte[] net) {
      try {
        return new OnnxSession(
            NetFile.read(new ByteArrayInputStream(net), "the network").weights());
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }

    @Override
    public Outcome piece(int index) {
      Outcome[] only = new Outcome[1];
      all(new int[] {index}, () -> false, (same, outcome) -> only[0] = outcome);
      return only[0];
    }

    @Override
    public void all(int[] indices, BooleanSupplier stop, Runner.Receiver<Outcome> receiver) {
      all(indices, 1, stop, receiver);
    }

    void all(int[] indices, int threads, BooleanSupplier stop, Runner.Receiver<Outcome> receiver) {
      BitSet left = new BitSet();
      Arrays.stream(indices).forEach(left::set);
      try {
        match.play(
            one,
            other,
            indices,
            threads,
            stop,
            (index, share) -> {
              left.clear(index);
              receiver.take(index, new Outcome(share, ""));
            });
      } catch (RuntimeException spoilt) {
        // whoever asked for these games is told, instead of another machine trying them again
        String why = String.valueOf(spoilt.getMessage());
        left.stream()
            .forEach(index -> receiver.take(index, new Outcome(0, why.isEmpty() ? "failed" : why)));
      }
    }

    @Override
    public void close() {
      first.close();
      second.ifPresent(OnnxSession::close);
    }
  }
}
