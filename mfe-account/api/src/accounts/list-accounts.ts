import type { Database } from '@girassol/api-platform/database';
import type { AccountPlan } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

const PAGE = 20;

interface FoundAccount {
  id: string;
  name: string;
  signup_plan: AccountPlan;
  whitelabel: string | null;
  active_modules: string[];
  status_ok: boolean;
  created_at: Date;
  owner_name: string;
  owner_email: string;
  people: number;
  total: number;
}

/**
 * Lists a page of the accounts that match a part of the account's name, a part of a login or the account's
 * id, in the order of their names.
 */
export async function listAccounts(
  database: Database,
  { search, multiplier }: { search: string; multiplier: number },
): Promise<ResponseBody<'GET /operation/accounts/list/:multiplier'>> {
  const skipped = (multiplier - 1) * PAGE;
  const found = await database.lookUp(sql<FoundAccount>`
    select * from list_accounts(${search}, ${database.admitsDemo}, ${skipped}, ${PAGE})`);
  const total = found[0]?.total ?? 0;
  return {
    accounts: found.map((row) => ({
      _id: row.id,
      name: row.name,
      signupPlan: row.signup_plan,
      whitelabel: row.whitelabel,
      activeModules: row.active_modules,
      statusOk: row.status_ok,
      owner: { name: row.owner_name, email: row.owner_email },
      people: row.people,
      since: row.created_at.getTime(),
    })),
    total,
    hasMoreItems: skipped + found.length < total,
  };
}
