/**
 * Several engines as one player (Morphion, chapter 2.4): {@link spielwerk.engines.team.TeamMaker}
 * reads who is in it, {@link spielwerk.engines.team.Team} asks them, {@link
 * spielwerk.engines.team.Blend} makes one list of their ratings.
 */
@NullMarked
package spielwerk.engines.team;

import org.jspecify.annotations.NullMarked;
