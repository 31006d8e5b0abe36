// The type check of the page. Everywhere what `tsc` finds counts; in the folders below, which are
// typed throughout, a parameter or variable without a type counts too (noImplicitAny).
import { existsSync } from "node:fs";
import { dirname, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const home = dirname(fileURLToPath(import.meta.url));
const page = "src/main/resources/spielwerk/web/page";

/** Folders in which everything has a type; to add one, mend what this check then finds in it. */
const TYPED = ["boards", "rules"];
/** Folders below those that are not typed throughout yet. */
const NOT_YET = ["boards/fiveinarow", "boards/quickciv", "boards/qwixx"];

const missing = [...TYPED, ...NOT_YET].filter((folder) => !existsSync(`${home}/${page}/${folder}`));
if (missing.length) throw new Error(`There is no folder ${missing.join(", ")} in ${page}.`);

/** @param {ts.Diagnostic} finding */
function typed({ file }) {
  const name = file ? relative(home, file.fileName).split(sep).join("/") : "";
  const inside = (/** @type {string} */ folder) => name.startsWith(`${page}/${folder}/`);
  return TYPED.some(inside) && !NOT_YET.some(inside);
}

const { config } = ts.readConfigFile(`${home}/tsconfig.json`, ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, home);
const check = (/** @type {boolean} */ noImplicitAny) =>
  ts.getPreEmitDiagnostics(ts.createProgram(fileNames, { ...options, noImplicitAny }));

const everywhere = check(false);
const findings = everywhere.length ? everywhere : check(true).filter(typed);
if (findings.length) {
  console.error(
    ts.formatDiagnostics(findings, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => home,
      getNewLine: () => "\n",
    }),
  );
  process.exitCode = 1;
}
