import { get } from "../app/api.js";
import { keysOf } from "../app/keyring.js";

/** What this browser may do at a table: as its host, for the seats it has keys to, or only watch. */
export class Rights {
  constructor(store) {
    this.store = store;
    this.host = false;
    this.alone = false;
    this.seats = new Set();
    this.known = "";
    /** Until the server has answered, nobody is told that they only watch. */
    this.asked = true;
  }

  /** After every change of the table; the server is asked only when seats have changed hands. */
  follow(table) {
    const shape = JSON.stringify([table.hosted, table.seats.map((seat) => [seat.kind, seat.given]), keysOf(table.id)]);
    if (shape === this.known) return;
    this.known = shape;
    if (!table.hosted) {
      this.take({ host: true, alone: true, seats: table.seats.map((_, seat) => seat) });
      return;
    }
    get(this.store.path("/rights")).then(
      (rights) => this.store.changed(() => this.take(rights)),
      () => {},
    );
  }

  take({ host, alone, seats }) {
    this.asked = false;
    this.host = host;
    this.alone = alone;
    this.seats = new Set(seats);
  }

  /** Whether this browser takes part, and does not only watch. */
  get part() {
    return this.asked || this.host || this.seats.size > 0;
  }

  may(seat) {
    return this.seats.has(seat);
  }
}
