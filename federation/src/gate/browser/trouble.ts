import type { Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { FailureReport } from '../../host/handle';
import type { Finding } from '../../registry/operations';
import { endless } from './judge-seen';
import { placeOf } from './source-at';

/** Kinds of reports that are failures of the release they name. Errors that nobody caught the browser tells, in full. */
const failures = new Set<FailureReport['kind']>(['load', 'render', 'slot']);

/** What is done while something goes wrong; null: pages are opened and left. */
export interface Saying {
  while: string | null;
}

interface Options {
  release: LocalRelease;
  saying: Saying;
}

/** Characters of a stack in which a line of a release is looked for. */
const MAX_READ = 6_000;
// linear: at most 6000 characters
const RELEASE_LINE = /\/releases\/[^\s()]+:\d+:\d+/;

/** Tells everything that a page says went wrong in one release: errors, refusals of its policy, and its own reports. */
export function troubleOf(page: Page, { release, saying }: Options, tell: (said: string) => void): void {
  const { name, version } = release.manifest;
  const files = `/releases/${name}/${version}/`;
  const others = /\/releases\//;
  const isOurs = (place: string) => place.includes(files) || !others.test(place);
  const say = (said: string, places = '') => {
    const [place = ''] = places.slice(0, MAX_READ).match(RELEASE_LINE) ?? [];
    const where = place.startsWith(files) ? `, at ${placeOf(release, place)}` : '';
    tell(`${saying.while ?? 'while it was opened and left'}, the page said: ${firstLine(said)}${where}`);
  };
  page.on('pageerror', ({ message, stack }) => {
    if (isOurs(stack ?? '')) say(message, stack);
  });
  page.on('console', (message) => {
    const text = message.text();
    const isPolicy = /Content Security Policy|integrity/i.test(text);
    const { url, lineNumber, columnNumber } = message.location();
    if (message.type() === 'error' && isPolicy && isOurs(url))
      say(text, `${url}:${lineNumber + 1}:${columnNumber + 1}`);
  });
  page.on('crash', () => say('the page crashed'));
  page.on('request', (request) => {
    if (!request.url().endsWith('/federation/reports')) return;
    for (const report of reportsIn(request.postData()))
      if (report.remote === name && failures.has(report.kind))
        say(`${report.kind}: ${report.message}`, report.stack);
  });
}

function reportsIn(body: string | null): Pick<FailureReport, 'remote' | 'kind' | 'message' | 'stack'>[] {
  try {
    const said: unknown = JSON.parse(body ?? '[]');
    return Array.isArray(said) ? said : [];
  } catch {
    return [];
  }
}

/** React's own words for an effect, or a drawing, that sets a state each time it runs. */
const unending = /Minified React error #(?:185|301)\b|Maximum update depth|Too many re-renders/;

/** A page or a part of the area that does not open, or fails while it is open (GF-612), or does not come to an end (GF-636). */
export const doesNotOpen = (what: string): Finding =>
  unending.test(what)
    ? endless(what)
    : {
        code: 'GF-612',
        severity: 'error',
        what,
        how: 'open the page in the shell with girassol dev, and look at the console',
      };

export const firstLine = (text: string): string => text.split('\n')[0] ?? '';
