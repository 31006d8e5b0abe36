/**
 * Makes and measures, offline, the models that ship with the engines: a package for each game, each
 * with a list of {@link spielwerk.workshop.Tool}s. Playing needs none of this.
 *
 * <pre>{@code
 * Tool tool = QwixxTools.TOOLS.get(0);
 * Settings settings = new Settings(Name.parse(tool.name() + ":games=500"), tool.options(), false);
 * Tool.Product product = tool.work().run(settings, tool.seed(), line -> {});
 * }</pre>
 */
@NullMarked
package spielwerk.workshop;

import org.jspecify.annotations.NullMarked;
