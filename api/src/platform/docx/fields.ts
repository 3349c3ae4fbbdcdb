import { requireHarmlessLink } from './links';
import { refuseDocx } from './refuse-docx';

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
    'MERGEFIELD MERGEREC MERGESEQ IF COMPARE FORMTEXT FORMCHECKBOX FORMDROPDOWN',
    'LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT EQ SYMBOL ADVANCE SHAPE',
  ].flatMap((names) => names.split(' ')),
);

/** Hears the fields of a part in its order. Word may cut an instruction into pieces, and put fields into fields. */
export class FieldCheck {
  /** Instructions of the fields that are open, the innermost last. */
  private readonly open: string[] = [];

  begin(): void {
    this.open.push('');
  }

  /** A piece of the instruction of the innermost field. */
  instruct(piece: string): void {
    this.open.push((this.open.pop() ?? '') + piece);
  }

  end(): void {
    requireAllowed(this.open.pop() ?? '');
  }

  /** Checks what was begun and never ended: some programs read it all the same. */
  finish(): void {
    for (const instruction of this.open.splice(0)) requireAllowed(instruction);
  }
}

/** Refuses a field that its instruction lets do more than show what is there. */
export function requireAllowed(instruction: string): void {
  const [, name = ''] = /^\s*(=|[^\s"\\]*)/.exec(instruction) ?? [];
  if (name === '=' || name === '') {
    if (instruction.trim() !== '' && name === '') throw unknown(instruction);
    return;
  }
  if (!ALLOWED.has(name.toUpperCase())) throw unknown(name);
  if (name.toUpperCase() !== 'HYPERLINK') return;
  const [, quoted, bare = ''] = /^\s*\S+\s+(?:"([^"]*)|([^\s\\]\S*))/.exec(instruction) ?? [];
  requireHarmlessLink(quoted ?? bare);
}

const unknown = (name: string) =>
  refuseDocx(
    `O documento tem um campo que não é aceito (${name.trim().slice(0, 30)}). Campos não podem buscar dados em outro programa ou arquivo (DDE, LINK). Retire-o.`,
  );
