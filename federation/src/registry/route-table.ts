import { doPathPatternsOverlap, getPathPatternShape } from '@girassol/shared-domain';
import type { OwnedRoute, RemoteManifest, RouteContribution } from './manifest';

/**
 * First path segments of the addresses that the server itself answers (files, API calls, metrics), so that no
 * area may use them.
 */
export const serverPathSegments = ['api', 'assets', 'federation', 'metrics', 'releases'] as const;

/** Address of the service worker: a worker serves only addresses below its own folder, so it lies at the root. */
export const SERVICE_WORKER_URL = '/sw.js';

const SHELL = 'shell';
/**
 * Finds out whether a route pattern matches an address that is reserved for the server or the shell. Returns
 * 'server' or 'shell', or undefined if the address is free.
 */
export function findReservedOwner(
  path: string,
  table: readonly OwnedRoute[],
): 'server' | typeof SHELL | undefined {
  const getFolder = (pattern: string) => `/${pattern.split('/').find(Boolean) ?? ''}`;
  // The root, and whatever begins with a parameter, is every folder.
  if (serverPathSegments.some((folder) => doPathPatternsOverlap(getFolder(path), `/${folder}`)))
    return 'server';
  const ofShell = table.filter(({ owner }) => owner === SHELL);
  return getFolder(path) === '/' ||
    ofShell.some((route) => doPathPatternsOverlap(getFolder(path), getFolder(route.path)))
    ? SHELL
    : undefined;
}

/**
 * Finds the route of another area that already answers an address of the given route; undefined if no area
 * does. A redirect conflicts only with an identical pattern, since the router prefers more exact routes.
 */
export function findConflictingRoute(
  { path, redirectTo }: Pick<RouteContribution, 'path' | 'redirectTo'>,
  name: string,
  { table, live }: { table: readonly OwnedRoute[]; live: readonly Pick<RemoteManifest, 'name' | 'routes'>[] },
): OwnedRoute | undefined {
  const declared = live.flatMap(({ name: owner, routes }) =>
    routes.map((route) => ({ owner, path: route.path, redirectTo: route.redirectTo })),
  );
  const isTaken = (other: OwnedRoute & Pick<RouteContribution, 'redirectTo'>) =>
    redirectTo === undefined && other.redirectTo === undefined
      ? doPathPatternsOverlap(other.path, path)
      : exactShape(other.path) === exactShape(path);
  return [...declared, ...table].find(
    (route) => route.owner !== name && route.owner !== SHELL && isTaken(route),
  );
}

const exactShape = (path: string) => getPathPatternShape(path).replaceAll(':?', ':');

/**
 * Returns true for a route without `access`, which nobody may open: the shell leaves such a route out, and
 * the publish gate refuses it.
 */
export const isRouteWithoutAccess = ({ access }: Pick<RouteContribution, 'access'>): boolean =>
  !access?.length;
