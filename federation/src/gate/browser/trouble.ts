import type { Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { BrowserMonitoringReport } from '../../host/handle';
import type { GateFinding } from '../../registry/operations';
import { behaviorFindings } from './behavior-findings';
import { describeLocation } from './source-at';
import { createEndlessFinding } from './to-incident-finding';

/** Kinds of reports that are failures of the release they name. Errors that nobody caught the browser tells, in full. */
const failures = new Set<BrowserMonitoringReport['kind']>(['load', 'render', 'slot']);

/**
 * Current action of the browser checks, by which errors are described; null while pages are opened and left.
 */
export interface CurrentGateAction {
  while: string | null;
}

interface Options {
  release: LocalRelease;
  saying: CurrentGateAction;
}

/** Characters of a stack in which a line of a release is looked for. */
const MAX_READ = 6_000;
// linear: at most 6000 characters
const RELEASE_LINE = /\/releases\/[^\s()]+:\d+:\d+/;

/**
 * Calls `tell` with a finding for each error that a release causes on a page: uncaught errors, policy violations, crashes,
 * failures that the page itself reports, and what the release writes on the console as an error.
 */
export function watchErrors(
  page: Page,
  { release, saying }: Options,
  tell: (finding: GateFinding) => void,
): void {
  const { name, version } = release.manifest;
  const files = `/releases/${name}/${version}/`;
  const others = /\/releases\//;
  const isOurs = (place: string) => place.includes(files) || !others.test(place);
  const getSituation = () => saying.while ?? 'while it was opened and left';
  const say = (said: string, places = '') => {
    tell(createThrownFinding(release, getSituation(), said, places));
  };
  page.on('pageerror', ({ message, stack }) => {
    if (isOurs(stack ?? '')) say(message, stack);
  });
  page.on('console', (message) => {
    const text = message.text();
    const isPolicy = /Content Security Policy|integrity/i.test(text);
    const { url, lineNumber, columnNumber } = message.location();
    const place = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
    if (message.type() !== 'error') return;
    if (isPolicy && isOurs(url)) say(text, place);
    else if (url.includes(files)) {
      const where = describeLocation(release, place.replace(new URL(url).origin, ''));
      tell(behaviorFindings.consoleError(getSituation(), getFirstLine(text), where));
    }
  });
  page.on('crash', () => say('the page crashed'));
  page.on('request', (request) => {
    if (!request.url().endsWith('/federation/reports')) return;
    for (const report of reportsIn(request.postData()))
      if (report.remote === name && failures.has(report.kind))
        say(`${report.kind}: ${report.message}`, report.stack);
  });
}

function reportsIn(
  body: string | null,
): Pick<BrowserMonitoringReport, 'remote' | 'kind' | 'message' | 'stack'>[] {
  try {
    const said: unknown = JSON.parse(body ?? '[]');
    return Array.isArray(said) ? said : [];
  } catch {
    return [];
  }
}

/** React's own words for an effect, or a drawing, that sets a state each time it runs. */
const unending = /Minified React error #(?:185|301)\b|Maximum update depth|Too many re-renders/;

/**
 * Creates the finding of a page or part that does not open or fails while open (GF-612), or that renders without end
 * (GF-636).
 */
export const createFailureFinding = (what: string): GateFinding =>
  unending.test(what)
    ? createEndlessFinding(what)
    : {
        code: 'GF-612',
        severity: 'error',
        what,
        how: 'open the page in the shell with girassol dev, and look at the console',
      };

/** Creates the finding of an error that a page threw, with the place in the release where its stack names one. */
export function createThrownFinding(
  release: LocalRelease,
  situation: string,
  message: string,
  stack: string,
): GateFinding {
  const { name, version } = release.manifest;
  const [place = ''] = stack.slice(0, MAX_READ).match(RELEASE_LINE) ?? [];
  const isOwn = place.startsWith(`/releases/${name}/${version}/`);
  const where = isOwn ? `, at ${describeLocation(release, place)}` : '';
  return createFailureFinding(`${situation}, the page said: ${getFirstLine(message)}${where}`);
}

export const getFirstLine = (text: string): string => text.split('\n')[0] ?? '';
