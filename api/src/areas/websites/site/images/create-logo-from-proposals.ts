import { buffer } from 'node:stream/consumers';
import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { parseProposalImageId } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { StoredImageSizes } from './save-site-image';
import { storeImageSizes } from './store-image-sizes';

/**
 * Creates the logo of a site from the logo that the account uses in proposals. Returns null if the account
 * has no logo or the logo cannot be read.
 */
export async function createLogoFromProposals(
  app: FastifyInstance,
  { accountId, userId }: Caller,
): Promise<StoredImageSizes | null> {
  const { proposalTheme } = await app.database.asAccount({ accountId }, (tx) =>
    loadSettingsDocument(tx, accountId),
  );
  const id = parseProposalImageId(accountId, proposalTheme.logoUrl);
  const stored = id && (await app.files.store.get(id));
  if (!stored) return null;
  const content = await buffer(stored);
  return storeImageSizes(app, { accountId, userId, name: 'Logotipo', content }).catch((error: unknown) => {
    // A site begins without its logo rather than not at all.
    if (error instanceof Refusal) return null;
    throw error;
  });
}
