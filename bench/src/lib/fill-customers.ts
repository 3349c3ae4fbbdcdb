import type { Database, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

const firsts = [
  'Maria',
  'João',
  'Ana',
  'José',
  'Paulo',
  'Beatriz',
  'Otto',
  'Zilda',
  'Luís',
  'Márcia',
  'Érica',
  'Caio',
];
const middles = [
  'Aparecida',
  'Pedro',
  'Clara',
  'Carlos',
  'Helena',
  'Augusto',
  'Rosa',
  'Henrique',
  'Inês',
  'Davi',
];
const lasts = [
  'Souza',
  'Silva',
  'Lima',
  'Krüger',
  'Schmidt',
  'Gonçalves',
  'Hoffmann',
  'Moraes',
  'Brandão',
  'Zimmermann',
  'Peixoto',
  'Araújo',
  'Werner',
];
const cities = ['Blumenau', 'Joinville', 'Florianópolis', 'Itajaí', 'Brusque', 'Taió', 'Chapecó', 'Lages'];

/** Short enough for the time that a statement has. */
const BATCH = 5_000;

/** Adds customers until an account has `count`: names as common as real ones, all documents and phones different. */
export async function fillCustomers(database: Database, accountId: string, count: number): Promise<void> {
  const account = { accountId };
  const { rows } = await database.asAccount(account, (tx) =>
    sql<{ present: number }>`
      select count(*)::int as present from customers where account_id = ${accountId}`.execute(tx),
  );
  for (let first = (rows[0]?.present ?? 0) + 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1);
    await database.asAccount(account, (tx) => addCustomers(tx, accountId, { first, last }));
  }
}

async function addCustomers(
  tx: Tx,
  accountId: string,
  { first, last }: { first: number; last: number },
): Promise<void> {
  await sql`
    insert into customers (account_id, id, owner_id, name, email, phone, whatsapp, document, uf, city, registered_at, archived_at)
    select ${accountId}, gen_random_uuid(), people.ids[n % array_length(people.ids, 1) + 1],
      (${firsts}::text[])[n % ${firsts.length} + 1] || ' ' ||
      (${middles}::text[])[n / 7 % ${middles.length} + 1] || ' ' || (${lasts}::text[])[n / 11 % ${lasts.length} + 1],
      'cliente' || n || '@correio.test', '4733' || lpad(n::text, 6, '0'), '47999' || lpad(n::text, 6, '0'),
      lpad((n::bigint * 7919 + 10000000000)::text, 11, '0'), 'SC', (${cities}::text[])[n / 3 % ${cities.length} + 1],
      now() - n * interval '1 minute', case when n % 20 = 0 then now() end
    from generate_series(${first}::int, ${last}::int) n,
      (select array_agg(id order by id) as ids from users where account_id = ${accountId}) people`.execute(
    tx,
  );
}
