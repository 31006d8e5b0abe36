import { get, post } from "./api.js";

/** Who this browser is to the server, as /server says; see docs/api.md. */
let role = "";
let readOnly = false;

/** Whether the server only looks at its data, so that nothing can be changed here. */
export const isReadOnly = () => readOnly;

/** Whether it may change and delete what is not its own: the page hides from guests what is not for them. */
export const isOwner = () => role === "owner";

/**
 * Finds out who this browser is.
 * @returns {Promise<string>} why it is let in nowhere, or nothing
 */
export async function identify() {
  try {
    ({ role, readOnly } = await get("/server"));
    return "";
  } catch (refused) {
    return refused.message;
  }
}

/**
 * Moves the token from an address such as #/t/ID?seat=1&token=T into a cookie. It stands
 * behind the #, which browsers send to nobody, so that no log has it; nor shall it stay in the address.
 * @returns {Promise<string>} why the server does not take it, or nothing
 */
export async function login() {
  const [view, values = ""] = location.hash.split("?");
  const query = new URLSearchParams(values);
  const token = query.get("token");
  if (!token) return "";
  query.delete("token");
  history.replaceState(null, "", location.pathname + view + (`${query}` && "?" + query));
  try {
    await post("/login", { token });
    return "";
  } catch (refused) {
    return refused.message;
  }
}
