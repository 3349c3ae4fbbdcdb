import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Creates the inbox of mails to support, and the secret that signs the addresses to which answers go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into server_secrets values ('support-mail', ${randomBytes(32)})`.execute(db);
  // Of no account: whose it is stands in the mail. A row goes once its mail was read.
  await sql`create table support_received_mails (
    id uuid primary key,
    event_id text not null constraint support_received_mails_event unique,
    raw bytea not null,
    received_at timestamptz not null default now(),
    problem text
  )`.execute(db);
  // An answer by mail has no session: its signed address names the ticket.
  await sql`create function find_answered_ticket_account(ticket uuid) returns uuid
    language sql stable security definer set search_path = pg_catalog, public as $$
      select t.account_id from public.support_tickets t where t.id = ticket and t.deleted_at is null
    $$`.execute(db);
}
