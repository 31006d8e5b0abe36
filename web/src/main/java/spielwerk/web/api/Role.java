package spielwerk.web.api;

/**
 * What somebody may do, by the token they came with. Each role may do what the ones before it may;
 * every {@link Route} declares which one it needs.
 */
public enum Role {
  /** Came without a token: may load the page and log in, nothing else. */
  VISITOR,

  /** Came by a link to a class or a table: plays, hands in and watches. */
  GUEST,

  /** Started the workbench: starts, changes and deletes whatever there is. */
  OWNER;

  boolean includes(Role needed) {
    return compareTo(needed) >= 0;
  }
}
