import { buffer } from 'node:stream/consumers';
import { imageIdOf } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../../platform/access';
import { Refusal } from '../../../../platform/refusals/refusal';
import { readSettingsDocument } from '../../../settings/read-settings';
import type { DrawnImage } from './keep-image';
import { storeSizes } from './store-sizes';

/** The logo that the account's proposals carry, drawn for its site; null where there is none that can be read. */
export async function logoOfProposals(
  app: FastifyInstance,
  { accountId, userId }: Caller,
): Promise<DrawnImage | null> {
  const { proposalTheme } = await app.database.asAccount({ accountId }, (tx) =>
    readSettingsDocument(tx, accountId),
  );
  const id = imageIdOf(accountId, proposalTheme.logoUrl);
  const stored = id && (await app.files.store.get(id));
  if (!stored) return null;
  const content = await buffer(stored);
  return storeSizes(app, { accountId, userId, name: 'Logotipo', content }).catch((error: unknown) => {
    // A site begins without its logo rather than not at all.
    if (error instanceof Refusal) return null;
    throw error;
  });
}
