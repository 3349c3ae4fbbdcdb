import type { Tx } from '@girassol/api-platform/database';
import type { AccountPlan } from '@girassol/shared-domain';
import type { ParsedRequestQuery, ResponseBody } from '@girassol/shared-domain/contract';
import type { AccountState } from '@girassol/support-domain/accounts';
import { sql } from 'kysely';

type Key = 'GET /operation/accounts/overview/:multiplier';

const PAGE = 20;

interface OverviewRow {
  id: string;
  name: string;
  signup_plan: AccountPlan;
  whitelabel: string | null;
  active_modules: string[];
  state: AccountState;
  created_at: Date;
  owner_name: string;
  owner_email: string;
  people: number;
  last_sign_in: Date | null;
  open_tickets: number;
  total: number;
}

/** Lists a page of all accounts; empty for a caller who is no administrator. */
export async function listAccountOverviews(
  tx: Tx,
  { search, state, plan, order }: ParsedRequestQuery<Key>,
  { multiplier, withDemo }: { multiplier: number; withDemo: boolean },
): Promise<ResponseBody<Key>> {
  const skipped = (multiplier - 1) * PAGE;
  const { rows } = await sql<OverviewRow>`
    select * from list_account_overviews(
      ${search}, ${state ?? null}, ${plan ?? null}, ${order}, ${withDemo}, ${skipped}, ${PAGE})`.execute(tx);
  const total = rows[0]?.total ?? 0;
  return {
    accounts: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      signupPlan: row.signup_plan,
      whitelabel: row.whitelabel,
      activeModules: row.active_modules,
      state: row.state,
      owner: { name: row.owner_name, email: row.owner_email },
      people: row.people,
      since: row.created_at.getTime(),
      lastSignIn: row.last_sign_in?.getTime() ?? null,
      openTickets: row.open_tickets,
    })),
    total,
    hasMoreItems: skipped + rows.length < total,
  };
}
