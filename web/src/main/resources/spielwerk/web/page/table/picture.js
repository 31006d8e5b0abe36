/**
 * The board as it is seen, as an image. Every board is drawn by the browser in its own way, with
 * elements or on a canvas; so its elements are copied with the styles they have now, which SVG can
 * hold, and canvases become images in it.
 */
const XHTML = "http://www.w3.org/1999/xhtml";

/** A copy of an element as it looks now, shadow trees included. */
function copy(element) {
  if (element instanceof HTMLCanvasElement) {
    const image = document.createElementNS(XHTML, "img");
    image.setAttribute("src", element.toDataURL());
    wear(image, element);
    return image;
  }
  if (element instanceof HTMLSlotElement) {
    const box = document.createElementNS(XHTML, "span");
    box.setAttribute("style", "display:contents");
    for (const one of element.assignedNodes({ flatten: true })) add(box, one);
    return box;
  }
  const plain =
    element instanceof SVGElement
      ? element.cloneNode(false)
      : document.createElementNS(
          XHTML,
          element.localName.includes("-") || element.localName === "button" ? "div" : element.localName,
        );
  wear(plain, element);
  pseudo(plain, element, "::before");
  for (const child of (element.shadowRoot ?? element).childNodes) add(plain, child);
  pseudo(plain, element, "::after");
  return plain;
}

function add(parent, child) {
  if (child.nodeType === Node.TEXT_NODE) parent.append(child.textContent);
  else if (
    child instanceof Element &&
    !child.matches("style, script, .zoom") &&
    getComputedStyle(child).display !== "none"
  )
    parent.append(copy(child));
}

function style(computed) {
  let text = "";
  for (const name of computed) {
    if (!name.startsWith("--") && !name.startsWith("-webkit-") && !/^(transition|animation|cursor)/.test(name))
      text += `${name}:${computed.getPropertyValue(name)};`;
  }
  return text;
}

function wear(plain, element) {
  plain.setAttribute("style", style(getComputedStyle(element)));
}

function pseudo(plain, element, which) {
  const computed = getComputedStyle(element, which);
  if (["none", "normal", ""].includes(computed.content)) return;
  const box = document.createElementNS(XHTML, "span");
  box.setAttribute("style", style(computed));
  box.textContent = computed.content.replace(/^"|"$/g, "");
  plain.append(box);
}

/** @returns {string} an SVG document */
export function svg(board) {
  const { width, height } = board.getBoundingClientRect();
  const whole = /** @type {Element} */ (copy(board));
  whole.setAttribute("style", whole.getAttribute("style") + "margin:0;position:static;");
  const text = new XMLSerializer().serializeToString(whole);
  const size = `width="${width}" height="${height}"`;
  const inner = `<foreignObject x="0" y="0" ${size}>${text}</foreignObject>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

/** @returns {Promise<Blob>} twice as fine as it is seen */
export async function png(board) {
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg(board));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * 2);
  canvas.height = Math.round(height * 2);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no image"))), "image/png");
  });
}
