package spielwerk.web.rooms;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What the page draws of one run that is made of generations. */
interface Picture {
  /** How it stands; reads only what is new. */
  ObjectNode look();

  /**
   * What there is to say about one generation.
   *
   * @throws spielwerk.web.table.Missing if there is no such generation
   */
  ObjectNode generation(int number);
}
