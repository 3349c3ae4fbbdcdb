import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/**
 * Throws 400 if a type is not among the types that the account configured (notes-006). An account without configured
 * types accepts any.
 */
export async function requireNoteType(tx: Tx, accountId: string, type: string): Promise<void> {
  const { notesTypes } = await loadSettingsDocument(tx, accountId);
  if (notesTypes.length === 0 || notesTypes.some(({ name }) => name === type)) return;
  const message = 'Escolha um dos tipos de nota configurados.';
  throw new Refusal(400, message, { fields: [{ path: 'noteType', message }] });
}
