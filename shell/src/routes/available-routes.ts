import type { ResolvedRemote } from '@girassol/federation';
import { isForNobody, shapeOf } from '@girassol/federation/host';
import { bySpecificity } from './match-path';
import { routeTable } from './route-table';
import type { RouteRow } from './route-types';

/** What the registry of this page says of a remote, as far as routes are concerned. */
export type PresentRemote = Pick<ResolvedRemote, 'name' | 'routes'>;

/** A route that something on this page answers. */
export interface AvailableRoute extends RouteRow {
  /** `shell`, or the name of the remote. */
  answeredBy: string;
}

/** Which remote declares this path: its owner in the table if that one does, otherwise whoever does. */
function answererOf(path: string, owner: string, remotes: readonly PresentRemote[]): string | undefined {
  const shape = shapeOf(path);
  const answering = remotes.filter(({ routes }) => routes.some((route) => shapeOf(route.path) === shape));
  return (answering.find(({ name }) => name === owner) ?? answering[0])?.name;
}

/**
 * The part of the route table that exists here: pages the shell has, and paths that a present remote declares.
 * What is not in it behaves as an unknown path. Most specific paths come first.
 */
export function availableRoutes(
  remotes: readonly PresentRemote[],
  shellPages: readonly string[],
): AvailableRoute[] {
  const answered = routeTable.flatMap((row): AvailableRoute[] => {
    if (row.redirectTo) return [];
    const isShellPage = row.owner === 'shell' && shellPages.includes(row.path);
    const answeredBy = isShellPage ? 'shell' : answererOf(row.path, row.owner, remotes);
    return answeredBy ? [{ ...row, answeredBy }] : [];
  });
  const shapes = new Set(answered.map((row) => shapeOf(row.path)));
  // A redirect is the shell's own doing and is worth what its target is.
  const redirects = routeTable.flatMap((row): AvailableRoute[] =>
    row.redirectTo && shapes.has(shapeOf(row.redirectTo)) ? [{ ...row, answeredBy: 'shell' }] : [],
  );
  return [...answered, ...redirects, ...contributedRoutes(remotes)].sort((a, b) =>
    bySpecificity(a.path, b.path),
  );
}

/** Paths of remotes that the table does not know: they say themselves who may open them. */
function contributedRoutes(remotes: readonly PresentRemote[]): AvailableRoute[] {
  const known = new Set(routeTable.map((row) => shapeOf(row.path)));
  return remotes.flatMap(({ name, routes }) =>
    routes
      .filter((route) => !known.has(shapeOf(route.path)) && !isForNobody(route, []))
      .map((route) => ({
        path: route.path,
        kinds: route.access ?? [],
        title: route.title ?? '',
        answeredBy: name,
      })),
  );
}
