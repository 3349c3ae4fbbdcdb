import { tsImport } from 'tsx/esm/api';

/**
 * Reads the owner of each address from the shell's own table, with which the gate compares new routes. A redirect
 * belongs to the owner of its address.
 * @param {string} file
 * @returns {Promise<import('../src/registry/manifest').OwnedRoute[]>}
 */
export async function readRouteTable(file) {
  /** @type {{ routeTable: { path: string, owner: string, redirectTo?: string }[] }} */
  const { routeTable } = await tsImport(file, { parentURL: import.meta.url, tsconfig: false });
  return routeTable
    .filter(({ redirectTo }) => redirectTo === undefined)
    .map(({ path, owner }) => ({ path, owner }));
}
