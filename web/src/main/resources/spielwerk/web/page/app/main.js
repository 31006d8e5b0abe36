import { renew } from "./address.js";
import { ahead } from "./ahead.js";
import { load } from "./i18n.js";
import { identify, login } from "./role.js";
import { theme } from "./settings.js";

const dress = () => (document.documentElement.dataset.theme = theme());
dress();
window.addEventListener("settings", dress);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);

const wrong = await login();
renew();
ahead();
const [unknown] = await Promise.all([identify(), load("page"), load("play"), import("./shell.js")]);
if (unknown) document.body.append(Object.assign(document.createElement("p"), { textContent: wrong || unknown }));
else document.body.append(document.createElement("sw-app"));
