package spielwerk.lab;

/**
 * What decides the run of an experiment.
 *
 * @param scale how large it is to be
 * @param training the run that it looks at instead of the one that its file names, or empty
 * @param file where its file lay, for other files are looked for beside it
 * @param source the text of that file when the run began
 */
public record ExperimentSpec(
    String name, String scale, long seed, String training, String file, String source) {}
