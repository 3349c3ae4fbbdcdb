import type { Database, Tx } from '@girassol/api/src/platform/database';
import { sql } from 'kysely';
import { fillCustomers } from './fill-customers';

/** Short enough for the time that a statement has. */
const BATCH = 5_000;
/** Contracts of a customer, each of an item of its own. */
const EACH = 5;
const PEOPLE = 2;

/** Adds contracts with their signatures to an account, in every state, each of an item that is won. */
export async function fillSignatures(database: Database, accountId: string, count: number): Promise<void> {
  await fillCustomers(database, accountId, Math.ceil(count / EACH));
  for (let first = 1; first <= count; first += BATCH)
    await database.asAccount({ accountId }, (tx) =>
      addSignatures(tx, accountId, first, Math.min(count, first + BATCH - 1)),
    );
}

const addSignatures = (tx: Tx, accountId: string, first: number, last: number) =>
  sql`
    with customer as (
      select id, owner_id, row_number() over (order by id) as n from customers where account_id = ${accountId}
    ), wanted as (
      select g.n, gen_random_uuid() as sale, gen_random_uuid() as contract, gen_random_uuid() as signature,
        c.id as customer, c.owner_id as owner,
        (array['DRAFT', 'OPEN', 'SEALED', 'SEALED', 'REFUSED', 'EXPIRED', 'CANCELLED'])[g.n % 7 + 1] as state
      from generate_series(${first}::int, ${last}::int) g (n)
      join customer c on c.n = (g.n - 1) / ${EACH} + 1
    ), sale as (
      insert into sales (account_id, id, type, number, column_id, rank, status, name, customer_id, owner_id, deal_id,
        closed_at)
      select ${accountId}, w.sale, 'SALES', 1000000 + n, col.id, 'z', 'CLOSED', 'Casa ' || n, w.customer, w.owner,
        w.sale, now()
      from wanted w, (select c.id from kanban_columns c join kanbans k on k.account_id = c.account_id and k.id = c.kanban_id
        where c.account_id = ${accountId} and k.type = 'SALES' limit 1) col
    ), contract as (
      insert into sale_contracts (account_id, id, number, sale_id, customer_id, template_name, user_id, name, content,
        validity_date, file_id, sha256)
      select ${accountId}, w.contract, 1000000 + n, w.sale, w.customer, 'Modelo', w.owner, 'Contrato ' || n, '{}',
        current_date + 15, gen_random_uuid(), 'x'
      from wanted w
    ), signature as (
      insert into signatures (account_id, id, contract_id, user_id, state, provider, key, sent_at, verify_code, signed,
        signers, validity_date, updated_at)
      select ${accountId}, w.signature, w.contract, w.owner, w.state, 'embedded',
        case when w.state <> 'DRAFT' then w.signature::text end, case when w.state <> 'DRAFT' then now() end,
        case when w.state <> 'DRAFT' then 'GRS-' || w.signature end, n % 2, ${PEOPLE}, current_date + 15,
        now() - (n * 7919 % 100000) * interval '1 minute'
      from wanted w
    )
    insert into signature_persons (account_id, id, signature_id, place, role, kind, name, surname, email, document, phone, auth)
    select ${accountId}, gen_random_uuid(), w.signature, place, 'CONTRACTING', 'SIGN', 'Maria', 'Souza',
      'maria@exemplo.com.br', '52998224725', '47999998888', 'email'
    from wanted w, generate_series(1, ${PEOPLE}) place`.execute(tx);
