import type { VisitorKind } from '@girassol/shared-domain';
import { fillPathPattern, findFirstPathMatch, type PathParams } from '@girassol/shared-domain';
import type { AvailableRoute } from './available-routes';

/**
 * Path of the first screen of the proposal calculator, where clients who may only use the calculator start
 * (shell.access-012).
 */
export const CALCULATOR_PATH = '/proposta/gerar-proposta/dados-consumo/nova';

/**
 * Decision about a visitor at an address: the page opens, the visitor is redirected, or no page is available
 * to the visitor.
 */
export type AccessDecision =
  | { outcome: 'open'; route: AvailableRoute; params: PathParams; promptsLogin: boolean }
  | { outcome: 'redirect'; to: string }
  /** The one place this visitor may go does not exist here, or the partner's product lacks this page. */
  | { outcome: 'unavailable'; missing: 'calculator' | 'site' | 'page' };

/** Visitor, address and routes by which `decideAccess` decides. */
export interface AccessDecisionInput {
  kind: VisitorKind;
  /** Path without query and hash. */
  path: string;
  /** Query with its question mark, or empty. */
  search?: string;
  routes: readonly AvailableRoute[];
  /** A first successful login has happened in this browser (shell.access-005). */
  hasLoginPreference: boolean;
  /** Slug or user id of the site that belongs to an unknown host. */
  siteId: string | null;
  /** The only address that the visitor may open for now, whatever its kind: the set-up of a factor that the account requires. */
  requiredPath?: string | null;
  /** Path that the product has and this distribution of it has not; null for nearly every page. */
  leftOutPath?: string | null;
}

interface Match {
  route: AvailableRoute;
  params: PathParams;
}

/**
 * Returns the most specific available route for a path, regardless of who may open it; undefined where no
 * route matches.
 */
export function findRoute(routes: readonly AvailableRoute[], path: string): Match | undefined {
  const match = findFirstPathMatch(routes, path);
  return match && { route: match.row, params: match.params };
}

/**
 * Lists the paths that visitors of this kind are redirected to, best first (shell.access-005, shell.access-009,
 * shell.access-012, shell.access-015).
 */
function listDefaultPaths({ kind, hasLoginPreference, siteId }: AccessDecisionInput): string[] {
  switch (kind) {
    case 'loggedOut':
      return hasLoginPreference ? ['/login'] : ['/sobre', '/login'];
    case 'active':
    case 'inactive':
      return ['/iniciando'];
    case 'calculatorOnly':
      return [CALCULATOR_PATH];
    case 'unknownHost':
      return siteId ? [fillPathPattern('/institucional/:id', { id: siteId })] : [];
  }
}

function redirectTarget({ route, params }: Match, search: string): string | undefined {
  if (!route.redirectTo) return undefined;
  const query = Object.fromEntries(new URLSearchParams(search));
  return fillPathPattern(route.redirectTo, { ...route.redirectDefaults, ...query, ...params });
}

/**
 * Decides whether a visitor may open an address, is redirected, or has no address that opens. The target of a
 * redirect opens directly or through one more redirect.
 */
export function decideAccess(input: AccessDecisionInput): AccessDecision {
  const { kind, path, routes, search = '', requiredPath, leftOutPath } = input;
  const match = findRoute(routes, path);
  if (requiredPath && !match?.route.isDocument) {
    const required = findRoute(routes, requiredPath);
    if (required && path !== requiredPath) return { outcome: 'redirect', to: requiredPath };
    if (required) return { outcome: 'open', ...required, promptsLogin: false };
  }
  if (match?.route.access.includes(kind)) {
    const to = redirectTarget(match, search);
    if (to) return { outcome: 'redirect', to };
    return {
      outcome: 'open',
      ...match,
      promptsLogin: kind === 'loggedOut' && match.route.promptsLogin === true,
    };
  }
  if (!match && path === leftOutPath && (kind === 'active' || kind === 'inactive'))
    return { outcome: 'unavailable', missing: 'page' };
  const to = listDefaultPaths(input).find((target) => findRoute(routes, target)?.route.access.includes(kind));
  if (to) return { outcome: 'redirect', to };
  return { outcome: 'unavailable', missing: kind === 'unknownHost' ? 'site' : 'calculator' };
}
