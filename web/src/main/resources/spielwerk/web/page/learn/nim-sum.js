/**
 * Bouton's rule (1901), as the lesson explains it. The nim-sum is the exclusive or of the heaps.
 * Normal play: whoever leaves the sum 0 wins. Misère play is the same until only single ones are
 * left; then an odd number of them is to be left.
 */
export const sum = (heaps) => heaps.reduce((all, heap) => all ^ heap, 0);

/** Whether the side that has just moved to these heaps wins. */
function good(heaps, misere) {
  const big = heaps.some((heap) => heap > 1);
  return big || !misere ? sum(heaps) === 0 : heaps.filter((heap) => heap === 1).length % 2 === 1;
}

/** The moves that win, as heap and number to take. */
export function winning(heaps, misere) {
  return heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, i) => ({
      heap,
      take: i + 1,
      text: `${String.fromCharCode(97 + heap)}-${i + 1}`,
    })).filter(({ take }) => good(heaps.with(heap, size - take), misere)),
  );
}

/** What the page plays: to win if it can, else as slowly as it can. */
export function reply(heaps, misere) {
  const [best] = winning(heaps, misere);
  const largest = heaps.indexOf(Math.max(...heaps));
  return best?.text ?? `${String.fromCharCode(97 + largest)}-1`;
}
