// Searches all sections of the guide; the index is a list of [address, page, heading, text].
const field = document.getElementById("search");
const found = document.getElementById("found");
const menu = document.getElementById("menu");
const up = document.body.dataset.up;
const most = 30;

if (matchMedia("(max-width: 50rem)").matches) document.querySelector("nav details").open = false;

const sections = window.guideIndex.map(([address, page, heading, text]) => ({
  address,
  page,
  heading,
  text,
  title: `${page} ${heading}`.toLowerCase(),
  all: `${page} ${heading} ${text}`.toLowerCase(),
}));

/** A section counts if it holds all words; those in its headings weigh more. */
function search(words) {
  return sections
    .filter((one) => words.every((word) => one.all.includes(word)))
    .map((one) => ({ one, weight: words.filter((word) => one.title.includes(word)).length }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ one }) => one);
}

function excerpt({ text }, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 30);
  return (at ? "… " : "") + text.slice(at, at + 110) + (text.length > at + 110 ? " …" : "");
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  menu.hidden = words.length > 0;
  found.hidden = words.length === 0;
  found.replaceChildren(
    ...(words.length ? search(words) : []).map((one) => {
      const link = document.createElement("a");
      link.href = up + one.address;
      link.append(one.page === one.heading ? one.page : `${one.page}: ${one.heading}`);
      link.append(Object.assign(document.createElement("small"), { textContent: excerpt(one, words[0]) }));
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  if (words.length && !found.children.length) found.textContent = "Nothing found.";
}

field.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === field) return;
  event.preventDefault();
  document.querySelector("nav details").open = true;
  field.focus();
});
show();
