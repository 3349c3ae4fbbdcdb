import type { FailureReport } from './handle';
import { withoutWords } from './without-words';

/** A page that fails over and over does not flood the server. */
const PER_PAGE = 30;
const GATHER_MS = 500;
/** What went well is in no hurry, and must not be in the way of what is. */
const OPENS_MS = 4_000;

const isLeaving = () => document.visibilityState === 'hidden';

const calm = new Set<FailureReport['kind']>(['open', 'vital', 'long-task']);

/** Sends what opened and what failed to the operator, a few at a time. What cannot be sent is not kept. */
export function createReporter(send: (reports: FailureReport[]) => void) {
  let left = PER_PAGE;
  let waiting: FailureReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length > 0) send(reports);
  }
  // Who leaves at once still counts.
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (isLeaving()) flush();
  });

  return function report(failure: FailureReport) {
    if (left === 0) return;
    left -= 1;
    waiting.push(withoutWords(failure));
    // No timer comes any more to a page that is left. What is measured until the end is told now.
    if (isLeaving()) return queueMicrotask(flush);
    const isUrgent = !calm.has(failure.kind);
    if (isUrgent) clearTimeout(timer);
    if (isUrgent || timer === undefined) timer = setTimeout(flush, isUrgent ? GATHER_MS : OPENS_MS);
  };
}

/** To the server that served this page. Outlives the page: an error is often the last thing that happens on it. */
export function postReports(reports: FailureReport[]): void {
  void fetch('/federation/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reports),
    keepalive: true,
  }).catch(() => undefined);
}
