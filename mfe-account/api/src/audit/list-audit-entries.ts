import { type AuditArea, type AuditFilter, auditAreas } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

type Call = 'GET /users/audit-log/:multiplier';

const PAGE = 20;

/** Areas that only the owner of an account may read, as only the owner may pay. */
const ownerAreas: readonly AuditArea[] = ['plan', 'card'];

/**
 * Returns the areas of the audit log that the caller may read: all for the owner, all but plan and card for people with the
 * right `employeesManager`, none for others.
 */
export function getReadableAuditAreas(caller: Caller): AuditArea[] {
  if (caller.session.type === 'MANAGER') return [...auditAreas];
  if (!can(caller, 'employeesManager')) return [];
  return auditAreas.filter((area) => !ownerAreas.includes(area));
}

/**
 * Lists a page of the audit log, newest first, of one area, person and period (days in São Paulo, both included) or of all.
 * Throws 403 if the caller may read no area, or not the one that is asked for.
 */
export async function listAuditEntries(
  tx: Tx,
  caller: Caller,
  { multiplier, ...filter }: { multiplier: number } & AuditFilter,
): Promise<ResponseBody<Call>> {
  const skipped = (multiplier - 1) * PAGE;
  const rows = await selectAuditEntries(tx, caller, filter)
    .offset(skipped)
    .limit(PAGE + 1)
    .execute();
  return {
    entries: rows.slice(0, PAGE).map(toAuditEntry),
    areas: getReadableAuditAreas(caller),
    hasMoreItems: rows.length > PAGE,
  };
}

/**
 * Returns the areas that a filter asks for. Throws 403 if the caller may read no area, or not the one that is asked for.
 */
export function requireReadableAuditAreas(caller: Caller, { area: asked }: AuditFilter): AuditArea[] {
  const readable = getReadableAuditAreas(caller);
  const areas = asked ? readable.filter((area) => area === asked) : readable;
  if (areas.length === 0) throw notAllowed('Você não tem permissão para ver este registro.');
  return areas;
}

/** Builds the query of the entries that match a filter, newest first. Throws 403 if the caller may not read them. */
export function selectAuditEntries(tx: Tx, caller: Caller, filter: AuditFilter) {
  return tx
    .selectFrom('audit_entries')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('area', 'in', requireReadableAuditAreas(caller, filter))
    .$if(filter.userId !== undefined, (query) => query.where('user_id', '=', filter.userId ?? ''))
    .where(isInDateRangeSql(sql.ref('at'), filter))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
}

/** Builds the answer of an entry of the log from its row. */
export const toAuditEntry = (row: Row<'audit_entries'>) => ({
  _id: row.id,
  at: row.at.getTime(),
  area: row.area,
  action: row.action,
  subject:
    row.subject_kind === null
      ? null
      : { kind: row.subject_kind, id: row.subject_id ?? '', name: row.subject_name ?? '' },
  before: row.before,
  after: row.after,
  user: { id: row.user_id, name: row.user_name },
});
