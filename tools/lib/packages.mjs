import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Returns the folders of the workspace's packages. */
export const packageNames = () =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));

/** Returns the packages that a package stands on, as its `tsconfig.json` names them and the compiler holds it to. */
function dependenciesOf(name) {
  const { references = [] } = JSON.parse(readFileSync(join(root, name, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => path.replace('../', ''));
}

/** Returns a package and all that it stands on, directly or not. What is no package stands on all of them: `tools`. */
export function withDependencies(name) {
  const all = packageNames();
  if (!all.includes(name)) return [name, 'docs', ...all];
  const found = new Set([name]);
  for (const one of found) for (const dependency of dependenciesOf(one)) found.add(dependency);
  return [...found];
}

/** Returns the packages that have unit tests; `tools` is among them. */
export const testedPackages = () => [
  ...packageNames().filter((name) => !['bench', 'e2e'].includes(name)),
  'tools',
];
