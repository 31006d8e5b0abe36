import { get } from "./api.js";

/** Whether this page was opened by a name that leads to no other machine. */
const isHere = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** Which of the machine's addresses links shall have; empty for the first. */
let chosen = "";

/** Other links from now on; whoever shows one listens for the event "address" on the window. */
export function chooseAddress(address) {
  chosen = address;
  window.dispatchEvent(new Event("address"));
}

/**
 * The address of a view as others can use it: with a name of this machine that leads here, and with
 * the token without which nobody is let in, behind the # where no log has it.
 *
 * @param hash the view, from its #
 * @param server what /server says, or the same with another token
 */
export function linkTo(hash, { addresses = [], token = "" } = {}) {
  const address = addresses.find((one) => one === chosen) ?? addresses[0] ?? "";
  const name = address.includes(":") ? `[${address}]` : address;
  const port = location.port && ":" + location.port;
  const origin = isHere() && name ? `${location.protocol}//${name}${port}` : location.origin;
  return `${origin}/${hash}${token && (hash.includes("?") ? "&" : "?") + "token=" + encodeURIComponent(token)}`;
}

/**
 * Whether others can open a link.
 * @returns {"closed" | "offline" | "choice" | ""} the workbench listens to this machine alone, the
 *     machine is in no network, it has several addresses to choose from, or all is well
 */
export function reach({ local = false, addresses = [] } = {}) {
  if (!isHere()) return ""; // by whatever name this page came, others can come too
  if (local) return "closed";
  return addresses.length > 1 ? "choice" : addresses.length ? "" : "offline";
}

/** What others need to know to reach this workbench; nothing if it does not say. */
export const server = () => get("/server").catch(() => ({}));
