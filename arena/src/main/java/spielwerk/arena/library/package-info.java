/**
 * The game library: games with their players, results, comments and side variations, kept in a
 * database (one SQLite file, or PostgreSQL), found again by filter, page by page.
 *
 * <pre>{@code
 * try (Library library = Library.open(LibraryLocation.file(Path.of("library.db")))) {
 *   library.add(games -> games.accept(LibraryGame.of(record)));
 *   library.page(Filter.ALL.and(new FilterCondition.Player("johan")), LibraryPage.FIRST, 20).games();
 * }
 * }</pre>
 */
@NullMarked
package spielwerk.arena.library;

import org.jspecify.annotations.NullMarked;
