import type { ResolvedRemote } from '@girassol/federation';
import { isForNobody, shapeOf } from '@girassol/federation/host';
import { bySpecificity } from '@girassol/shared-domain';
import { shellRoutes, type WholeRoute } from './shell-routes';

/** What the registry of this page says of a remote, as far as routes are concerned. */
export type PresentRemote = Pick<ResolvedRemote, 'name' | 'routes'>;

/** A route that something on this page answers. */
export interface AvailableRoute extends WholeRoute {
  /** `shell`, or the name of the remote. */
  answeredBy: string;
}

/**
 * The routes that exist here: pages the shell has, and what the remotes of this page declare. Whatever else somebody asks
 * for behaves as an unknown path. Most specific paths come first.
 */
export function availableRoutes(
  remotes: readonly PresentRemote[],
  shellPages: readonly string[],
): AvailableRoute[] {
  const own = shellRoutes.flatMap((route): AvailableRoute[] => {
    const answeredBy = shellPages.includes(route.path) ? 'shell' : declarerOf(route.path, remotes);
    return answeredBy ? [{ ...route, answeredBy }] : [];
  });
  const declared = declaredRoutes(remotes);
  const shapes = new Set([...own, ...declared].map(({ path }) => shapeOf(path)));
  // A redirect is the shell's own doing and is worth what its target is.
  const present = declared.flatMap((route) =>
    route.redirectTo === undefined || shapes.has(shapeOf(route.redirectTo))
      ? [route.redirectTo === undefined ? route : { ...route, answeredBy: 'shell' }]
      : [],
  );
  return [...own, ...present].sort((a, b) => bySpecificity(a.path, b.path));
}

/** An address of the shell that it has no page for may be answered by an area. */
function declarerOf(path: string, remotes: readonly PresentRemote[]): string | undefined {
  const shape = shapeOf(path);
  return remotes.find(({ routes }) => routes.some((route) => shapeOf(route.path) === shape))?.name;
}

/** What remotes declare besides the shell's own addresses: each says itself who may open it. */
function declaredRoutes(remotes: readonly PresentRemote[]): AvailableRoute[] {
  const ofShell = new Set(shellRoutes.map(({ path }) => shapeOf(path)));
  return remotes.flatMap(({ name, routes }) =>
    routes
      .filter((route) => !ofShell.has(shapeOf(route.path)) && !isForNobody(route))
      .map(({ access = [], title = '', ...route }) => ({ ...route, access, title, answeredBy: name })),
  );
}
