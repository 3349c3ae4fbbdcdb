import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { isBuiltInCoverPath, parseProposalImageId } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';

/**
 * Refuses a theme for proposals whose pictures belong neither to the account nor to the product. The page of
 * a proposal loads nothing from other servers.
 */
export async function requireOwnThemePictures(
  tx: Tx,
  accountId: string,
  { logoUrl, cover }: ProposalTheme,
): Promise<void> {
  if (!(await isOwnImage(tx, accountId, logoUrl)))
    throw invalidField('theme.logoUrl', 'Este logotipo não existe mais. Envie-o novamente.');
  if (!isBuiltInCoverPath(cover) && !(await isOwnImage(tx, accountId, cover)))
    throw invalidField('theme.cover', 'Esta capa não existe mais. Escolha outra.');
}

/** Refuses a picture of a roof that does not belong to the account. */
export async function requireOwnRoofPicture(tx: Tx, accountId: string, address = ''): Promise<void> {
  if (!(await isOwnImage(tx, accountId, address)))
    throw invalidField('roofPicture', 'Esta foto não existe mais. Envie-a novamente.');
}

async function isOwnImage(tx: Tx, accountId: string, address: string): Promise<boolean> {
  if (address === '') return true;
  const id = parseProposalImageId(accountId, address);
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
