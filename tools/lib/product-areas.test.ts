import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listJourneysForChange, listUnitTestRunsForChange } from './changed.mjs';
import { getProductAreaOfFile, productAreas, sharedApiFolders } from './product-areas.mjs';

const root = join(__dirname, '../..');
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('every remote and every room of the API belongs to one area, or to none by name', () => {
  const named = [...Object.values(productAreas).flatMap(({ folders }) => folders), ...sharedApiFolders];
  const there = [...foldersIn('api/src/areas'), ...foldersIn('.').filter((name) => name.startsWith('mfe-'))];
  expect([...named].sort()).toEqual([...there].sort());
});

test('the journeys of an area are there', () => {
  const named = Object.values(productAreas).flatMap(({ journeys }) => journeys);
  expect(named.filter((name) => !existsSync(join(root, `e2e/journeys/${name}.spec.ts`)))).toEqual([]);
});

test('a change in one area asks for its own tests and journeys', () => {
  const files = ['api/src/areas/kits/routes.ts', 'mfe-proposals/src/kits/list/KitsPage.tsx', 'docs/solar.md'];
  expect(files.map(getProductAreaOfFile)).toEqual(['proposals', 'proposals', undefined]);
  expect(listUnitTestRunsForChange(files)).toEqual([
    ['--passWithNoTests', '--findRelatedTests', files[1]],
    ['--selectProjects', 'node', '--passWithNoTests', 'api/src/areas/kits/'],
  ]);
  expect(listJourneysForChange([...files, 'e2e/journeys/home.spec.ts'])).toEqual([
    ...productAreas.proposals.journeys,
    'home',
  ]);
});

test('a change in what others stand on asks for the screens that import it, and for the tests of its folder', () => {
  expect(listUnitTestRunsForChange(['shared-domain/src/pricing/cents.ts', 'tools/lib/lock.mjs'])).toEqual([
    [
      ...['--selectProjects', 'browser', '--passWithNoTests', '--findRelatedTests'],
      'shared-domain/src/pricing/cents.ts',
    ],
    ['--selectProjects', 'node', '--passWithNoTests', 'shared-domain/src/pricing/', 'tools/lib/'],
  ]);
});
