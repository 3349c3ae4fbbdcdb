import { recordAuditEntry } from '@girassol/account-api/audit';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishSessionEnd } from '@girassol/api-platform/events/publish-event';
import { notify } from '@girassol/api-platform/notifications';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { publishVisitChanged } from './publish-visit';

/** Lets the visitor ask, once, to change data in the own visit: the owner and the visited person are notified. */
export async function requestVisitWrites(tx: Tx, caller: Caller, visitId: string): Promise<void> {
  if (visitId !== caller.sessionId) throw visitNotFound();
  const visit = await lockLiveVisit(tx, caller, visitId);
  if (caller.visit?.writes !== 'NONE') return;
  await setWrites(tx, visit, 'ASKED');
  const { account_id: accountId, id, user_id, user_name, visitor_name, reason } = visit;
  const owner = await loadAccountOwner(tx, accountId);
  await notify(tx, {
    accountId,
    kind: 'support-visit-request',
    people: [owner.id, user_id],
    by: null,
    facts: { visitId: id, visitor: visitor_name, person: user_name, reason },
  });
  await publishVisitChanged(tx, visit, null);
}

/** Allows changes in a visit, in the name of the owner of the account or of the visited person. */
export async function allowVisitWrites(tx: Tx, caller: Caller, visitId: string): Promise<void> {
  const visit = await lockLiveVisit(tx, caller, visitId);
  if (visit.writes_allowed_at) return;
  const name = await loadCallerName(tx, caller);
  await setWrites(tx, visit, 'ALLOWED', name);
  await recordAuditEntry(tx, caller, {
    area: 'support',
    action: 'allow-visit-changes',
    subject: { kind: 'visit', id: visit.id, name: visit.visitor_name },
  });
  await publishVisitChanged(tx, visit, caller.clientId);
}

/** Ends a visit at once, in every browser, in the name of the owner of the account or of the visited person. */
export async function endVisit(tx: Tx, caller: Caller, visitId: string): Promise<void> {
  const visit = await lockLiveVisit(tx, caller, visitId);
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', visit.id)
    .execute();
  await recordAuditEntry(tx, caller, {
    area: 'support',
    action: 'end-visit',
    subject: { kind: 'visit', id: visit.id, name: visit.visitor_name },
  });
  await publishSessionEnd(tx, visit.id);
  await publishVisitChanged(tx, visit, caller.clientId);
}

const visitNotFound = () => notFound('Esta visita não existe.');

/** Locks a visit that goes on and that the caller may decide about: the owner about all, others about those as themselves. */
async function lockLiveVisit(tx: Tx, caller: Caller, visitId: string): Promise<Row<'support_accesses'>> {
  const visit = await tx
    .selectFrom('support_accesses')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', visitId)
    .where('opened_at', 'is not', null)
    .$if(caller.session.type !== 'MANAGER', (query) => query.where('user_id', '=', caller.userId))
    .forUpdate()
    .executeTakeFirst();
  if (!visit) throw visitNotFound();
  const isLive =
    visit.ended_at === null && visit.expires_at !== null && visit.expires_at.getTime() > Date.now();
  if (!isLive) throw new Refusal(409, 'Esta visita já terminou.');
  return visit;
}

async function setWrites(
  tx: Tx,
  { account_id, id }: Row<'support_accesses'>,
  writes: 'ASKED' | 'ALLOWED',
  by?: string,
): Promise<void> {
  await tx
    .updateTable('session_visits')
    .set({ writes })
    .where('account_id', '=', account_id)
    .where('session_id', '=', id)
    .execute();
  await tx
    .updateTable('support_accesses')
    .set(
      by === undefined
        ? { writes_asked_at: sql<Date>`now()` }
        : { writes_allowed_at: sql<Date>`now()`, writes_allowed_by: by },
    )
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
