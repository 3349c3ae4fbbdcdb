import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getProductAreaOfFile, productAreas } from './product-areas.mjs';
import { exitWithError, workspaceRoot } from './workspace.mjs';

const git = (...args) => spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
const lines = ({ stdout }) => stdout.split('\n').filter(Boolean);

/**
 * Lists the files that differ from a revision, including untracked files. Without a revision compares with
 * the upstream branch, else with the last commit, or with the commit before the last if nothing is
 * uncommitted.
 */
export function listChangedFiles(since) {
  if (since && git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).status !== 0)
    exitWithError(`Revisão desconhecida: ${since}.`);
  const upstream = git('rev-parse', '--abbrev-ref', '@{upstream}');
  const from =
    since ?? (upstream.status === 0 ? git('merge-base', 'HEAD', '@{upstream}').stdout.trim() : 'HEAD');
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  const changed = [...lines(git('diff', '--name-only', from)), ...untracked];
  const found = changed.length > 0 || since ? changed : lines(git('diff', '--name-only', 'HEAD~1'));
  return found.filter((file) => existsSync(join(workspaceRoot, file)));
}

const isSource = (file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/^(e2e|bench)\//.test(file);
/** Returns true for a screen of an area, which only its own package imports, so that its tests are found by imports. */
const isInOneArea = (file) => /^(shell|mfe-[^/]+)\/(?!api\/|domain\/)/.test(file);
const runsInNode = (file) => /^(api|[^/]+\/(api|domain)|shared-[^/]+|tools|federation)\//.test(file);
const isDrawn = (file) => /^(shared-[^/]+|federation)\/.+\.tsx?$/.test(file);

/**
 * Lists the unit test runs for a change: tests that import a changed file, and for sources below the API the tests of
 * the same folder (an API test imports the whole server, so every one of them would run).
 * @returns {string[][]} arguments of jest, a run each
 */
export function listUnitTestRunsForChange(files) {
  const sources = files.filter(isSource);
  const ofAreas = sources.filter(isInOneArea);
  const drawn = sources.filter(isDrawn);
  const folders = [...new Set(sources.filter(runsInNode).map(getFolder))];
  const related = (list) => ['--passWithNoTests', '--findRelatedTests', ...list];
  return [
    ...(ofAreas.length > 0 ? [related(ofAreas)] : []),
    ...(drawn.length > 0 ? [['--selectProjects', 'browser', ...related(drawn)]] : []),
    ...(folders.length > 0 ? [['--selectProjects', 'node', '--passWithNoTests', ...folders]] : []),
  ];
}

/** Returns the folder of the API that a file is in (`api/src/areas/kits/`), elsewhere its directory. */
const getFolder = (file) =>
  /^(api\/(src\/[^/]+|platform\/src)|[^/]+\/api\/src)\/[^/]+\//.exec(file)?.[0] ?? `${dirname(file)}/`;

/**
 * Lists the end-to-end journeys to run for changed files: those of the product areas of the files, and
 * changed journeys.
 */
export function listJourneysForChange(files) {
  const touched = new Set(files.map(getProductAreaOfFile).filter(Boolean));
  const changed = files.map((file) => /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1]).filter(Boolean);
  return [...new Set([...[...touched].flatMap((name) => productAreas[name].journeys), ...changed])];
}
