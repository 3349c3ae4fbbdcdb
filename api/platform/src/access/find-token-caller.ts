import { createHash } from 'node:crypto';
import type { DistributionPlanLimits } from '@girassol/federation/registry';
import type {
  AccountPlan,
  IndividualPermissions,
  PermissionLevels,
  UserType,
  VisitWrites,
} from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import type { Caller, CallerTeam } from './caller';
import { applyPlanLimits } from './plan-limits';

interface FoundSession {
  account_id: string;
  user_id: string;
  session_id: string;
  type: UserType;
  is_admin: boolean;
  permissions: IndividualPermissions;
  /** Null: an owner, who has all levels. */
  levels: PermissionLevels | null;
  signup_plan: AccountPlan;
  active_modules: string[];
  whitelabel: string | null;
  status_ok: boolean;
  calculator_only: boolean;
  teams: CallerTeam[];
  visitor_id: string | null;
  visitor_name: string;
  writes: VisitWrites;
  may_visit: boolean;
  lacks_required_factor: boolean;
  /** Plan limits of the account's white-label distribution; null: none. */
  limits: DistributionPlanLimits | null;
}

/**
 * Computes the SHA-256 of a token, under which tables store the token. Tokens are random, so a plain hash
 * suffices to make a leaked table useless.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Formats the name under which a visitor from the administration acts in histories and logs: "Rita (suporte)". */
export const formatVisitorVoice = (name: string): string => `${name} (suporte)`;

/**
 * Finds the caller to whom a bearer token belongs; null if the token is unknown, expired or revoked.
 * `previewed` are plan limits that the browser previews; they narrow the caller's plan and modules like the
 * limits of a distribution.
 */
export const findTokenCaller = (
  database: Database,
  token: string,
  clientId: string | null,
  previewed: DistributionPlanLimits = {},
): Promise<Caller | null> =>
  callerIn(database, sql`find_session(${hashToken(token)})`, { clientId, previewed });

/** Finds the caller by the key in a session cookie; null if the key is unknown, expired or revoked. */
export const findCookieCaller = (
  database: Database,
  key: string,
  clientId: string | null,
  previewed: DistributionPlanLimits = {},
): Promise<Caller | null> =>
  callerIn(database, sql`find_cookie_session(${hashToken(key)})`, { clientId, previewed });

/**
 * Finds the creator of an upload link by the link's token, as a caller; null if the link is not valid. The
 * caller's session id is the link's id.
 */
export const findUploadLinkCreator = (database: Database, token: string): Promise<Caller | null> =>
  callerIn(database, sql`find_upload_link(${hashToken(token)})`, { clientId: null, previewed: {} });

/**
 * Finds a user as a caller with the user's current rights, for jobs that act in the user's name; null if the
 * user may no longer act.
 */
export const findUserCaller = (
  database: Database,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<Caller | null> =>
  callerIn(database, sql`find_person(${accountId}, ${userId})`, { clientId: null, previewed: {} });

async function callerIn(
  database: Database,
  session: RawBuilder<unknown>,
  { clientId, previewed }: { clientId: string | null; previewed: DistributionPlanLimits },
): Promise<Caller | null> {
  const [found] = await database.lookUp(sql<FoundSession>`
    select s.*, lacks_required_factor(s.account_id, s.user_id) as lacks_required_factor,
      v.visitor_id, v.visitor_name, v.writes, v.may_visit,
      (select d.document->'limits' from distributions d where d.key = s.whitelabel) as limits,
      case when s.type = 'VENDOR' then find_levels(s.account_id, s.user_id) end as levels
    from ${session} s
    left join lateral find_session_visit(s.account_id, s.session_id) v on true
    where ${database.admitsDemo} or not is_demo_account(s.account_id)`);
  if (!found || (found.visitor_id !== null && !found.may_visit)) return null;
  const plan = { signupPlan: found.signup_plan, activeModules: found.active_modules };
  return {
    accountId: found.account_id,
    userId: found.user_id,
    sessionId: found.session_id,
    statusOk: found.status_ok,
    calculatorOnly: found.calculator_only,
    lacksRequiredFactor: found.lacks_required_factor,
    teams: found.teams,
    clientId,
    session: {
      type: found.type,
      isAdmin: found.is_admin && found.visitor_id === null,
      ...applyPlanLimits(applyPlanLimits(plan, found.limits ?? {}), previewed),
      whitelabel: found.whitelabel,
    },
    permissions: found.permissions,
    levels: found.levels ?? {},
    ...(found.visitor_id !== null && {
      visit: { visitorId: found.visitor_id, visitorName: found.visitor_name, writes: found.writes },
      // Histories and the audit log must not say that the visited person did it.
      voice: formatVisitorVoice(found.visitor_name),
    }),
  };
}
