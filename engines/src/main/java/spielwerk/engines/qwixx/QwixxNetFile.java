package spielwerk.engines.qwixx;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import spielwerk.core.Mistake;
import spielwerk.games.qwixx.Row;

/**
 * A {@link QwixxNet} as text: what it is for and how it was made, then its weights in thousandths,
 * one vector a line (a single 0 for a vector of zeros), and at the end a checksum of all lines
 * before. A line {@code chances:} has its {@link Chances}.
 */
public final class QwixxNetFile {
  private static final String TITLE = "Spielwerk outlook on Qwixx, version 1";
  private static final String WEIGHTS = "weights in thousandths";
  private static final String CHECKSUM = "sha256 ";
  private static final float UNIT = 1000;
  private static final int MOST_UNITS = 64;
  private static final String CHANCES = "chances";
  private static final Set<String> OF_THE_NETWORK = Set.of("aim", "sees", "units", CHANCES);

  private QwixxNetFile() {}

  /**
   * The text of a network.
   *
   * @param about how it was made, by keyword
   */
  public static String write(QwixxNet qwixxNet, Map<String, String> about) {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    about.forEach((key, value) -> text.append(key).append(": ").append(value).append('\n'));
    text.append("aim: ").append(qwixxNet.aim()).append('\n');
    text.append("sees: ").append(qwixxNet.seesOthers() ? "all sheets" : "own sheet").append('\n');
    text.append("units: ").append(qwixxNet.units()).append('\n');
    String chances = qwixxNet.chances().toString();
    if (!chances.isEmpty()) {
      text.append(CHANCES).append(": ").append(chances).append('\n');
    }
    text.append(WEIGHTS).append('\n');
    for (float[] weights : qwixxNet.weights()) {
      int width = width(qwixxNet, weights);
      for (int from = 0; from < weights.length; from += width) {
        text.append(line(weights, from, width)).append('\n');
      }
    }
    return text + CHECKSUM + checksum(text.toString()) + '\n';
  }

  /** A line for each fact about rows; all else stands on one line each. */
  private static int width(QwixxNet qwixxNet, float[] weights) {
    int width = Row.COUNT * qwixxNet.units();
    return weights.length == QwixxNetInput.ROW_FACTS * width ? width : weights.length;
  }

  private static String line(float[] weights, int from, int width) {
    StringBuilder line = new StringBuilder();
    boolean zero = true;
    for (int i = from; i < from + width; i++) {
      int number = Math.round(weights[i] * UNIT);
      zero &= number == 0;
      line.append(i == from ? "" : " ").append(number);
    }
    return zero ? "0" : line.toString();
  }

  /**
   * Reads a network.
   *
   * @param name what to call the file in complaints
   * @throws Mistake if the text is not a whole and unchanged network
   */
  public static QwixxNet read(String name, String text) {
    int end = text.lastIndexOf(CHECKSUM);
    if (!text.startsWith(TITLE + "\n")) {
      throw broken(name, "it does not begin with '" + TITLE + "'");
    }
    if (end < 0 || !text.endsWith("\n")) {
      throw broken(name, "its end with the checksum is missing");
    }
    String said = text.substring(end + CHECKSUM.length()).trim();
    if (!said.equals(checksum(text.substring(0, end)))) {
      throw broken(name, "its checksum does not match");
    }
    Iterator<String> lines = List.of(text.substring(0, end).split("\n")).iterator();
    QwixxNet qwixxNet = empty(name, head(lines));
    for (float[] weights : qwixxNet.weights()) {
      int width = width(qwixxNet, weights);
      for (int from = 0; from < weights.length; from += width) {
        String line = lines.hasNext() ? lines.next() : "";
        fill(name, line, weights, from, width);
      }
    }
    if (lines.hasNext()) {
      throw broken(name, "it has more weights than it should");
    }
    return qwixxNet;
  }

  /** How the network of a file was made, by keyword. */
  public static Map<String, String> about(String text) {
    Map<String, String> about = head(List.of(text.split("\n")).iterator());
    about.keySet().removeAll(OF_THE_NETWORK);
    return about;
  }

  private static Map<String, String> head(Iterator<String> lines) {
    Map<String, String> head = new LinkedHashMap<>();
    while (lines.hasNext()) {
      String line = lines.next();
      if (line.equals(WEIGHTS)) {
        break;
      }
      int colon = line.indexOf(": ");
      if (colon > 0) {
        head.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return head;
  }

  private static QwixxNet empty(String name, Map<String, String> head) {
    String aim = head.getOrDefault("aim", "");
    int units = number(name, head.getOrDefault("units", ""));
    if (!aim.equals("win") && !aim.equals("points")) {
      throw broken(name, "its aim is '" + aim + "', not win or points");
    }
    if (units < 1 || units > MOST_UNITS || Integer.bitCount(units) != 1) {
      throw broken(name, "its units are not a power of two up to " + MOST_UNITS);
    }
    boolean seesOthers = head.getOrDefault("sees", "").equals("all sheets");
    QwixxNet net = new QwixxNet(Objective.valueOf(aim.toUpperCase(Locale.ROOT)), seesOthers, units);
    net.calibrate(chances(name, head.getOrDefault(CHANCES, "")));
    return net;
  }

  private static Chances chances(String name, String text) {
    try {
      return Chances.parse(text);
    } catch (IllegalArgumentException unusable) {
      throw broken(name, "its chances '" + text + "' do not rise from 0 to 1");
    }
  }

  private static void fill(String name, String line, float[] weights, int from, int width) {
    String[] numbers = line.split(" ");
    if (numbers.length != width && !line.equals("0")) {
      throw broken(name, "a vector has " + numbers.length + " weights instead of " + width);
    }
    for (int i = 0; i < width; i++) {
      weights[from + i] = number(name, numbers[line.equals("0") ? 0 : i]) / UNIT;
    }
  }

  private static int number(String name, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException noNumber) {
      throw broken(name, "'" + text + "' is not a whole number");
    }
  }

  private static Mistake broken(String name, String why) {
    return new Mistake("The model " + name + " cannot be used: " + why + ".");
  }

  private static String checksum(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }
}
