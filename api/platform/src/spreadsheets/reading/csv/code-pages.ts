import { decodeWindows1252 } from '../../../text/windows-1252';

/** Single-byte encoding that Brazilian programs have used. */
export type CodePage = 'Windows-1252' | 'CP850' | 'Mac Roman';

/** Characters of the bytes from 0x80 on. */
const upperHalves: Record<Exclude<CodePage, 'Windows-1252'>, string> = {
  CP850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'Mac Roman':
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
};

/** Decodes bytes in a single-byte encoding (code page) to text. */
export function decodeCodePage(page: CodePage, bytes: Buffer): string {
  if (page === 'Windows-1252') return decodeWindows1252(bytes);
  const upper = upperHalves[page];
  return bytes.toString('latin1').replace(/[\x80-\xff]/g, (byte) => upper[byte.charCodeAt(0) - 0x80] ?? byte);
}

const letters = /[áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ]/;
const foreignLetters = /[äëïöèìòùûîåÄËÏÖÈÌÒÙÛÎÅ]/;
/** Marks that texts and prices have; what stands between two letters is none of them but an apostrophe. */
const marks = /[ºª°’‘“”–—…€§•·²³½¼¾«»®©™£±×´\u00a0]/;
const betweenLetters = /[’´]/;
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);
const isUpper = (character: string | undefined) => character !== undefined && /\p{Lu}/u.test(character);
const isLower = (character: string | undefined) => character !== undefined && /\p{Ll}/u.test(character);

/** Is a character of a text what people in Brazil write there? */
function fits(character: string, before: string | undefined, after: string | undefined): boolean {
  if (letters.test(character)) {
    // joÃO and JOãO are no words.
    const isCaseBroken =
      (isUpper(character) && isLower(before)) || (isLower(character) && isUpper(before) && isUpper(after));
    return !isCaseBroken;
  }
  if (foreignLetters.test(character)) return false;
  if (!marks.test(character)) return false;
  return betweenLetters.test(character) || !isLetter(before) || !isLetter(after);
}

/** Characters that are looked at: a few hundred decide. */
const MAX_LOOKED_AT = 2_000;
/** Below this share of fitting characters a file is in no code page that is known here. */
const CREDIBLE = 0.7;

/** Computes the share of special characters that are plausible in Portuguese, from 0 to 1. */
function computePlausibleShare(text: string): number {
  let looked = 0;
  let fitting = 0;
  for (const { 0: character, index } of text.matchAll(/[^\p{ASCII}]/gu)) {
    looked += 1;
    if (fits(character, text[index - 1], text[index + 1])) fitting += 1;
    if (looked === MAX_LOOKED_AT) break;
  }
  return looked === 0 ? 1 : fitting / looked;
}

/**
 * Detects the code page in which bytes are most plausible as a Brazilian text. Prefers Windows-1252 unless
 * another page is clearly better. `isSure` is false if no page gives plausible text.
 */
export function detectCodePage(bytes: Buffer): { page: CodePage; isSure: boolean } {
  const own = computePlausibleShare(decodeWindows1252(bytes));
  let best: { page: CodePage; share: number } = { page: 'Windows-1252', share: own };
  if (own < 1)
    for (const page of ['CP850', 'Mac Roman'] as const) {
      const share = computePlausibleShare(decodeCodePage(page, bytes));
      if (share > best.share + 0.2) best = { page, share };
    }
  return { page: best.page, isSure: best.share >= CREDIBLE };
}
