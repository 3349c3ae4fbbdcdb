import { harmlessFileName } from '@girassol/shared-domain';
import { Refusal } from '../../platform/refusals/refusal';

const WRONG_NAME = 'Insira um nome válido.';

/** A name for a folder or a file (archive-005): slashes and what is not seen are taken out of it. */
export function archiveName(text: string): string {
  const name = harmlessFileName(text);
  if (name === '') throw new Refusal(400, WRONG_NAME, { fields: [{ path: 'name', message: WRONG_NAME }] });
  return name;
}

/** Refuses to rename what somebody else has renamed since it was seen. */
export function requireUnchanged(current: string, was: string | undefined): void {
  if (was === undefined || was === current) return;
  throw new Refusal(409, `Outra pessoa mudou este nome para "${current}". Confira e tente novamente.`, {
    fields: [{ path: 'name', message: `Agora se chama "${current}".` }],
  });
}
