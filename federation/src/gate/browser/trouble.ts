import type { Page } from 'playwright-core';
import type { FailureReport } from '../../host/handle';
import type { RemoteManifest } from '../../registry/manifest';
import type { Finding } from '../../registry/operations';

/** Kinds of reports that are failures of the release they name. */
const failures = new Set<FailureReport['kind']>(['load', 'render', 'slot', 'error']);

/** Tells everything that a page says went wrong in one release: errors, refusals of its policy, and its own reports. */
export function troubleOf(
  page: Page,
  { name, version }: Pick<RemoteManifest, 'name' | 'version'>,
  tell: (said: string) => void,
): void {
  const files = `/releases/${name}/${version}/`;
  const others = /\/releases\//;
  const isOurs = (place: string) => place.includes(files) || !others.test(place);
  page.on('pageerror', ({ message, stack }) => {
    if (isOurs(stack ?? '')) tell(message);
  });
  page.on('console', (message) => {
    const text = message.text();
    const isPolicy = /Content Security Policy|TrustedScript|integrity/i.test(text);
    if (message.type() === 'error' && isPolicy && isOurs(message.location().url)) tell(text);
  });
  page.on('crash', () => tell('the page crashed'));
  page.on('request', (request) => {
    if (!request.url().endsWith('/federation/reports')) return;
    for (const report of reportsIn(request.postData()))
      if (report.remote === name && failures.has(report.kind)) tell(`${report.kind}: ${report.message}`);
  });
}

function reportsIn(body: string | null): Pick<FailureReport, 'remote' | 'kind' | 'message'>[] {
  try {
    const said: unknown = JSON.parse(body ?? '[]');
    return Array.isArray(said) ? said : [];
  } catch {
    return [];
  }
}

/** A page or a part of the area that does not open, or fails while it is open (GF-612). */
export const doesNotOpen = (what: string): Finding => ({
  code: 'GF-612',
  severity: 'error',
  what,
  how: 'open the page in the shell with girassol dev, and look at the console',
});

export const firstLine = (text: string): string => text.split('\n')[0] ?? '';
