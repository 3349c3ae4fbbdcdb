import { expectConsoleError } from '../jest/console.cjs';
import { watchThrows } from './watch-throws';

const told: string[] = [];
watchThrows('/releases/mfe-visitas/', (message) => told.push(message));
beforeEach(() => {
  told.length = 0;
});

/** Creates an error as code of a file throws it. */
function createThrown(message: string, file: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at click (http://localhost:8100${file}:12:7)`;
  return error;
}
const own = createThrown('visita is undefined', '/releases/mfe-visitas/development/src_App.js');

test('a throw in an event is told with its message and its place', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: own }));
  expect(told).toEqual(['TypeError: visita is undefined (src_App.js:12:7)']);
});

test('a promise that nobody awaits is told as well', () => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: own }));
  expect(told).toHaveLength(1);
});

test('what React has caught while rendering is told, and stays on the console', () => {
  expectConsoleError(/visita is undefined/);
  // Each test has a console of its own.
  const heard: string[] = [];
  watchThrows('/releases/mfe-visitas/', (message) => heard.push(message));
  console.error(own);
  expect(heard).toEqual(['TypeError: visita is undefined (src_App.js:12:7)']);
});

test('errors of the shell and of other areas are none of it', () => {
  window.dispatchEvent(
    new ErrorEvent('error', { error: createThrown('x', '/releases/mfe-crm-boards/1.0.0/1.js') }),
  );
  window.dispatchEvent(new ErrorEvent('error', { error: null }));
  expect(told).toEqual([]);
});
