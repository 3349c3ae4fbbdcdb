import type { BrowserMonitoringReport } from './handle';
import { createReporter } from './reports';

const stackLine = '    at Page (http://localhost/releases/mfe-x/1.0.0/1.js:1:20)';
const thrown: BrowserMonitoringReport = {
  ...{ remote: 'mfe-x', version: '1.0.0', team: 'crm', code: 'GF-206', path: '/x' },
  kind: 'render',
  message: 'Maria da Silva, 529.982.247-25 is not a function',
  stack: `TypeError: Maria da Silva, 529.982.247-25 is not a function\n e-mail maria@vale.test at http://nada\n${stackLine}`,
};

/** Returns a report as it leaves the browser. */
function sendReport(report: BrowserMonitoringReport): BrowserMonitoringReport {
  jest.useFakeTimers();
  const send = jest.fn();
  createReporter(send)(report);
  jest.runAllTimers();
  jest.useRealTimers();
  return send.mock.calls[0][0][0];
}

test.each<[BrowserMonitoringReport['kind'], string]>([
  ['render', 'TypeError'],
  ['error', 'TypeError'],
  ['slot', './tab: TypeError'],
])('of what an area threw (%s) only its kind and its places leave the browser', (kind, message) => {
  const part = kind === 'slot' ? './tab: ' : '';
  const report = sendReport({ ...thrown, kind, message: part + thrown.message });
  expect(report).toEqual({ ...thrown, kind, message, stack: stackLine });
  expect(JSON.stringify(report)).not.toMatch(/Maria|529|vale/);
});

test('a module that throws while it is loaded keeps its words to itself; the words of the platform stay', () => {
  const load = { ...thrown, kind: 'load', code: 'GF-205' } as const;
  expect(sendReport({ ...load, message: 'mfe-x@1.0.0 ./tab: Maria da Silva' }).message).toBe(
    'mfe-x@1.0.0 ./tab',
  );
  const file = 'mfe-x@1.0.0 ./tab: a file could not be fetched';
  expect(sendReport({ ...load, code: 'GF-202', message: file }).message).toBe(file);
});
