import type { ResolvedRemote } from '@girassol/federation';
import { getPathPatternShape, isRouteWithoutAccess } from '@girassol/federation/host';
import { comparePatternSpecificity } from '@girassol/shared-domain';
import { type CompleteRoute, shellRoutes } from './shell-routes';

/** Name and routes of a remote (area) that the current page can load. */
export type PresentRemote = Pick<ResolvedRemote, 'name' | 'routes'>;

/** Route that the shell or a remote of the current page answers, with the name of the answering part. */
export interface AvailableRoute extends CompleteRoute {
  /** `shell`, or the name of the remote. */
  answeredBy: string;
}

/**
 * Lists the routes that the current page answers: routes of the shell that have a page, and routes that
 * remotes declare, most specific paths first. Every other address counts as unknown.
 */
export function listAvailableRoutes(
  remotes: readonly PresentRemote[],
  shellPages: readonly string[],
): AvailableRoute[] {
  const own = shellRoutes.flatMap((route): AvailableRoute[] => {
    const answeredBy = shellPages.includes(route.path) ? 'shell' : findDeclaringRemote(route.path, remotes);
    return answeredBy ? [{ ...route, answeredBy }] : [];
  });
  const declared = listDeclaredRoutes(remotes);
  const shapes = new Set([...own, ...declared].map(({ path }) => getPathPatternShape(path)));
  // A redirect is the shell's own doing and is worth what its target is.
  const present = declared.flatMap((route) =>
    route.redirectTo === undefined || shapes.has(getPathPatternShape(route.redirectTo))
      ? [route.redirectTo === undefined ? route : { ...route, answeredBy: 'shell' }]
      : [],
  );
  return [...own, ...present].sort((a, b) => comparePatternSpecificity(a.path, b.path));
}

/**
 * Returns the remote that answers an address of the shell for which the shell has no page; undefined where there is
 * none.
 */
function findDeclaringRemote(path: string, remotes: readonly PresentRemote[]): string | undefined {
  const shape = getPathPatternShape(path);
  return remotes.find(({ routes }) => routes.some((route) => getPathPatternShape(route.path) === shape))
    ?.name;
}

/** Lists the routes that remotes declare besides the shell's own addresses; each names its own visitors. */
function listDeclaredRoutes(remotes: readonly PresentRemote[]): AvailableRoute[] {
  const ofShell = new Set(shellRoutes.map(({ path }) => getPathPatternShape(path)));
  return remotes.flatMap(({ name, routes }) =>
    routes
      .filter((route) => !ofShell.has(getPathPatternShape(route.path)) && !isRouteWithoutAccess(route))
      .map(({ access = [], title = '', ...route }) => ({ ...route, access, title, answeredBy: name })),
  );
}
