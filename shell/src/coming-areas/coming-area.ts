import type { MenuContribution, RemoteDefinition } from '@girassol/federation';

/**
 * What an area that is to come will declare in its `remote.ts`. No page shows any of it: the build of the shell keeps its
 * addresses from other teams (GF-604), and the tests hold the visitor matrix and the rules of the menus against it. Once
 * the area is there, what it has stands in its own `remote.ts`, and not here.
 */
export interface ComingArea extends Pick<RemoteDefinition, 'name' | 'routes'> {
  menus: MenuContribution[];
}
