package spielwerk.arena.library;

import java.util.List;
import spielwerk.core.Participant;

/**
 * A game as lists show it.
 *
 * @param id its number in this library, never given twice
 * @param game the text that makes the game
 * @param winner as {@link LibraryGame#winner()}
 * @param reason why it was over
 * @param run the id of its run, or empty
 * @param comment the beginning of it
 */
public record GameSummary(
    long id,
    String game,
    List<Participant> players,
    String date,
    List<Double> shares,
    int winner,
    String reason,
    int length,
    String run,
    String comment,
    List<String> tags) {}
