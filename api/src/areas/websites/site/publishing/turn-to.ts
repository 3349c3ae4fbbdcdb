import type { Caller } from '../../../../platform/access';
import { newId, type Row, type Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';
import { notAllowed } from '../../../../platform/refusals/refusal';
import { mayPublish } from '../../website-access';

/** Refuses who may not put a site online: its module publishes it (website-006). */
export function requirePublishing(caller: Caller): void {
  if (!mayPublish(caller))
    throw notAllowed(
      'Publicar o site faz parte do módulo website, que não está no plano da conta. O rascunho continua salvo.',
    );
}

/** Puts a version online, of a site that is held, and keeps that it stood there from now on. */
export async function turnTo(tx: Tx, caller: Caller, version: number): Promise<Row<'websites'>> {
  const { accountId, userId } = caller;
  await tx
    .insertInto('website_turns')
    .values({ account_id: accountId, id: newId(), version, by_user: userId })
    .execute();
  const site = await tx
    .updateTable('websites')
    .set({ published_version: version })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publish(tx, caller, { kind: 'website-changed' });
  return site;
}
