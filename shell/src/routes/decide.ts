import type { VisitorKind } from '@girassol/shared-domain';
import { fillPath, firstMatch, type PathParams } from '@girassol/shared-domain';
import type { AvailableRoute } from './available-routes';

/** Where a calculator-only client works (shell.access-012). */
export const CALCULATOR_PATH = '/proposta/gerar-proposta/dados-consumo/nova';

/** What happens at an address. */
export type Decision =
  | { outcome: 'open'; route: AvailableRoute; params: PathParams; promptsLogin: boolean }
  | { outcome: 'redirect'; to: string }
  /** The one place this visitor may go does not exist here. */
  | { outcome: 'unavailable'; missing: 'calculator' | 'site' };

export interface DecisionInput {
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
}

interface Match {
  route: AvailableRoute;
  params: PathParams;
}

/** The most specific route of the page for a path, whoever may open it. */
export function findRoute(routes: readonly AvailableRoute[], path: string): Match | undefined {
  const match = firstMatch(routes, path);
  return match && { route: match.row, params: match.params };
}

/**
 * Where visitors of this kind are sent when they may not stay, best first (shell.access-005, shell.access-009,
 * shell.access-012, shell.access-015).
 */
function defaultsOf({ kind, hasLoginPreference, siteId }: DecisionInput): string[] {
  switch (kind) {
    case 'loggedOut':
      return hasLoginPreference ? ['/login'] : ['/sobre', '/login'];
    case 'active':
    case 'inactive':
      return ['/iniciando'];
    case 'calculatorOnly':
      return [CALCULATOR_PATH];
    case 'unknownHost':
      return siteId ? [fillPath('/institucional/:id', { id: siteId })] : [];
  }
}

function redirectTarget({ route, params }: Match, search: string): string | undefined {
  if (!route.redirectTo) return undefined;
  const query = Object.fromEntries(new URLSearchParams(search));
  return fillPath(route.redirectTo, { ...route.redirectDefaults, ...query, ...params });
}

/**
 * The one decision of the shell: may this visitor open this address, where else, or is there no such place here.
 * A redirect always leads to an address that opens, or to one more redirect that does.
 */
export function decide(input: DecisionInput): Decision {
  const { kind, path, routes, search = '' } = input;
  const match = findRoute(routes, path);
  if (match?.route.access.includes(kind)) {
    const to = redirectTarget(match, search);
    if (to) return { outcome: 'redirect', to };
    return {
      outcome: 'open',
      ...match,
      promptsLogin: kind === 'loggedOut' && match.route.promptsLogin === true,
    };
  }
  const to = defaultsOf(input).find((target) => findRoute(routes, target)?.route.access.includes(kind));
  if (to) return { outcome: 'redirect', to };
  return { outcome: 'unavailable', missing: kind === 'unknownHost' ? 'site' : 'calculator' };
}
