import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaOf, areas } from './areas.mjs';
import { fail, root } from './workspace.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const lines = ({ stdout }) => stdout.split('\n').filter(Boolean);

/**
 * Returns the files that differ from a revision, with those git does not know yet. Without a revision: from the branch this
 * one follows, or else from the last commit, or, where nothing is left to commit, the one before.
 */
export function changedFiles(since) {
  if (since && git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).status !== 0)
    fail(`Revisão desconhecida: ${since}.`);
  const upstream = git('rev-parse', '--abbrev-ref', '@{upstream}');
  const from =
    since ?? (upstream.status === 0 ? git('merge-base', 'HEAD', '@{upstream}').stdout.trim() : 'HEAD');
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  const changed = [...lines(git('diff', '--name-only', from)), ...untracked];
  const found = changed.length > 0 || since ? changed : lines(git('diff', '--name-only', 'HEAD~1'));
  return found.filter((file) => existsSync(join(root, file)));
}

const isSource = (file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/^(e2e|bench)\//.test(file);
/** Imported by nobody but its own package: all that tests it can be found by imports. */
const isOfOneArea = (file) => /^(shell|mfe-[^/]+)\//.test(file);
const runsInNode = (file) => /^(api|shared-[^/]+|tools|federation)\//.test(file);
const isDrawn = (file) => /^(shared-[^/]+|federation)\/.+\.tsx?$/.test(file);

/**
 * Returns the unit tests that a change asks for: those that import a changed file, and in what the API stands on those of the
 * same folder (an API test imports the whole server, so every one of them would).
 * @returns {string[][]} arguments of jest, a run each
 */
export function unitRuns(files) {
  const sources = files.filter(isSource);
  const ofAreas = sources.filter(isOfOneArea);
  const drawn = sources.filter(isDrawn);
  const folders = [...new Set(sources.filter(runsInNode).map(roomOf))];
  const related = (list) => ['--passWithNoTests', '--findRelatedTests', ...list];
  return [
    ...(ofAreas.length > 0 ? [related(ofAreas)] : []),
    ...(drawn.length > 0 ? [['--selectProjects', 'browser', ...related(drawn)]] : []),
    ...(folders.length > 0 ? [['--selectProjects', 'node', '--passWithNoTests', ...folders]] : []),
  ];
}

/** The room of the API a file is in (`api/src/areas/kits/`), elsewhere its folder. */
const roomOf = (file) => /^api\/src\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? `${dirname(file)}/`;

/** Returns the journeys that a change asks for: those of its areas, and changed ones. */
export function journeysFor(files) {
  const touched = new Set(files.map(areaOf).filter(Boolean));
  const changed = files.map((file) => /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1]).filter(Boolean);
  return [...new Set([...[...touched].flatMap((name) => areas[name].journeys), ...changed])];
}
