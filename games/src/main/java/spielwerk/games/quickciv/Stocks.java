package spielwerk.games.quickciv;

/**
 * The food, material and points that every seat has: a part of a {@link QuickCivState}, which owns
 * it. Nothing is ever owed. Mutable.
 */
final class Stocks {
  private static final int FOOD = 0;
  private static final int MATERIAL = 1;
  private static final int POINTS = 2;
  private static final int KINDS = 3;

  private final int[] amounts;

  Stocks(int players) {
    this.amounts = new int[KINDS * players];
  }

  Stocks(Stocks other) {
    this.amounts = other.amounts.clone();
  }

  void set(Stocks other) {
    System.arraycopy(other.amounts, 0, amounts, 0, amounts.length);
  }

  int food(int seat) {
    return amounts[KINDS * seat + FOOD];
  }

  int material(int seat) {
    return amounts[KINDS * seat + MATERIAL];
  }

  int points(int seat) {
    return amounts[KINDS * seat + POINTS];
  }

  void put(int seat, int food, int material, int points) {
    amounts[KINDS * seat + FOOD] = food;
    amounts[KINDS * seat + MATERIAL] = material;
    amounts[KINDS * seat + POINTS] = points;
  }

  void payFood(int seat, int price) {
    amounts[KINDS * seat + FOOD] -= price;
  }

  void payMaterial(int seat, int price) {
    amounts[KINDS * seat + MATERIAL] -= price;
  }

  /** An income of a round, packed by {@link Resources}; it may be negative. */
  void earn(int seat, long income) {
    int at = KINDS * seat;
    amounts[at + FOOD] = kept(amounts[at + FOOD] + Resources.food(income));
    amounts[at + MATERIAL] = kept(amounts[at + MATERIAL] + Resources.material(income));
    amounts[at + POINTS] = kept(amounts[at + POINTS] + Resources.points(income));
  }

  private static int kept(int amount) {
    return Math.max(0, Math.min(Resources.MOST, amount));
  }
}
