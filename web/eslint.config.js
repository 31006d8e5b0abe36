import js from "@eslint/js";
import globals from "globals";
import { configs as lit } from "eslint-plugin-lit";

const page = ["src/main/resources/spielwerk/web/page/**/*.js"];

export default [
  { ignores: ["target/", "node_modules/", "src/main/resources/META-INF/"] },
  js.configs.recommended,
  { files: page, ...lit["flat/recommended"] },
  { files: ["*.mjs"], languageOptions: { globals: globals.node } },
  {
    files: page,
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
    rules: {
      "array-callback-return": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-len": ["error", { code: 120, ignoreUrls: true }],
      "max-lines": ["error", 400],
      "no-constructor-return": "error",
      "no-duplicate-imports": "error",
      "no-promise-executor-return": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unmodified-loop-condition": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];
