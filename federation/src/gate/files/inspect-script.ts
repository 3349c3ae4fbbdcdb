import { type AnyNode, parse } from 'acorn';
import { formatPosition } from '../../registry/format-position';
import type { GateFinding } from '../../registry/operations';
import { findScriptIncidents, listNamedApiCalls } from './script-rules';

/** Findings of one script of a release, and the calls of the API that it names, each with its position. */
export interface InspectedScript {
  findings: GateFinding[];
  /** `GET /customers/:id` -> its first position: `1.js:1:20`. */
  apiCalls: Map<string, string>;
}

/** Length of the source that is shown beside a position: a line of minified code is too long. */
const SHOWN_BEFORE = 20;
const SHOWN_AFTER = 60;

/** Inspects a script of a release without running it. */
export function inspectScript(file: string, text: string, container: string): InspectedScript {
  const program = parseScript(text);
  if (!program) return { findings: [], apiCalls: new Map() };
  const getPlace = (at: number) => `${file}:${formatPosition(text, at)}`;
  const findings = findScriptIncidents(program, container).map(
    ({ at, what, ...finding }): GateFinding => ({
      ...finding,
      what: `${what}, at ${getPlace(at)}: ${text
        .slice(Math.max(0, at - SHOWN_BEFORE), at + SHOWN_AFTER)
        .replace(/\s+/g, ' ')
        .trim()}`,
    }),
  );
  const apiCalls = new Map(
    listNamedApiCalls(program)
      .reverse()
      .map(({ call, at }) => [call, getPlace(at)] as const),
  );
  return { findings, apiCalls };
}

/** Parses a script as a module, or else as a classic script; undefined where it is neither. */
function parseScript(text: string): AnyNode | undefined {
  for (const sourceType of ['module', 'script'] as const)
    try {
      return parse(text, { ecmaVersion: 'latest', sourceType, allowHashBang: true });
    } catch {
      // Another kind of script, or none: what does not parse does not run.
    }
  return undefined;
}
