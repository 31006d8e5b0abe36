import { get } from "./api.js";

/**
 * The address of a view as others can use it: with a name of this machine that leads here, and with
 * the token without which nobody is let in, behind the # where no log has it.
 *
 * @param hash the view, from its #
 * @param server what /server says, or the same with another token
 */
export function linkTo(hash, { addresses = [], token = "" } = {}) {
  const here = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const origin = here && addresses.length ? `${location.protocol}//${addresses[0]}:${location.port}` : location.origin;
  return `${origin}/${hash}${token && (hash.includes("?") ? "&" : "?") + "token=" + encodeURIComponent(token)}`;
}

/** What others need to know to reach this workbench; nothing if it does not say. */
export const server = () => get("/server").catch(() => ({}));
