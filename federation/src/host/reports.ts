import type { BrowserMonitoringReport } from './handle';
import { stripReportMessage } from './strip-messages';

/** A page that fails over and over does not flood the server. */
const PER_PAGE = 30;
const GATHER_MS = 500;
/** Delay of reports on success, in milliseconds: they must not compete with urgent requests. */
const SUCCESS_DELAY_MS = 4_000;

const isLeaving = () => document.visibilityState === 'hidden';

const calm = new Set<BrowserMonitoringReport['kind']>(['open', 'vital', 'long-task']);

/**
 * Creates a function that sends monitoring reports of this page to the operator in batches, at most 30
 * reports per page. Drops reports that cannot be sent.
 */
export function createReporter(send: (reports: BrowserMonitoringReport[]) => void) {
  let left = PER_PAGE;
  let waiting: BrowserMonitoringReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length > 0) send(reports);
  }
  // Reports of a page that is left at once count too.
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (isLeaving()) flush();
  });

  return function report(failure: BrowserMonitoringReport) {
    if (left === 0) return;
    left -= 1;
    waiting.push(stripReportMessage(failure));
    // No timer comes any more to a page that is left. What is measured until the end is told now.
    if (isLeaving()) return queueMicrotask(flush);
    const isUrgent = !calm.has(failure.kind);
    if (isUrgent) clearTimeout(timer);
    if (isUrgent || timer === undefined) timer = setTimeout(flush, isUrgent ? GATHER_MS : SUCCESS_DELAY_MS);
  };
}

/**
 * Posts monitoring reports to the server of this page with `keepalive`, since an error is often the last
 * event of a page.
 */
export function postReports(reports: BrowserMonitoringReport[]): void {
  void fetch('/federation/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reports),
    keepalive: true,
  }).catch(() => undefined);
}
