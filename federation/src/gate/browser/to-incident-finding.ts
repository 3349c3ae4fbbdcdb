import { findOutsideSelectors } from '../../registry/css-reach';
import type { GateFinding } from '../../registry/operations';
import type { PageIncident } from './gate-page';

interface SourceLocator {
  /** A place with the words around it. */
  getLocation(address: string): string;
  /** Returns the location of the first of these words in the scripts of the release; undefined where none occurs. */
  getLocationOfWords(words: readonly string[]): string | undefined;
}

const error = (code: GateFinding['code'], what: string, how: string): GateFinding => ({
  code,
  severity: 'error',
  what,
  how,
});

/**
 * Converts an effect of a release outside of its own area to a finding (GF-612, GF-637, GF-638, GF-639, GF-642, GF-644,
 * GF-653 or GF-657).
 */
export function toIncidentFinding(
  [kind, what, where]: PageIncident,
  { getLocation }: SourceLocator,
): GateFinding {
  const from = where ? `, from ${getLocation(where)}` : '';
  switch (kind) {
    case 'outside':
      return error(
        'GF-638',
        `${what}, which is outside of the area${from}`,
        'draw inside #app-<name> only; dialogs, menus and messages come from shared-ui',
      );
    case 'policy':
      return error(
        'GF-612',
        `it breaks the security policy ${what}${from}`,
        'make no code and no markup of text: of zod that is z.config({ jitless: true })',
      );
    case 'react':
      return error(
        'GF-639',
        `it brings a React of its own: ${what}${from}`,
        'import react and react-dom by these names: the shell provides the one copy of the page',
      );
    case 'other':
      return error(
        'GF-642',
        `it reads ${what}, which is another remote's${from}`,
        'ask for what others contribute by a slot, and for data by the API',
      );
    case 'handler':
      return error(
        'GF-637',
        `it sets ${what}${from}`,
        'listen with addEventListener, and take the listener away in the clean-up',
      );
    case 'keys':
      return error(
        'GF-653',
        `it takes keys that are not the area's: ${what}${from}`,
        'listen on an element of the area, and let keys pass that were pressed elsewhere',
      );
    case 'session':
      return error(
        'GF-644',
        `${what}${from}`,
        'addresses are stored and sent on: ask the API for a file or page with the API client of shared-auth',
      );
    case 'frame':
      return error(
        'GF-657',
        `it makes ${what}${from}`,
        'give the frame an address or the attribute sandbox; fetch and the rest are those of the page',
      );
  }
}

/**
 * Creates the finding of a changed global (GF-637). `where` is the location of its new value; undefined where the value
 * has none.
 */
export const createPatchedGlobalFinding = (
  name: string,
  where: string | undefined,
  { getLocation }: SourceLocator,
): GateFinding =>
  error(
    'GF-637',
    `it changes ${name}${where ? `, from ${getLocation(where)}` : ''}`,
    'leave what everybody uses as it is: wrap it in a function of your own, or extend a class',
  );

/**
 * Creates the finding of a page that never finishes its work, as in an endless loop (GF-636). `where` is the
 * described location of the page's code.
 */
export const createEndlessFinding = (what: string, where?: string): GateFinding =>
  error(
    'GF-636',
    `${what}${where ? `, at ${where}` : ''}`,
    'look for a loop without an end, or a state that an effect sets anew each time it runs',
  );

/**
 * Finds style rules that a release added while its area was open and that match elements outside of the area.
 * Returns findings (GF-609), each with the likely location.
 */
export function findOutsideStyleRules(
  rules: readonly string[],
  remote: string,
  { getLocation, getLocationOfWords }: SourceLocator,
): GateFinding[] {
  return rules.flatMap((rule) => {
    const [head = ''] = rule.split('{');
    return findOutsideSelectors(undefined, rule, remote).flatMap((finding) => {
      const selector = finding.what.slice('it styles '.length, -", which is not the area's alone".length);
      if (selector.startsWith('&')) return [];
      // The release has it as it was written: a browser writes it anew.
      const words = [selector, head.trim()].flatMap((text) => [`${text}{`, `${text} {`]);
      const where = getLocationOfWords(words);
      // Libraries of the shell add rules for their own attributes while an area is open.
      if (selector.startsWith('[') && !where) return [];
      return [{ ...finding, what: where ? `${finding.what}, from ${getLocation(where)}` : finding.what }];
    });
  });
}
