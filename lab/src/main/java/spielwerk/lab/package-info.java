/**
 * Experiments described in YAML, and reports on them with tables and plots. Every run can be
 * repeated from its description.
 *
 * <p>An {@link spielwerk.lab.Experiment} is a file that says what is asked, what the paper found
 * and what to do; what to do is a {@link spielwerk.lab.Study} of some kind. To write a new kind,
 * write a record that implements {@code Study} and reads itself from {@link
 * spielwerk.runs.spec.YamlFields}, and a {@link spielwerk.lab.StudyKinds} that names it.
 *
 * <pre>{@code
 * Experiment experiment = new Experiments(Path.of("experiments")).find("search-pvs");
 * StudyContext conditions = new StudyContext(Catalogue.load(), 1, 2, Progress.NONE, () -> false);
 * ExperimentRunner.run(experiment, "quick", conditions, Path.of("data")).ifPresent(o -> open(o.page()));
 * }</pre>
 */
@NullMarked
package spielwerk.lab;

import org.jspecify.annotations.NullMarked;
