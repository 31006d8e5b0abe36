package spielwerk.bench.chaos;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How it went.
 *
 * @param faults how often each kind of fault was injected, by its name
 * @param starts how often the server was started
 * @param moves that the server acknowledged
 * @param refused requests that were answered with an error, or not at all
 * @param finished games that ended at tables
 * @param imported games of runs that went into the library
 * @param disk how the disk was filled
 * @param lost what was not found, or found twice, a sentence each
 */
public record ChaosReport(
    long seed,
    double seconds,
    Map<String, Integer> faults,
    int starts,
    int moves,
    int refused,
    int finished,
    int imported,
    String disk,
    List<String> lost) {

  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("seed", seed);
    json.put("seconds", seconds);
    json.put("faults", faults);
    json.put("starts", starts);
    json.put("moves", moves);
    json.put("refused", refused);
    json.put("finished", finished);
    json.put("imported", imported);
    json.put("disk", disk);
    json.put("lost", lost);
    return json;
  }
}
