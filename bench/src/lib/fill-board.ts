import type { Database } from '@girassol/api-platform/database';
import { generateId } from '@girassol/api-platform/database';
import { generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';

/** Ids of the account, of the board and of its columns that `fillBoard` filled with cards. */
export interface FilledBoard {
  accountId: string;
  kanbanId: string;
  columnIds: string[];
}

const COLUMNS = 8;
const BATCH = 2_000;

/**
 * Brings the SALES board of an account to eight columns and exactly `cards` cards, spread evenly over the columns, the
 * board's owners and the customers. Amounts and temperatures vary; texts have realistic lengths.
 */
export async function fillBoard(database: Database, accountId: string, cards: number): Promise<FilledBoard> {
  return database.asAccount({ accountId }, async (tx) => {
    const board = await tx
      .selectFrom('kanbans')
      .select('id')
      .where('account_id', '=', accountId)
      .where('type', '=', 'SALES')
      .executeTakeFirstOrThrow();
    await sql`delete from sales where account_id = ${accountId} and type = 'SALES'`.execute(tx);
    const present = await tx
      .selectFrom('kanban_columns')
      .select('id')
      .where('account_id', '=', accountId)
      .where('kanban_id', '=', board.id)
      .orderBy('position')
      .execute();
    const columnIds = present.map(({ id }) => id);
    while (columnIds.length < COLUMNS) {
      const id = generateId();
      await sql`insert into kanban_columns (account_id, id, kanban_id, title, position)
        values (${accountId}, ${id}, ${board.id}, ${`Etapa ${columnIds.length + 1}`}, ${columnIds.length})`.execute(
        tx,
      );
      columnIds.push(id);
    }

    const perColumn = Math.ceil(cards / COLUMNS);
    const ranks = generateNKeysBetween(null, null, perColumn);
    for (let first = 0; first < cards; first += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, cards - first) }, (_, index) => first + index);
      await sql`
        insert into sales (account_id, id, type, number, column_id, rank, name, amount_cents, power,
          lead_temperature, customer_id, owner_id, deal_id)
        select ${accountId}, gen_random_uuid(), 'SALES', n + 1, column_id::uuid, rank,
          'Sistema fotovoltaico ' || (n + 1), 900000 + (n * 7919) % 17000000, ((n * 31) % 400) / 10.0 + 2,
          n % 4 - 1,
          customers.ids[n % array_length(customers.ids, 1) + 1], people.ids[n % array_length(people.ids, 1) + 1],
          gen_random_uuid()
        from unnest(
          ${numbers}::int[],
          ${numbers.map((n) => columnIds[n % COLUMNS])}::text[],
          ${numbers.map((n) => ranks[Math.floor(n / COLUMNS)])}::text[]
        ) as card (n, column_id, rank),
        (select array_agg(id order by id) as ids from customers where account_id = ${accountId}) customers,
        (select array_agg(id order by id) as ids from users where account_id = ${accountId}) people`.execute(
        tx,
      );
    }
    return { accountId, kanbanId: board.id, columnIds };
  });
}
