import { createHash } from 'node:crypto';
import type { PlanLimits } from '@girassol/federation/registry';
import type { IndividualPermissions, SignupPlan, UserType } from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import type { Caller, CallerTeam } from './caller';
import { withinLimits } from './plan-limits';

interface FoundSession {
  account_id: string;
  user_id: string;
  session_id: string;
  type: UserType;
  is_admin: boolean;
  permissions: IndividualPermissions;
  signup_plan: SignupPlan;
  active_modules: string[];
  whitelabel: string | null;
  status_ok: boolean;
  calculator_only: boolean;
  teams: CallerTeam[];
  /** What the distribution of a white-label allows its accounts at most. */
  limits: PlanLimits | null;
}

/** Tokens are random, so that a plain hash keeps what is stored useless to whoever reads it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The caller a bearer token stands for, or null when it is unknown, expired or revoked. `previewed` are limits that this
 * browser tries on: they narrow what the account has, as those of its own distribution do.
 */
export const findCaller = (
  database: Database,
  token: string,
  clientId: string | null,
  previewed: PlanLimits = {},
): Promise<Caller | null> =>
  callerIn(database, sql`find_session(${hashToken(token)})`, { clientId, previewed });

/** The same by what the cookie of a session holds. */
export const findCookieCaller = (
  database: Database,
  key: string,
  clientId: string | null,
  previewed: PlanLimits = {},
): Promise<Caller | null> =>
  callerIn(database, sql`find_cookie_session(${hashToken(key)})`, { clientId, previewed });

/** Whoever made a link by which files are sent, as long as it is good. Its id is that of their session. */
export const findUploadCaller = (database: Database, token: string): Promise<Caller | null> =>
  callerIn(database, sql`find_upload_link(${hashToken(token)})`, { clientId: null, previewed: {} });

/** Somebody for whom a job works, as they may act now; null when they may not any more. */
export const findPerson = (
  database: Database,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<Caller | null> =>
  callerIn(database, sql`find_person(${accountId}, ${userId})`, { clientId: null, previewed: {} });

async function callerIn(
  database: Database,
  session: RawBuilder<unknown>,
  { clientId, previewed }: { clientId: string | null; previewed: PlanLimits },
): Promise<Caller | null> {
  const [found] = await database.lookUp(sql<FoundSession>`
    select s.*, (select d.document->'limits' from distributions d where d.key = s.whitelabel) as limits
    from ${session} s
    where ${database.admitsDemo} or not is_demo_account(s.account_id)`);
  if (!found) return null;
  const plan = { signupPlan: found.signup_plan, activeModules: found.active_modules };
  return {
    accountId: found.account_id,
    userId: found.user_id,
    sessionId: found.session_id,
    statusOk: found.status_ok,
    calculatorOnly: found.calculator_only,
    teams: found.teams,
    clientId,
    session: {
      type: found.type,
      isAdmin: found.is_admin,
      ...withinLimits(withinLimits(plan, found.limits ?? {}), previewed),
      whitelabel: found.whitelabel,
    },
    permissions: found.permissions,
  };
}
