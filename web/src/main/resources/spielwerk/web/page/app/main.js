import { renew } from "./address.js";
import { ahead } from "./ahead.js";
import { load } from "./i18n.js";
import { theme } from "./settings.js";

renew();
ahead();
const dress = () => (document.documentElement.dataset.theme = theme());
dress();
window.addEventListener("settings", dress);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);

// a token shall not stay in the address
if (location.search) history.replaceState(null, "", location.pathname + location.hash);
await Promise.all([load("page"), load("play"), import("./shell.js")]);
document.body.append(document.createElement("sw-app"));
