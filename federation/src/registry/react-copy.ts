import { formatPosition } from './format-position';
import type { GateFinding } from './operations';

/**
 * Text of React's `setState` error for a wrong argument, which every copy of `react` in every version contains and no
 * minifier changes; bundlers rename or drop exported names.
 */
const REACT_MESSAGE =
  'takes an object of state variables to update or a function which returns an object of state variables';

/**
 * Finds copies of `react` in a script of a release, and returns a finding (GF-639) if there is one: hooks of
 * a copy would not belong to the React that renders.
 */
export function findBundledReact(file: string, script: string): GateFinding[] {
  const at = script.indexOf(REACT_MESSAGE);
  if (at === -1) return [];
  return [
    {
      code: 'GF-639',
      severity: 'error',
      what: `it brings a React of its own, in ${file}:${formatPosition(script, at)}`,
      how: 'import react and react-dom by these names: the shell provides the one copy of the page',
    },
  ];
}
