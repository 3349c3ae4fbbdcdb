/** Bytes of Windows-1252 by character, where they are not the code point itself. */
const bytes = new Map(
  Array.from('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ').map((character, index) => [
    character,
    [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94,
      0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ][index] ?? 0,
  ]),
);

/** First characters of UTF-8 that was taken for Windows-1252: `Ã£`, `Â°`, `â€™`. */
const suspicious = /[ÂÃÅâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const runs = /[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g;
/** Characters beyond ASCII in texts of Brazil; anything else is no repair. */
const plausible = /^[áàâãäéêëèíîïìóôõöòúüûùçñÁÀÂÃÄÉÊËÈÍÎÏÌÓÔÕÖÒÚÜÛÙÇÑºª°’‘“”–—…€§•·²³½¼¾«»®©™£±×\u00a0]+$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Times that a text may have been encoded too often. */
const MAX_TIMES = 2;

/** The text that a run of characters was before; null where it was none of Brazil. */
function decodeRun(run: string, times: number): string | null {
  const raw = Uint8Array.from(run, (character) => bytes.get(character) ?? character.charCodeAt(0));
  let text: string;
  try {
    text = utf8.decode(raw);
  } catch {
    return null;
  }
  if (times < MAX_TIMES && suspicious.test(text)) return decodeRun(text, times + 1);
  return plausible.test(text) ? text : null;
}

/** Restores a text that was encoded in UTF-8 twice: `JoÃ£o` becomes João. Any other text stays as it is. */
export function repairDoubleUtf8(text: string): string {
  return suspicious.test(text) ? text.replace(runs, (run) => decodeRun(run, 1) ?? run) : text;
}
