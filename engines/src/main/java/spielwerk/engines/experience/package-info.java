/**
 * Players that know what they have seen others do (Morphion, chapter 3.4): {@code book} plays known
 * openings, {@code teachme} answers constellations as its teachers did. What they know is an {@link
 * spielwerk.engines.experience.Experience} in a file, made of finished games by a {@link
 * spielwerk.engines.experience.GameLearner} between the games and never changed while they play.
 */
@NullMarked
package spielwerk.engines.experience;

import org.jspecify.annotations.NullMarked;
