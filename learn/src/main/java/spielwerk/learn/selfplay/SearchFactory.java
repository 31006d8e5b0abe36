package spielwerk.learn.selfplay;

import java.util.Optional;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.nets.zero.EvalCache;
import spielwerk.nets.zero.ZeroOptions;
import spielwerk.nets.zero.ZeroSearch;

/**
 * The searches of one thread, which remember the network's answers together. Positions are turned
 * into the same form before the network sees them, so an answer is the same whether it was
 * remembered or not, and a game does not depend on the games beside it.
 */
record SearchFactory(
    Game game, ZeroOptions options, Optional<Exact> exact, Optional<EvalCache> cache) {
  private static final double VISITS = 50;
  private static final int REMEMBERED = 50_000;

  /** As a network plays to learn. */
  static SearchFactory learning(Game game, TrainSpec.Play rules, Optional<Exact> exact) {
    ZeroOptions options =
        ZeroOptions.PAPER
            .withCpuct(rules.cpuct())
            .withReuse(rules.reuse())
            .withExact(exact.isPresent() ? rules.leaves() : 0, 0);
    if (rules.gumbel()) {
      options = options.withGumbel(rules.considered(), VISITS, rules.scale(), 1);
    } else if (rules.noise() > 0) {
      options = options.withNoise(rules.noise(), rules.noiseShare());
    }
    return new SearchFactory(game, options, exact, cache(game, rules.cache()));
  }

  /** As a network plays to win. */
  static SearchFactory playing(Game game, TrainSpec.Play rules, boolean gumbel) {
    ZeroOptions options = ZeroOptions.PAPER.withReuse(true);
    return new SearchFactory(
        game,
        gumbel ? options.withGumbel(rules.considered(), VISITS, rules.scale(), 0) : options,
        Optional.empty(),
        cache(game, REMEMBERED));
  }

  private static Optional<EvalCache> cache(Game game, int positions) {
    return positions == 0
        ? Optional.empty()
        : Optional.of(new EvalCache(game.traits().codes(), positions));
  }

  ZeroSearch search() {
    return new ZeroSearch(game, options, exact, cache);
  }

  /** How many answers were remembered so far. */
  long hits() {
    return cache.map(EvalCache::hits).orElse(0L);
  }
}
