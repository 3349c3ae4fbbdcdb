/**
 * Replaces `src/remote.ts` inside the area's own code by its name, its title, and the path, title and screen of its
 * routes. Menus, slots and access rules are in the registry, which the page has already; a second copy would travel
 * with every first visit.
 *
 * @this {import('webpack').LoaderContext<{ definition: import('../src/registry/manifest').RemoteDefinition }>}
 */
export default function definitionLoader() {
  // The definition is read from files that webpack does not know here: an earlier build's would be stale.
  this.cacheable(false);
  const { name, title, routes } = this.getOptions().definition;
  const screens = routes.flatMap(({ path, title, screen }) =>
    screen === undefined ? [] : { path, title, screen },
  );
  return `export default ${JSON.stringify({ name, title, routes: screens })};`;
}
