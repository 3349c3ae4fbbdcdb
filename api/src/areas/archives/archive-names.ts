import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sanitizeFileName } from '@girassol/shared-domain';

const WRONG_NAME = 'Insira um nome válido.';

/**
 * Removes slashes and invisible characters from the name of an archive folder or file (archive-005). Refused
 * (400) if nothing is left.
 */
export function cleanArchiveName(text: string): string {
  const name = sanitizeFileName(text);
  if (name === '') throw new Refusal(400, WRONG_NAME, { fields: [{ path: 'name', message: WRONG_NAME }] });
  return name;
}

/** Refuses (409) to rename an archive folder or file if its name is no longer the one that the caller saw. */
export function requireNotRenamedMeanwhile(current: string, was: string | undefined): void {
  if (was === undefined || was === current) return;
  throw new Refusal(409, `Outra pessoa mudou este nome para "${current}". Confira e tente novamente.`, {
    fields: [{ path: 'name', message: `Agora se chama "${current}".` }],
  });
}
