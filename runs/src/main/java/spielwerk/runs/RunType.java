package spielwerk.runs;

/**
 * What a kind of run is called and how it counts.
 *
 * @param id the command that begins such a run, and the first word of its name: {@code train}
 * @param noun what people call it in a sentence: the <i>training</i> was interrupted
 * @param unit what a line of its journal is, in the singular: {@code game}, {@code generation}
 * @param needsResult whether something is left to do after the last line of the journal
 */
public record RunType(String id, String noun, String unit, boolean needsResult) {}
