import { type AvailableRoute, availableRoutes, type PresentRemote } from '../routes/available-routes';
import { routeTable } from '../routes/route-table';

/** For tests: remotes that declare every path the table gives them, as on the day all areas are built. */
export function allRemotes(): PresentRemote[] {
  const owners = new Set(routeTable.map((row) => row.owner));
  return [...owners]
    .filter((owner) => owner !== 'shell')
    .map((owner) => ({
      name: owner,
      routes: routeTable.filter((row) => row.owner === owner).map(({ path }) => ({ path })),
    }));
}

/** For tests: every route of the table. */
export function allRoutes(): AvailableRoute[] {
  return availableRoutes(
    allRemotes(),
    routeTable.filter((row) => row.owner === 'shell').map((row) => row.path),
  );
}
