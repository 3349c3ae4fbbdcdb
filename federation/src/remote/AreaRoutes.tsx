import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RemoteDefinition, RouteContribution } from '../registry/manifest';

/** The screens that the routes of a definition name. */
type ScreenName<Definition extends Pick<RemoteDefinition, 'routes'>> = Extract<
  Definition['routes'][number],
  { screen: string }
>['screen'];

/** What an area knows of an address of its own; who may open it is the registry's to say. */
type DrawnRoute = Pick<RouteContribution, 'path' | 'title' | 'screen'>;

/** What an area draws for each screen that its `remote.ts` names; the route tells apart those who share one. */
export type Screens<Definition extends Pick<RemoteDefinition, 'routes'>> = Record<
  ScreenName<Definition>,
  (route: DrawnRoute) => ReactNode
>;

interface AreaRoutesProps<Definition extends Pick<RemoteDefinition, 'routes'>> {
  definition: Definition;
  screens: Screens<Definition>;
}

/**
 * The router of an area, made of the one list in its `remote.ts`. Documents and addresses that lead on to others are the
 * shell's business and are not in it.
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
