import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import markRouterComponentsPure from './router-loader.mjs';

/** The production build of React Router, as the shell takes it. */
function readRouterSources(): string[] {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist', 'production');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

test("a link of the shell's React Router draws itself and nothing for the router's own framework", () => {
  const usesPrefetch = (source: string) => /createElement\(PrefetchPageLinks,/.test(source);
  const sources = readRouterSources();
  // Otherwise a new version says it in other words, and its prefetch is in every page.
  expect(sources.some(usesPrefetch)).toBe(true);
  expect(sources.map(markRouterComponentsPure).some(usesPrefetch)).toBe(false);
});
