/** Portuguese particles between the words of a name, such as `da`, which comparisons of names ignore. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set([
  'da',
  'das',
  'de',
  'del',
  'di',
  'do',
  'dos',
  'du',
  'e',
]);

/** Letters that are written one for the other in names. */
const SOUNDS: Readonly<Record<string, string>> = { y: 'i', z: 's', w: 'v', k: 'c' };

/**
 * Converts a word to a phonetic form that is equal for its usual spellings: Souza and Sousa, Thiago and
 * Tiago, Joanna and Joana.
 */
export const toPhoneticSpelling = (word: string): string =>
  Array.from(word.replaceAll('ph', 'f').replaceAll('h', ''), (letter) => SOUNDS[letter] ?? letter)
    .filter((letter, at, letters) => letter !== letters[at - 1])
    .join('');
