/** What the type check has to know that no file of the page tells it. */

declare module "echarts/dist/echarts.esm.min.js" {
  export const init: any;
}

/** A part of the page that opens when it is told to. */
interface OpeningElement extends HTMLElement {
  show(...what: any[]): void;
}

interface HTMLElementTagNameMap {
  "sw-bring": OpeningElement & { take(files: File[]): void };
  "sw-edit": OpeningElement;
  "sw-keys": OpeningElement;
  "sw-new": OpeningElement;
  "sw-paste": OpeningElement;
  "sw-settings": OpeningElement;
  "sw-start": OpeningElement & { showCarryOn(run: string): void };
}
