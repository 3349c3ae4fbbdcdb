import { availableRoutes } from './available-routes';
import { findRoute } from './decide';

const catalogue = ['/modulos/lista', '/modulos/registro', '/modulos/editar/:mid'];
const routes = availableRoutes([{ name: 'mfe-proposals', routes: catalogue.map((path) => ({ path })) }], []);

test('[boards-112] whatever else item menus link to leads to the list', () => {
  expect(findRoute(routes, '/modulos/lista')?.route.redirectTo).toBeUndefined();
  for (const path of ['/modulos/upload', '/modulos/SALES'])
    expect(findRoute(routes, path)?.route.redirectTo).toBe('/modulos/lista');
});
