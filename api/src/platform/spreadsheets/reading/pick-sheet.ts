import type { Notes } from './notes';
import { Unreadable } from './unreadable';

/** The sheet that is read: the one that was asked for, else the first that is visible. Throws `Unreadable`. */
export function pickSheet<S extends { name: string; hidden: boolean }>(
  sheets: readonly [S, ...S[]],
  asked: string | undefined,
  notes: Notes,
): S {
  if (asked !== undefined) {
    const found = sheets.find(({ name }) => name === asked);
    if (!found) throw new Unreadable(`Não há uma planilha “${asked}” neste arquivo.`);
    return found;
  }
  const hidden = sheets.filter((sheet) => sheet.hidden).map(({ name }) => `“${name}”`);
  if (hidden.length === 1) notes.say(`Planilha oculta ignorada: ${hidden[0]}.`);
  if (hidden.length > 1) notes.say(`Planilhas ocultas ignoradas: ${hidden.join(', ')}.`);
  return sheets.find((sheet) => !sheet.hidden) ?? sheets[0];
}
