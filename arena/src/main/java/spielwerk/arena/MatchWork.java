package spielwerk.arena;

import spielwerk.core.Catalogue;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;

/** The games of a match, wherever they are played. */
public final class MatchWork implements WorkKind {
  static final String ID = "match";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    return Match.toLookAt(MatchSpec.fromJson(GameWork.json(description)), catalogue).work();
  }
}
