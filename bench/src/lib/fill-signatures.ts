import type { Database, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { fillBoard } from './fill-board';
import { fillCustomers } from './fill-customers';

/** Short enough for the time that a statement has. */
const BATCH = 4_000;

/**
 * Adds items to the sales board until it has `count`, spread over the people of the account. Each item has a
 * customer and a contract with a signature for two signers, in varying states.
 */
export async function fillSignatures(database: Database, accountId: string, count: number): Promise<void> {
  await fillCustomers(database, accountId, count);
  await fillBoard(database, accountId, count);
  for (let first = 1; first <= count; first += BATCH)
    await database.asAccount({ accountId }, (tx) =>
      addSignatures(tx, accountId, first, Math.min(count, first + BATCH - 1)),
    );
}

async function addSignatures(tx: Tx, accountId: string, first: number, last: number): Promise<void> {
  await sql`
    insert into sale_contracts (account_id, id, number, sale_id, customer_id, template_name, user_id, name, content,
      validity_date, file_id, sha256, registered_at, updated_at)
    select ${accountId}, gen_random_uuid(), 1000000 + number, id, customer_id, 'Medida', owner_id,
      'Contrato de medida ' || number, '{}', '2099-12-31', gen_random_uuid(), repeat('0', 64),
      now() - number * interval '1 minute', now() - number * interval '1 minute'
    from sales where account_id = ${accountId} and type = 'SALES' and number between ${first} and ${last}`.execute(
    tx,
  );
  await sql`
    with signed as (
      insert into signatures (account_id, id, contract_id, user_id, state, provider, key, sent_at, signers, signed,
        verify_code, document_hash, registered_at, updated_at)
      select account_id, gen_random_uuid(), id, user_id,
        (array['OPEN', 'SEALED', 'SEALED', 'REFUSED', 'CANCELLED', 'EXPIRED', 'SEALED', 'COMPLETED'])[n % 8 + 1],
        'medida', 'medida-' || n, now(), 2, n % 3, 'MEDIDA-' || n, md5(n::text),
        registered_at, now() - (n * 7919 % 100000) * interval '1 minute'
      from (select *, number - 1000000 as n from sale_contracts
        where account_id = ${accountId} and number between ${1_000_000 + first} and ${1_000_000 + last}) contract
      returning id)
    insert into signature_persons (account_id, id, signature_id, place, role, kind, name, surname, email, document, phone, auth)
    select ${accountId}, gen_random_uuid(), signed.id, place, 'CONTRACTING', 'SIGN', 'Maria', 'de Medida',
      'maria@medida.test', '52998224725', '47999998888', 'email'
    from signed, generate_series(0, 1) place`.execute(tx);
}
