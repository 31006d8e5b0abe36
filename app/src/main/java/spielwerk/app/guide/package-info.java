/**
 * The guide as a web site that needs no server: Markdown becomes HTML, and a script searches all
 * pages.
 *
 * <pre>{@code
 * GuideSite site = GuideSite.read(home.resolve("docs"));
 * site.write(folder); // open index.html there
 * }</pre>
 */
@NullMarked
package spielwerk.app.guide;

import org.jspecify.annotations.NullMarked;
