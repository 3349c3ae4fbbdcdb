import type { ContractRoute } from '../contract';
import { isReadOnlyCall } from './idempotency';
import type { VisitWrites } from './session-visit';

/** Minutes after which a visit of the administration to an account ends ("Entrar como"). */
export const VISIT_MINUTES = 30;

/**
 * Key of `sessionStorage` under which a tab holds the session of a visit, so that other tabs keep their own. What such a tab
 * stores for later (drafts) stays in `sessionStorage` too, and goes with it.
 */
export const VISIT_STORAGE_KEY = 'girassol.visit';

/** First part of the address that opens a visit: `/admin-from-adm/:email/:token/:ticketId?`. */
export const VISIT_LINK_PATH = '/admin-from-adm';

/** Subjects (first part of the path) whose records a visitor may change once that is allowed; all others stay closed. */
const changeableSubjects: ReadonlySet<string> = new Set([
  'archives',
  'calculations',
  'checklists',
  'contracts',
  'customers',
  'equipaments',
  'imports',
  'inverters',
  'kanbans',
  'kits',
  'modules',
  'notes',
  'proposals',
  'sales',
  'templates',
  'websites',
]);

/** Calls of those subjects that stay closed: what takes data out of the account, erases it, or sends it to others. */
const closedCalls: ReadonlySet<string> = new Set([
  'POST /customers/csv-data/:userId',
  'POST /customers/erasure/:cid',
  'POST /customers/export/:userId',
  'POST /customers/personal-data/:cid',
  'POST /imports/errors/:userId/:importId',
  'POST /sales/export-presales/:userId',
  'POST /sales/export/:userId',
]);

/** Calls of the visit itself. */
const ownCalls: ReadonlySet<string> = new Set([
  'POST /users/logout',
  'POST /users/token-login',
  'PUT /visits/pages',
  'PUT /visits/writes/:visitId',
]);

/** Checks whether a call is one of the visit itself: it changes no data of the account. */
export const isCallOfVisit = (key: string): boolean => ownCalls.has(key);

/**
 * Returns true if a visitor may make a call (`PUT /path`). Reading is always allowed; changes only where a person of the
 * account has allowed them, and never of passwords, sessions, rights, settings, payments, signatures and exports. A subject
 * of the API that nobody has thought of is closed.
 */
export function isAllowedInVisit(
  key: string,
  { onlyAsks }: Pick<ContractRoute, 'onlyAsks'>,
  writes: VisitWrites,
): boolean {
  if (isReadOnlyCall(key) || onlyAsks === true || ownCalls.has(key)) return true;
  if (writes !== 'ALLOWED' || closedCalls.has(key)) return false;
  return changeableSubjects.has(key.split('/')[1] ?? '');
}
