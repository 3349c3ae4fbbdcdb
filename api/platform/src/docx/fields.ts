import { requireHarmlessLink } from './links';
import { createDocxRefusal, docxRefusalMessages } from './refuse-docx';

/**
 * Fields that show what the document itself or its data has (ECMA-376 part 1, 17.16.5). All others are refused: some start
 * programs, some fetch files, QUOTE spells an instruction in numbers.
 */
const ALLOWED = new Set(
  [
    'PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME',
    'TITLE SUBJECT AUTHOR KEYWORDS COMMENTS LASTSAVEDBY FILENAME FILESIZE NUMWORDS NUMCHARS REVNUM TEMPLATE INFO',
    'USERNAME USERINITIALS USERADDRESS DOCPROPERTY',
    'REF PAGEREF NOTEREF STYLEREF SEQ TOC TC TOA TA INDEX XE HYPERLINK CITATION BIBLIOGRAPHY',
    'MERGEFIELD MERGEREC MERGESEQ IF COMPARE FILLIN FORMTEXT FORMCHECKBOX FORMDROPDOWN',
    'LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT EQ SYMBOL ADVANCE SHAPE',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Parses the name of a Word field from the field's instruction, in capital letters; empty if the instruction
 * is empty.
 */
export const parseFieldName = (instruction: string): string =>
  (/^\s*(=|[^\s"\\]*)/.exec(instruction)?.[1] ?? '').toUpperCase();

/** Throws a refusal for a Word field whose instruction does more than show existing content. */
export function requireHarmlessField(instruction: string): void {
  const name = parseFieldName(instruction);
  if (name === '=' || name === '') {
    if (instruction.trim() !== '' && name === '') throw unknown(instruction);
    return;
  }
  if (!ALLOWED.has(name)) throw unknown(name);
  if (name === 'HYPERLINK') requireHarmlessArguments(instruction.trimStart().slice(name.length));
}

/** A switch (`\\o`), a text in quotes, straight or curly, and a word: what the arguments of a field are made of. */
const ARGUMENT = /\\(.?)|["“”„]([^"“”„]*)["“”„]?|[^\s"“”„\\]+/gs;
/** Switches that Word writes: a bookmark, an image map, a new window, a tip, a frame; how the field looks. */
const SWITCHES = new Set('lmnothsy*@#'.split(''));
/** Stands before a tip: words that nothing follows. */
const TIP = 'o';

/** Refuses a link whose address, or whatever else a program could take for one, leads to a file or program. */
function requireHarmlessArguments(text: string): void {
  let isTip = false;
  for (const [whole, name, quoted] of text.matchAll(ARGUMENT)) {
    if (name !== undefined) {
      if (!SWITCHES.has(name.toLowerCase())) throw createDocxRefusal(docxRefusalMessages.link);
      isTip = name.toLowerCase() === TIP;
      continue;
    }
    if (!isTip) requireHarmlessLink(quoted ?? whole);
    isTip = false;
  }
}

const unknown = (name: string) =>
  createDocxRefusal(
    `O documento tem um campo que não é aceito (${name.trim().slice(0, 30)}). Campos não podem buscar dados em outro programa ou arquivo (DDE, LINK). Retire-o.`,
  );
