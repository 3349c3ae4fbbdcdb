import type { Caller } from '../../../../platform/access';
import { findPerson } from '../../../../platform/access/find-caller';
import { ownerOf } from '../../../../platform/access/owner-of';
import type { Database } from '../../../../platform/database';
import { notFound } from '../../../../platform/refusals/refusal';

/**
 * Who writes what a visitor causes: the account itself, with the rights of its manager; histories name the site. Asked
 * before a transaction is opened.
 */
export async function accountVoice(database: Database, accountId: string): Promise<Caller> {
  const { id } = await database.asAccount({ accountId }, (tx) => ownerOf(tx, accountId));
  const manager = await findPerson(database, { accountId, userId: id });
  if (!manager) throw notFound('Esta conta não recebe contatos agora.');
  return { ...manager, voice: 'Site' };
}
