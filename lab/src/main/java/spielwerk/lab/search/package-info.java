/**
 * Experiments with searches: positions are searched by engines, and nodes, depths and times
 * compared.
 */
@NullMarked
package spielwerk.lab.search;

import org.jspecify.annotations.NullMarked;
