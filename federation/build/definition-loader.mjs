/**
 * What `src/remote.ts` is inside the area's own code: its name, its title, and which screen stands at which address under
 * which title. Menus, slots and rights of addresses are in the registry, which the page has before any area; a second copy
 * would travel with every first visit.
 *
 * @this {import('webpack').LoaderContext<{ definition: import('../src/registry/manifest').RemoteDefinition }>}
 */
export default function definitionLoader() {
  const { name, title, routes } = this.getOptions().definition;
  const screens = routes.flatMap(({ path, title, screen }) =>
    screen === undefined ? [] : { path, title, screen },
  );
  return `export default ${JSON.stringify({ name, title, routes: screens })};`;
}
