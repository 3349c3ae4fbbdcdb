import type { Answer, FinancingDate, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { dayOf, isOnDays } from '../../platform/days/days-in-sql';
import { Refusal } from '../../platform/refusals/refusal';
import { type FinancingScope, inAgendaOf, seenBy } from './financings-in-sight';
import { requireFinancing } from './require-financing';

const DATES = 'GET /financings/dates/:scope/:fetchId/:from/:until';
/** An agenda shows a month at most, or what comes next. */
const MOST = 500;

interface FoundDate {
  kind: FinancingDate['kind'];
  day: string;
  id: string;
  number: number;
  customer_id: string;
  customer_name: string;
  user_id: string;
  user_name: string;
}

/**
 * Days on which something of a financing ends, soonest first: until when the works must be shown, and until when the chosen
 * option holds, or those of the proposal before one is chosen. What is over has none.
 */
export async function listDates(
  tx: Tx,
  caller: Caller,
  { scope, fetchId, from, until }: ParsedParams<typeof DATES>,
): Promise<Answer<typeof DATES>> {
  requireFinancing(caller);
  if (from > until) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
  const asked: FinancingScope = { scope, fetchId };
  const seen = await seenBy(tx, caller);
  const listed = await inAgendaOf(tx, caller, asked);
  const open = sql.join(
    [sql`f.account_id = ${caller.accountId}`, sql`f.state = 'OPEN'`, ...seen.inSight, ...listed.inSight],
    sql` and `,
  );
  const { rows } = await sql<FoundDate>`
    with ends as (
      select f.id, 'WORKS' as kind, ${dayOf(sql`f.expires_at`)} as day
      from financings f
      where ${open} and f.contract_signed and not f.service_approved
        and ${isOnDays(sql`f.expires_at`, { from, to: until })}
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
    order by ends.day, f.number, ends.kind limit ${MOST}`.execute(tx);
  return { dates: rows.map(dateAnswer) };
}

const dateAnswer = (row: FoundDate): FinancingDate => ({
  kind: row.kind,
  date: row.day,
  financing: { _id: row.id, number: row.number },
  customer: { _id: row.customer_id, name: row.customer_name },
  requester: { _id: row.user_id, personalData: { name: row.user_name } },
});
