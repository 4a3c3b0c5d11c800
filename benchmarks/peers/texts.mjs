// Texts like those that Stoa is measured with: a sentence and eight words of a vocabulary of 4,000.
let number = 0;

function word(index) {
  const mixed = ((index * 2654435761) >>> 7) % 4000;
  return (mixed + 46656).toString(36).replaceAll(/[0-9]/g, 'x') + 'ing';
}

/** Another text at each call. */
export function text() {
  number++;
  const words = Array.from({ length: 8 }, (_, i) => word(number * 8 + i));
  return `Message about caching and retries: ${words.join(' ')}`;
}

/** Fails where fewer items were read than are stored. */
export function check(expected, read) {
  if (read !== expected) {
    throw new Error(`read ${read} items, not ${expected}`);
  }
}
