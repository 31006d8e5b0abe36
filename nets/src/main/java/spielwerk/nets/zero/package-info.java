/**
 * The player {@code zero}: the tree search of {@code spielwerk.search.mcts} led by a network, as in
 * AlphaZero. {@link spielwerk.nets.zero.ZeroSearch} puts it together: {@code NetworkEvaluator} asks
 * the network, {@code PuctSelection} or {@code GumbelSelection} chooses by its priors, and a {@link
 * spielwerk.nets.zero.NetBatch} shows it the leaves of many searches at once.
 */
@NullMarked
package spielwerk.nets.zero;

import org.jspecify.annotations.NullMarked;
