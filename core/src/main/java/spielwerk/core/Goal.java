package spielwerk.core;

/** What a seat plays for: to come first, or to have as many points as possible. */
public enum Goal {
  WIN,
  POINTS
}
