/**
 * Runs in the browser. The server computes nothing long itself: a run is a folder, written by a
 * program of its own, begun here or on the command line. {@link spielwerk.web.runs.RunWatch} looks
 * at the folders, {@link spielwerk.web.runs.Launcher} starts and ends programs, {@link
 * spielwerk.runs.RunPicture} is what a page shows of a run, and {@link
 * spielwerk.web.runs.RunService} is whom the page asks.
 */
@NullMarked
package spielwerk.web.runs;

import org.jspecify.annotations.NullMarked;
