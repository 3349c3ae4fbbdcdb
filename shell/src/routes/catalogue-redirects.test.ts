import { listAllRemotes } from '../testing/everything-present.testing';
import { listAvailableRoutes } from './available-routes';
import { findRoute } from './decide';

const routes = listAvailableRoutes(
  listAllRemotes().filter(({ name }) => name === 'mfe-proposals'),
  [],
);

test('[boards-112] whatever else item menus link to leads to the list', () => {
  expect(findRoute(routes, '/modulos/lista')?.route.redirectTo).toBeUndefined();
  for (const path of ['/modulos/upload', '/modulos/SALES'])
    expect(findRoute(routes, path)?.route.redirectTo).toBe('/modulos/lista');
});
