import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { canPublishSite } from '../../website-access';

/** Throws 403 if the account does not have the module for publishing a site (website-006). */
export function requirePublishingAllowed(caller: Caller): void {
  if (!canPublishSite(caller))
    throw notAllowed(
      'Publicar o site faz parte do módulo website, que não está no plano da conta. O rascunho continua salvo.',
    );
}

/** Puts a version of a site online and records the change. The site must be locked. */
export async function activateVersion(tx: Tx, caller: Caller, version: number): Promise<Row<'websites'>> {
  const { accountId, userId } = caller;
  await tx
    .insertInto('website_turns')
    .values({ account_id: accountId, id: generateId(), version, by_user: userId })
    .execute();
  const site = await tx
    .updateTable('websites')
    .set({ published_version: version })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishEvent(tx, caller, { kind: 'website-changed' });
  return site;
}
