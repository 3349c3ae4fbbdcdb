/** Slots of the home page, whose contributions stand beside each other on one screen. */
const homeSlots = ['home.card/v1', 'home.tab/v1'];

/**
 * Name of the file with the contributions of a remote to the home page. Two underscores: it is no screen
 * (`collectPreloadLists`).
 */
const HOME_FILE = '__home';

/**
 * Returns the exposed modules of a remote for the federation plugin. Those that contribute to the home page and to nothing
 * else become one file: the page announces all of them, and small files beside each other compress worse and cost a request
 * each.
 * @param {{ exposes: Record<string, string>, slots: { slot: string, module: string }[] }} definition
 * @returns {Record<string, string | { import: string, name: string }>}
 */
export function groupExposes({ exposes, slots }) {
  const isAtHome = (/** @type {string} */ module) => {
    const places = slots.filter((contribution) => contribution.module === module);
    return places.length > 0 && places.every(({ slot }) => homeSlots.includes(slot));
  };
  return Object.fromEntries(
    Object.entries(exposes).map(([module, source]) => [
      module,
      isAtHome(module) ? { import: source, name: HOME_FILE } : source,
    ]),
  );
}
