import { load } from "./i18n.js";
import { theme } from "./settings.js";

const dress = () => (document.documentElement.dataset.theme = theme());
dress();
window.addEventListener("settings", dress);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);

await load("page");
await import("./shell.js");
document.body.append(document.createElement("sw-app"));
