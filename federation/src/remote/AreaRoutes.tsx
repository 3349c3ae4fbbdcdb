import { comparePatternSpecificity, findFirstPathMatch } from '@girassol/shared-domain';
import { type ReactNode, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { RemoteDefinition, RouteContribution } from '../registry/manifest';

/** The screens that the routes of a definition name. */
type ScreenName<Definition extends Pick<RemoteDefinition, 'routes'>> = Extract<
  Definition['routes'][number],
  { screen: string }
>['screen'];

/** Fields of a route that an area's own code has; access rules are in the registry. */
type DrawnRoute = Pick<RouteContribution, 'path' | 'title' | 'screen'>;

/**
 * Functions that render the screens of an area, by the screen names in its `remote.ts`. Each function gets
 * the matched route, which distinguishes addresses that share a screen.
 */
export type AreaScreens<Definition extends Pick<RemoteDefinition, 'routes'>> = Record<
  ScreenName<Definition>,
  (route: DrawnRoute) => ReactNode
>;

interface AreaRoutesProps<Definition extends Pick<RemoteDefinition, 'routes'>> {
  definition: Definition;
  screens: AreaScreens<Definition>;
}

/**
 * Router of an area, built from the routes in its `remote.ts`. Documents and redirects are handled by the shell.
 * @example <AreaRoutes definition={definition} screens={{ list: () => <ListPage /> }} />
 */
export function AreaRoutes<Definition extends Pick<RemoteDefinition, 'routes'>>({
  definition,
  screens,
}: AreaRoutesProps<Definition>) {
  const { pathname } = useLocation();
  const routes = useMemo(
    () =>
      definition.routes.toSorted((a: DrawnRoute, b: DrawnRoute) =>
        comparePatternSpecificity(a.path, b.path),
      ) as DrawnRoute[],
    [definition],
  );
  const route = findFirstPathMatch(routes, pathname)?.row;
  const draw: Record<string, ((route: DrawnRoute) => ReactNode) | undefined> = screens;
  const screen = route?.screen === undefined ? undefined : draw[route.screen];
  if (!route || !screen) return null;
  // The router gets the one route that matches: it would prepare all of them again at every drawing.
  return (
    <Routes>
      <Route path={route.path} element={screen(route)} />
    </Routes>
  );
}
