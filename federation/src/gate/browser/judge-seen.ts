import { cssReachingOut } from '../../registry/css-reach';
import type { Finding } from '../../registry/operations';
import type { Seen } from './gate-page';

interface Places {
  /** A place with the words around it. */
  placeOf(address: string): string;
  /** Where one of these words stands in the scripts of the release. */
  placeOfWords(words: readonly string[]): string | undefined;
}

const error = (code: Finding['code'], what: string, how: string): Finding => ({
  code,
  severity: 'error',
  what,
  how,
});

/** What a release did to the page that is not its area's, as findings. */
export function judgeSeen([kind, what, where]: Seen, { placeOf }: Places): Finding {
  const from = where ? `, from ${placeOf(where)}` : '';
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
  }
}

/** A global that is not as it was (GF-637). `where` is the place of what stands there now; undefined where it has none. */
export const patchedGlobal = (name: string, where: string | undefined, { placeOf }: Places): Finding =>
  error(
    'GF-637',
    `it changes ${name}${where ? `, from ${placeOf(where)}` : ''}`,
    'leave what everybody uses as it is: wrap it in a function of your own, or extend a class',
  );

/** A page of the release that does not come to an end (GF-636). `where` is its place, in the words of a finding. */
export const endless = (what: string, where?: string): Finding =>
  error(
    'GF-636',
    `${what}${where ? `, at ${where}` : ''}`,
    'look for a loop without an end, or a state that an effect sets anew each time it runs',
  );

/** Rules that were added while the area was open and mean more than the area (GF-609), each with where it may come from. */
export function judgeRules(
  rules: readonly string[],
  remote: string,
  { placeOf, placeOfWords }: Places,
): Finding[] {
  return rules.flatMap((rule) => {
    const [head = ''] = rule.split('{');
    // The release has it as it was written: a browser writes it anew.
    const words = [`${head.trim()}{`, `${head.trim()} {`];
    return cssReachingOut('it', rule, remote)
      .filter(({ what }) => !what.startsWith('it styles &'))
      .map((finding) => {
        const where = placeOfWords(words);
        return { ...finding, what: where ? `${finding.what}, from ${placeOf(where)}` : finding.what };
      });
  });
}
