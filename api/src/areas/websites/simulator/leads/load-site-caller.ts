import type { Caller } from '@girassol/api-platform/access';
import { findUserCaller } from '@girassol/api-platform/access/find-token-caller';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Database } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';

/**
 * Loads the caller for actions of a site's visitors, such as sending a lead: the account with the rights of
 * its manager. Histories name the site as the author. Must be called before a transaction is opened.
 */
export async function loadSiteCaller(database: Database, accountId: string): Promise<Caller> {
  const { id } = await database.asAccount({ accountId }, (tx) => loadAccountOwner(tx, accountId));
  const manager = await findUserCaller(database, { accountId, userId: id });
  if (!manager) throw notFound('Esta conta não recebe contatos agora.');
  return { ...manager, voice: 'Site' };
}
