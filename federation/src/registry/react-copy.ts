import type { Finding } from './operations';

/**
 * What only a copy of `react` says, in every version: the words of `setState` for a wrong argument, which no minifier
 * changes. Names of its exports would not do: a bundler shortens them, or leaves out what is not used.
 */
const spoken =
  'takes an object of state variables to update or a function which returns an object of state variables';

/** A copy of `react` in a script of a release (GF-639): its hooks would be of another React than the one that draws. */
export function reactCopies(file: string, script: string): Finding[] {
  const at = script.indexOf(spoken);
  if (at === -1) return [];
  const line = script.slice(0, at).split('\n').length;
  return [
    {
      code: 'GF-639',
      severity: 'error',
      what: `it brings a React of its own, in ${file}:${line}`,
      how: 'import react and react-dom by these names: the shell provides the one copy of the page',
    },
  ];
}
