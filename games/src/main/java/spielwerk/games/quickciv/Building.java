package spielwerk.games.quickciv;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The 28 buildings of the thesis's appendix B. What they cost and do is in {@link QuickCivRules};
 * the order here is part of every move's number.
 */
public enum Building {
  CITY_CENTRE("CC"),
  FARM("fa"),
  GATHERERS_HUT("ga"),
  STABLE("st"),
  WINDMILL("wi"),
  PLANTATION("pl"),
  AQUEDUCT("aq"),
  LUMBERJACK("lu"),
  MINE("mi"),
  SAWMILL("sa"),
  QUARRY("qu"),
  WORKSHOP("wo"),
  HOUSE("ho"),
  SETTLEMENT("se"),
  STONE_CIRCLE("SC"),
  TAVERN("TA"),
  BUTCHER("BU"),
  CHURCH("CH"),
  MUSEUM("MU"),
  SMITHY("SM"),
  FORT("Fo"),
  LOOKOUT("Lo"),
  BARRACKS("Ba"),
  FORTRESS("Fs"),
  MERCENARY_CAMP("Me"),
  CATAPULT("Ca"),
  TRADING_POST("tp"),
  SUQ("sq");

  public static final int COUNT = 28;

  private static final Building[] ALL = values();
  private static final Map<String, Building> BY_WORD =
      Stream.of(ALL).collect(Collectors.toUnmodifiableMap(Building::word, b -> b));

  private final String word;
  private final String sign;

  Building(String sign) {
    this.word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    this.sign = sign;
  }

  /** As people type it: {@code city-centre}. */
  public String word() {
    return word;
  }

  /**
   * Two letters for the board: lower-case ones earn food, material or trade, upper-case ones
   * points, mixed ones fight.
   */
  public String sign() {
    return sign;
  }

  public static Building of(int index) {
    return ALL[index];
  }

  static Optional<Building> named(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }
}
