import { overlap, shapeOf } from '@girassol/shared-domain';
import type { RemoteManifest, RouteContribution, TableRoute } from './manifest';

/** First words of addresses that the server answers itself: files, calls, figures. */
export const serverFolders = ['api', 'assets', 'federation', 'metrics', 'releases'] as const;

const SHELL = 'shell';
/** Who answers every address that a pattern could match: the server or the shell; undefined where it is neither. */
export function reservedBy(path: string, table: readonly TableRoute[]): 'server' | typeof SHELL | undefined {
  const folderOf = (pattern: string) => `/${pattern.split('/').find(Boolean) ?? ''}`;
  // The root, and whatever begins with a parameter, is every folder.
  if (serverFolders.some((folder) => overlap(folderOf(path), `/${folder}`))) return 'server';
  const ofShell = table.filter(({ owner }) => owner === SHELL);
  return folderOf(path) === '/' || ofShell.some((route) => overlap(folderOf(path), folderOf(route.path)))
    ? SHELL
    : undefined;
}

/**
 * The address of another area that this route could answer as well; undefined where there is none. An address that only
 * leads on to another takes nothing but its like: whatever is more exact is answered before it.
 */
export function takenFrom(
  { path, redirectTo }: Pick<RouteContribution, 'path' | 'redirectTo'>,
  name: string,
  { table, live }: { table: readonly TableRoute[]; live: readonly Pick<RemoteManifest, 'name' | 'routes'>[] },
): TableRoute | undefined {
  const declared = live.flatMap(({ name: owner, routes }) =>
    routes.map((route) => ({ owner, path: route.path, redirectTo: route.redirectTo })),
  );
  const isTaken = (other: TableRoute & Pick<RouteContribution, 'redirectTo'>) =>
    redirectTo === undefined && other.redirectTo === undefined
      ? overlap(other.path, path)
      : exactShape(other.path) === exactShape(path);
  return [...declared, ...table].find(
    (route) => route.owner !== name && route.owner !== SHELL && isTaken(route),
  );
}

const exactShape = (path: string) => shapeOf(path).replaceAll(':?', ':');

/** A route says itself who may open it. Where it does not, nobody may: the shell leaves it out, and the gate refuses it. */
export const isForNobody = ({ access }: Pick<RouteContribution, 'access'>): boolean => !access?.length;
