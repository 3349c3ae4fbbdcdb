import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
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
  const draw: Record<string, ((route: DrawnRoute) => ReactNode) | undefined> = screens;
  return (
    <Routes>
      {definition.routes.map((route: DrawnRoute) => {
        const screen = route.screen === undefined ? undefined : draw[route.screen];
        return screen && <Route key={route.path} path={route.path} element={screen(route)} />;
      })}
      <Route path="*" element={null} />
    </Routes>
  );
}
