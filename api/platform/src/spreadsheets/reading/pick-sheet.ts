import type { SheetNotes } from './notes';
import { UnreadableSpreadsheetError } from './unreadable';

/** Sheets that are told of: people choose among few, and a workbook may name tens of thousands. */
const MAX_LISTED = 200;
/** Characters of a name: spreadsheet programs take 31. */
const MAX_NAME = 200;
/** Hidden sheets that a note names. */
const MAX_NAMED = 10;

interface NamedSheet {
  name: string;
  hidden: boolean;
}

/** Sheet of a spreadsheet file that is read, and the list of sheets from which the user can choose. */
export interface PickedSheet<S extends NamedSheet> {
  sheet: S;
  listed: NamedSheet[];
}

/**
 * Picks the requested sheet of a spreadsheet file, or the first visible sheet. Throws
 * `UnreadableSpreadsheetError` if there is none.
 */
export function pickSheet<S extends NamedSheet>(
  sheets: readonly S[],
  asked: string | undefined,
  notes: SheetNotes,
): PickedSheet<S> {
  const named = sheets.filter(({ name }) => name.length <= MAX_NAME);
  const [first] = named;
  if (!first)
    throw new UnreadableSpreadsheetError(
      `O nome da planilha tem mais de ${MAX_NAME} caracteres. Dê a ela um nome curto.`,
    );
  if (named.length > MAX_LISTED)
    notes.add(
      `O arquivo tem ${count(named.length)} planilhas; mostramos as primeiras ${MAX_LISTED}. Se a sua não está entre elas, deixe-a sozinha no arquivo.`,
    );
  const listed = named.slice(0, MAX_LISTED).map(({ name, hidden }) => ({ name, hidden }));
  if (asked !== undefined) {
    const found = named.find(({ name }) => name === asked);
    if (!found) throw new UnreadableSpreadsheetError(`Não há uma planilha “${asked}” neste arquivo.`);
    return { sheet: found, listed };
  }
  noteHiddenSheets(
    named.filter((sheet) => sheet.hidden),
    notes,
  );
  return { sheet: named.find((sheet) => !sheet.hidden) ?? first, listed };
}

function noteHiddenSheets(hidden: readonly NamedSheet[], notes: SheetNotes): void {
  const names = hidden.slice(0, MAX_NAMED).map(({ name }) => `“${name}”`);
  if (hidden.length === 1) notes.add(`Planilha oculta ignorada: ${names[0]}.`);
  if (hidden.length < 2) return;
  const more = hidden.length - names.length;
  notes.add(`Planilhas ocultas ignoradas: ${names.join(', ')}${more > 0 ? ` e mais ${count(more)}` : ''}.`);
}

const count = (number: number): string => number.toLocaleString('pt-BR');
