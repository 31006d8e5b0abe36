/**
 * Tests that every game and every engine must pass, for authors in repositories of their own as for
 * Spielwerk itself: extend {@link spielwerk.testkit.GameContract} or {@link
 * spielwerk.testkit.EngineContract}, say what to test, and let JUnit run it.
 */
@NullMarked
package spielwerk.testkit;

import org.jspecify.annotations.NullMarked;
