/**
 * Quick Civ: a small 4X game on hexes, after the bachelor's thesis "MCTS in 4X-Spielen". Four
 * players settle a map from its corners with one building a round, of 28 kinds whose yields depend
 * on their neighbours, and fight over it by military pressure; the most points after 100 rounds
 * win.
 *
 * <p>The numbers are in one table that people can edit ({@link
 * spielwerk.games.quickciv.QuickCivRules}); {@link spielwerk.games.quickciv.QuickCivState} is the
 * forward model, made for search.
 */
@NullMarked
package spielwerk.games.quickciv;

import org.jspecify.annotations.NullMarked;
