import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates visitors who simulated on the site of an account: their request, result, consent and outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table website_leads (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    state text not null check (state in ('RECEBIDO', 'SUSPEITO', 'DESCARTADO')),
    doubts text[] not null default '{}',
    name text not null,
    phone text not null,
    answers jsonb not null,
    estimate jsonb,
    consent_words text not null,
    marketing boolean not null,
    source text not null,
    seller_id uuid,
    customer_id uuid,
    sale_id uuid,
    form_token text not null,
    created_at timestamptz not null default now(),
    primary key (account_id, id),
    unique (account_id, form_token),
    foreign key (account_id, seller_id) references users,
    foreign key (account_id, customer_id) references customers on delete set null (customer_id),
    foreign key (account_id, sale_id) references sales on delete set null (sale_id)
  )`);
  await run(
    'create index website_leads_newest on website_leads (account_id, state, created_at desc, id desc)',
  );
  await run('create index website_leads_phone on website_leads (account_id, phone, created_at desc)');
  await run('create index website_leads_customer on website_leads (account_id, customer_id)');
  await run('create index website_leads_sale on website_leads (account_id, sale_id)');
  await protectAccountTable(db, 'website_leads');

  // Seals what a visitor carries from page to page.
  await sql`insert into server_secrets values ('simulations', ${randomBytes(32)})`.execute(db);
}
