import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates the network charges that users of an account last entered for an electricity distributor; the next
 * proposal offers them as default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // R$ per kWh. `distributor` in small letters: some are typed by hand.
  await run(`create table distributor_charges (
    account_id uuid not null references accounts on delete cascade,
    distributor text not null check (distributor <> ''),
    tariff_group text not null check (tariff_group in ('A', 'B')),
    b_wire numeric(13, 6) not null,
    b_wire_peak numeric(13, 6),
    a_wire numeric(13, 6),
    sector_charges numeric(13, 6),
    used_at timestamptz not null default now(),
    primary key (account_id, distributor, tariff_group)
  )`);
  // The wall holds for the owner of the table too.
  await run('alter table proposals no force row level security');
  await run(`insert into distributor_charges
      (account_id, distributor, tariff_group, b_wire, b_wire_peak, a_wire, sector_charges, used_at)
    select distinct on (p.account_id, named.distributor, p.data ->> 'tariffModality')
      p.account_id, named.distributor, p.data ->> 'tariffModality',
      (charges ->> 'bWireValue')::numeric, (charges ->> 'bWireValuePeak')::numeric,
      (charges ->> 'aWireValue')::numeric, (charges ->> 'sectorCharges')::numeric, p.updated_at
    from proposals p
    cross join lateral jsonb_array_elements(p.data -> 'energyBillData') unit
    cross join lateral (select unit -> 'finViabilityData' as charges) c
    cross join lateral (select lower(trim(charges ->> 'powerDistCompany')) as distributor) named
    where p.data ->> 'tariffModality' in ('A', 'B') and named.distributor <> ''
      and (charges ->> 'bWireValue')::numeric > 0
    order by p.account_id, named.distributor, p.data ->> 'tariffModality', p.updated_at desc`);
  await run('alter table proposals force row level security');
  await protectAccountTable(db, 'distributor_charges');
}
