import { tsImport } from 'tsx/esm/api';

/**
 * Whose address is whose, as the shell's own table says it: what the gate holds new routes against. An address that only
 * leads to another one is answered there.
 * @param {string} file
 * @returns {Promise<import('../src/registry/manifest').TableRoute[]>}
 */
export async function readRouteTable(file) {
  /** @type {{ routeTable: { path: string, owner: string, redirectTo?: string }[] }} */
  const { routeTable } = await tsImport(file, { parentURL: import.meta.url, tsconfig: false });
  return routeTable
    .filter(({ redirectTo }) => redirectTo === undefined)
    .map(({ path, owner }) => ({ path, owner }));
}
