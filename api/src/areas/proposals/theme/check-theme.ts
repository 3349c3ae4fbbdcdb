import { imageIdOf, isHouseCover } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import type { Tx } from '../../../platform/database';
import { wrongField } from '../../../platform/refusals/refusal';

/**
 * Refuses a theme with pictures that are not the account's own, nor the house's: a document that customers open loads
 * nothing from elsewhere.
 */
export async function checkTheme(
  tx: Tx,
  accountId: string,
  { logoUrl, cover }: ProposalTheme,
): Promise<void> {
  if (!(await isOwnImage(tx, accountId, logoUrl)))
    throw wrongField('theme.logoUrl', 'Este logotipo não existe mais. Envie-o novamente.');
  if (!isHouseCover(cover) && !(await isOwnImage(tx, accountId, cover)))
    throw wrongField('theme.cover', 'Esta capa não existe mais. Escolha outra.');
}

/** Refuses a picture of a roof that is not the account's own. */
export async function checkRoofPicture(tx: Tx, accountId: string, address = ''): Promise<void> {
  if (!(await isOwnImage(tx, accountId, address)))
    throw wrongField('roofPicture', 'Esta foto não existe mais. Envie-a novamente.');
}

async function isOwnImage(tx: Tx, accountId: string, address: string): Promise<boolean> {
  if (address === '') return true;
  const id = imageIdOf(accountId, address);
  if (!id) return false;
  const image = await tx
    .selectFrom('stored_files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst();
  return image !== undefined;
}
