/**
 * Replaces `src/remote.ts` inside the area's own code by the part of the definition that its code needs.
 *
 * @this {import('webpack').LoaderContext<{ definition: import('../src/registry/manifest').RemoteDefinition }>}
 */
export default function definitionLoader() {
  // The definition is read from files that webpack does not know here: an earlier build's would be stale.
  this.cacheable(false);
  return toAreaDefinition(this.getOptions().definition);
}

/**
 * Returns a module with the name of an area, its title, and the path, title and screen of its routes. Menus, slots and
 * access rules are in the registry, which the page has already; a second copy would travel with every first visit.
 * @param {import('../src/registry/manifest').RemoteDefinition} definition
 */
export function toAreaDefinition({ name, title, routes }) {
  const screens = routes.flatMap(({ path, title, screen }) =>
    screen === undefined ? [] : { path, title, screen },
  );
  return `export default ${JSON.stringify({ name, title, routes: screens })};`;
}
