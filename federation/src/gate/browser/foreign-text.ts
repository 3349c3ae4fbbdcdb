/** Words that every English text has, and no Portuguese one. */
const ENGLISH = new Set(
  'the and of to is are was were be been your you this that these with from for by at it its we our not no have has had will would can could should please click here there save delete remove add new edit open close loading error failed success something went wrong try again welcome back next submit cancel search settings about all any'.split(
    ' ',
  ),
);
/** Words that every Portuguese text has; those that are English too (`a`, `as`, `no`, `do`) say nothing. */
const PORTUGUESE = new Set(
  'o os um uma de da das dos em na nas nos para por com sem que e é são foi ser está este esta isto seu sua mais mas ou ao à às pelo pela não sim já ainda como quando onde quem você nada todos todas'.split(
    ' ',
  ),
);
/** Words of a text that is long enough to be judged. */
const MIN_WORDS = 3;

/**
 * Returns true for a text that is English by its small words and not Portuguese. Names, numbers and single words are not
 * judged.
 */
export function isEnglishText(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < MIN_WORDS) return false;
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const english = count(ENGLISH);
  return english >= 2 && english / words.length >= 0.25 && count(PORTUGUESE) === 0;
}
