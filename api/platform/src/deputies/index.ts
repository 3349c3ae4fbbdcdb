import { sql } from 'kysely';
import type { Caller } from '../access';
import { loadAccountToday } from '../clock';
import type { Tx } from '../database';

/**
 * Finds the person who gets new work of a user today: the deputy while the user is away, or the deputy's deputy if both are
 * away, otherwise the user. A deputy who was removed meanwhile stands in for nobody; of people who are all away and stand in for
 * one another the user keeps the work.
 */
export async function findPersonOrDeputy(tx: Tx, accountId: string, userId: string): Promise<string> {
  const today = await loadAccountToday(tx, accountId);
  const asked = new Set<string>();
  let person = userId;
  for (;;) {
    const deputy = await findDeputy(tx, { accountId, userId: person, today });
    if (deputy === undefined) return person;
    asked.add(person);
    if (asked.has(deputy)) return userId;
    person = deputy;
  }
}

interface PersonOnDay {
  accountId: string;
  userId: string;
  today: string;
}

/** Finds the deputy of a user who is away on a day; undefined if the user is not, or the deputy was removed. */
async function findDeputy(tx: Tx, { accountId, userId, today }: PersonOnDay): Promise<string | undefined> {
  const found = await tx
    .selectFrom('users as u')
    .innerJoin('users as deputy', (join) =>
      join.onRef('deputy.account_id', '=', 'u.account_id').onRef('deputy.id', '=', 'u.deputy_id'),
    )
    .select('deputy.id')
    .where('u.account_id', '=', accountId)
    .where('u.id', '=', userId)
    .where('u.away_from', '<=', today)
    .where('u.away_until', '>=', today)
    .where('deputy.disabled_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Lists the ids of the users whom a caller stands in for today: those who are away with the caller as their deputy, or with a
 * deputy who is one of them.
 */
export async function listAbsentPeopleOfDeputy(
  tx: Tx,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
): Promise<string[]> {
  const today = await loadAccountToday(tx, accountId);
  const { rows } = await sql<{ id: string }>`
    with recursive away as (
      select id, deputy_id from users
      where account_id = ${accountId} and ${today}::date between away_from and away_until and disabled_at is null
    ), absent as (
      select id from away where deputy_id = ${userId}
      union
      select away.id from away join absent on away.deputy_id = absent.id
    )
    select id from absent where id <> ${userId} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
