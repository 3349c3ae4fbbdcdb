import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql, toDateSql } from '@girassol/api-platform/days/days-in-sql';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FinancingDeadline, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type FinancingScope, resolveAgendaAccess, resolveCallerAccess } from './financing-access';
import { requireFinancingAccess } from './require-financing-access';

const DATES = 'GET /financings/dates/:scope/:fetchId/:from/:until';
/** An agenda shows a month at most, or what comes next. */
const MAX_DATES = 500;

interface FoundDate {
  kind: FinancingDeadline['kind'];
  day: string;
  id: string;
  number: number;
  customer_id: string;
  customer_name: string;
  user_id: string;
  user_name: string;
}

/**
 * Lists the deadlines of open financings in a period, soonest first: the day until which the works must be
 * shown, and the day until which the chosen option is valid, or the options in the proposal if none is
 * chosen.
 */
export async function listFinancingDeadlines(
  tx: Tx,
  caller: Caller,
  { scope, fetchId, from, until }: ParsedRequestParams<typeof DATES>,
): Promise<ResponseBody<typeof DATES>> {
  requireFinancingAccess(caller);
  if (from > until) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
  const asked: FinancingScope = { scope, fetchId };
  const seen = await resolveCallerAccess(tx, caller);
  const listed = await resolveAgendaAccess(tx, caller, asked);
  const open = sql.join(
    [sql`f.account_id = ${caller.accountId}`, sql`f.state = 'OPEN'`, ...seen.inSight, ...listed.inSight],
    sql` and `,
  );
  const { rows } = await sql<FoundDate>`
    with ends as (
      select f.id, 'WORKS' as kind, ${toDateSql(sql`f.expires_at`)} as day
      from financings f
      where ${open} and f.contract_signed and not f.service_approved
        and ${isInDateRangeSql(sql`f.expires_at`, { from, to: until })}
      union
      select f.id, 'OFFERS', o.valid_until
      from financing_options o
      join financings f on f.account_id = o.account_id and f.id = o.financing_id
      where ${open} and not f.contract_signed and o.account_id = ${caller.accountId}
        and o.valid_until between ${from}::date and ${until}::date
        and (o.chosen or (o.added is not null and not exists (
          select 1 from financing_options other
          where other.account_id = o.account_id and other.financing_id = o.financing_id and other.chosen)))
    )
    select ends.kind, ends.day::text as day, f.id, f.number, c.id as customer_id, c.name as customer_name,
      u.id as user_id, u.name as user_name
    from ends
    join financings f on f.account_id = ${caller.accountId} and f.id = ends.id
    join customers c on c.account_id = f.account_id and c.id = f.customer_id
    join users u on u.account_id = f.account_id and u.id = f.user_id
    order by ends.day, f.number, ends.kind limit ${MAX_DATES}`.execute(tx);
  return { dates: rows.map(toFinancingDeadline) };
}

const toFinancingDeadline = (row: FoundDate): FinancingDeadline => ({
  kind: row.kind,
  date: row.day,
  financing: { _id: row.id, number: row.number },
  customer: { _id: row.customer_id, name: row.customer_name },
  requester: { _id: row.user_id, personalData: { name: row.user_name } },
});
