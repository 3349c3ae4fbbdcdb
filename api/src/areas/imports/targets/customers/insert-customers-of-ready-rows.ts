import { generateIds, type Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { loadAssignableUsers } from '../assignable-users';
import type { ImportContext, RowPortionRange } from '../target';
import { customerColumnListSql, customerRecordTypeSql, customerRowValuesSql } from './write-customers';

/**
 * Inserts the customers of a portion's ready rows with their history lines in one statement, without loading
 * the rows. Skips rows that match a customer registered meanwhile, that share a document, e-mail address or
 * phone with another row of the portion, or that name a user who can no longer own customers; these rows are
 * planned again.
 */
export async function insertCustomersOfReadyRows(
  tx: Tx,
  { caller, actor, importId, options, fileName }: ImportContext,
  { after, upTo, rows }: RowPortionRange,
): Promise<void> {
  const { accountId } = caller;
  const people = await loadAssignableUsers(tx, caller, null);
  const key = (column: string, isUsed: boolean) => sql.raw(isUsed ? column : "''");
  const email = key("lower(coalesce(email, ''))", options.matchBy.includes('email'));
  const phone = key("phone_key(coalesce(phone, ''))", options.matchBy.includes('phone'));
  const whatsapp = key("phone_key(coalesce(whatsapp, ''))", options.matchBy.includes('phone'));
  await planFor(tx, 'MANY');
  await sql`
    with ready as materialized (
      select line.line, row.*
      from import_rows line cross join lateral
        jsonb_to_record(jsonb_build_object('owner_id', ${caller.userId}::text) || line.wanted) as row (${customerRecordTypeSql})
      where line.account_id = ${accountId} and line.import_id = ${importId} and line.state = 'READY'
        and line.line > ${after} and line.line <= ${upTo} and line.wanted is not null
        and row.owner_id = any(${[...people.ids]}::uuid[])),
    keys as materialized (
      select line, coalesce(document, '') as document, ${email} as email, ${phone} as phone, ${whatsapp} as whatsapp, name
      from ready),
    contacts as materialized (
      select line, document as contact from keys where document <> ''
      union select line, email from keys where email <> ''
      union select line, phone from keys where phone <> ''
      union select line, whatsapp from keys where whatsapp <> ''),
    others as (
      select line from contacts
      where contact in (select contact from contacts group by contact having count(*) > 1)
      union
      select known.line
      from (select array_agg(line) as lines, array_agg(document) as documents, array_agg(email) as emails,
          array_agg(phone) as phones, array_agg(whatsapp) as whatsapps, array_agg(name) as names
        from keys) as all_keys
        cross join lateral match_customers(lines, documents, emails, phones, whatsapps, names) as known),
    plain as materialized (
      select ready.*, (${generateIds(rows)}::uuid[])[row_number() over (order by line)] as new_id,
        (${generateIds(rows)}::uuid[])[row_number() over (order by line)] as history_id
      from ready where line not in (select line from others)),
    added as (
      insert into customers (account_id, id, registered_at, updated_by, ${customerColumnListSql})
      select ${accountId}, row.new_id, coalesce(row.registered_at, now()), ${caller.userId}, ${customerRowValuesSql}
      from plain as row
      on conflict (account_id, document) where document <> '' do nothing
      returning id),
    told as (
      insert into histories (account_id, id, customer_id, title, content, user_id, user_name, user_email)
      select ${accountId}, plain.history_id, plain.new_id, 'Cliente importado',
        plain.name || ', da planilha ' || ${fileName}::text || '.', ${actor.userId}, ${actor.name}, ${actor.email}
      from plain join added on added.id = plain.new_id)
    update import_rows as line
    set state = 'DONE', record_id = plain.new_id, record_name = plain.name, reason = null, cells = null, wanted = null
    from plain join added on added.id = plain.new_id
    where line.account_id = ${accountId} and line.import_id = ${importId} and line.line = plain.line
      and line.line > ${after} and line.line <= ${upTo}`.execute(tx);
  await planFor(tx, 'ANY');
}

/**
 * The planner takes what a statement has in hand for one row: it would look through all of it for each row of it. Compiling
 * takes longer than running.
 */
const planFor = (tx: Tx, rows: 'MANY' | 'ANY') =>
  sql`select set_config('jit', 'off', true), set_config('enable_nestloop', ${rows === 'MANY' ? 'off' : 'on'}, true)`.execute(
    tx,
  );
