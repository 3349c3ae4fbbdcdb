import type { DistributionPlanLimits } from '@girassol/federation/registry';
import type { AccountPlan, IndividualPermissions, PermissionLevels, UserType } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Caller, CallerTeam } from '../access/caller';
import { applyPlanLimits } from '../access/plan-limits';
import { listOwnAndLedUserIds } from '../access/visible-owners';
import type { Tx } from '../database';
import { type Audience, isInAudience, serializedAudienceSchema } from './audience';

/** Person of an account who may see a record. */
export interface AudiencePerson {
  id: string;
  name: string;
}

interface FoundPerson {
  id: string;
  name: string;
  type: UserType;
  permissions: IndividualPermissions;
  levels: PermissionLevels | null;
  signup_plan: AccountPlan;
  active_modules: string[];
  whitelabel: string | null;
  status_ok: boolean;
  calculator_only: boolean;
  teams: CallerTeam[];
  /** Plan limits of the account's white-label distribution; null: none. */
  limits: DistributionPlanLimits | null;
}

/**
 * Lists the people of an account who belong to an audience by their present rights, by name; with `among`, only those of
 * them. People who left the account are no part of it.
 */
export async function listAudiencePeople(
  tx: Tx,
  accountId: string,
  audience: Audience,
  among?: readonly string[],
): Promise<AudiencePerson[]> {
  if (among?.length === 0) return [];
  const { rows } = await sql<FoundPerson>`
    select u.id, u.name, p.type, p.permissions, p.signup_plan, p.active_modules, p.whitelabel, p.status_ok,
      p.calculator_only, p.teams,
      (select d.document->'limits' from distributions d where d.key = p.whitelabel) as limits, case when p.type = 'VENDOR' then find_levels(u.account_id, u.id) end as levels
    from users u cross join lateral find_person(u.account_id, u.id) p
    where u.account_id = ${accountId} and u.disabled_at is null
      ${among ? sql`and u.id = any(${[...among]}::uuid[])` : sql``}
    order by u.name, u.id`.execute(tx);
  const to = serializedAudienceSchema.parse(audience);
  const people: AudiencePerson[] = [];
  for (const row of rows) {
    const caller = toCaller(accountId, row);
    const ownAndLed = await listOwnAndLedUserIds(tx, caller);
    if (isInAudience({ caller, ownAndLed }, to)) people.push({ id: row.id, name: row.name });
  }
  return people;
}

/** Converts a person to the caller that it would be, for checks of its rights. It has no session. */
const toCaller = (accountId: string, row: FoundPerson): Caller => ({
  accountId,
  userId: row.id,
  sessionId: row.id,
  statusOk: row.status_ok,
  calculatorOnly: row.calculator_only,
  lacksRequiredFactor: false,
  teams: row.teams,
  clientId: null,
  session: {
    type: row.type,
    isAdmin: false,
    ...applyPlanLimits({ signupPlan: row.signup_plan, activeModules: row.active_modules }, row.limits ?? {}),
    whitelabel: row.whitelabel,
  },
  permissions: row.permissions,
  levels: row.levels ?? {},
});
