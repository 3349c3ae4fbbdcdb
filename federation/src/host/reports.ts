import type { FailureReport } from './handle';

/** A page that fails over and over does not flood the server. */
const PER_PAGE = 30;
const GATHER_MS = 500;

/** Sends failures to the operator, a few at a time. What cannot be sent is not kept. */
export function createReporter(send: (reports: FailureReport[]) => void) {
  let left = PER_PAGE;
  let waiting: FailureReport[] = [];

  function flush() {
    const reports = waiting;
    waiting = [];
    send(reports);
  }

  return function report(failure: FailureReport) {
    if (left === 0) return;
    left -= 1;
    if (waiting.length === 0) setTimeout(flush, GATHER_MS);
    waiting.push(failure);
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
