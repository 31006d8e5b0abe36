package spielwerk.workshop.fiveinarow;

/**
 * A quiet position with what a search and the end of its game say about it.
 *
 * @param pairs by free field, see {@link spielwerk.engines.fiveinarow.threat.ThreatFeatures#pairs}
 * @param target how likely the side to move wins
 * @param weights what threat's weights by class say, in hundredths of a logit
 */
record NetLesson(short[] pairs, float target, int weights) {}
