/**
 * Reports: a small model of what a report says ({@link spielwerk.runs.report.Report}: sections of
 * paragraphs, tables and plots) and the ways to write it down: one HTML file that needs nothing
 * else, Markdown with the plots beside it, CSV for every table.
 *
 * <pre>{@code
 * ReportTable table =
 *     new ReportTable("nodes", "Nodes at depth 4.", List.of("search", "nodes"))
 *         .with(TableCell.of("alpha-beta"), TableCell.of(Estimate.mean(nodes)));
 * Report report =
 *     new Report("A title", "What was asked.", List.of("The answer in a sentence."),
 *         List.of(new Section("Nodes", List.of(table))), List.of());
 * new ReportWriter(report).into(folder);
 * }</pre>
 */
@NullMarked
package spielwerk.runs.report;

import org.jspecify.annotations.NullMarked;
