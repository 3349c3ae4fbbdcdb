import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { readSettingsDocument } from '../settings/read-settings';

/** Refuses a type that is not among the configured ones (notes-006). An account that configured none may write any. */
export async function requireNoteType(tx: Tx, accountId: string, type: string): Promise<void> {
  const { notesTypes } = await readSettingsDocument(tx, accountId);
  if (notesTypes.length === 0 || notesTypes.some(({ name }) => name === type)) return;
  const message = 'Escolha um dos tipos de nota configurados.';
  throw new Refusal(400, message, { fields: [{ path: 'noteType', message }] });
}
