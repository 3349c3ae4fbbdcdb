const { format } = require('node:util');

/** Maximum number of messages in a failure. */
const MAX_SHOWN = 5;

const HINT =
  'What a test expects on the console it declares: expectConsoleError(/…/) of @girassol/federation/jest/console.';

/** On the global: a test that loads its modules anew speaks of the same console. */
globalThis.girassolConsole ??= { said: [], expected: [] };
const consoleState = globalThis.girassolConsole;

function expectMessage(level, pattern) {
  consoleState.expected.push({ level, pattern });
}

/** Declares that this test writes an error on the console: the test fails if none comes that the pattern matches. */
exports.expectConsoleError = (pattern) => expectMessage('error', pattern);

/** Declares that this test writes a warning on the console: the test fails if none comes that the pattern matches. */
exports.expectConsoleWarning = (pattern) => expectMessage('warn', pattern);

const isExpected = (message, { level, pattern }) => message.level === level && pattern.test(message.text);

/** Forgets what was written and declared so far, and throws if the two are not the same. */
function checkConsole() {
  const said = consoleState.said.splice(0);
  const expected = consoleState.expected.splice(0);
  const unexpected = said.filter((message) => !expected.some((one) => isExpected(message, one)));
  const missing = expected.filter((one) => !said.some((message) => isExpected(message, one)));
  if (unexpected.length + missing.length === 0) return;
  const lines = [
    ...missing.map(({ level, pattern }) => `No console.${level} came that matches ${pattern}.`),
    ...unexpected
      .slice(0, MAX_SHOWN)
      .map(({ level, text, test, stack }) => `console.${level} in “${test}”: ${text}\n${stack}`),
  ];
  if (unexpected.length > MAX_SHOWN) lines.push(`And ${unexpected.length - MAX_SHOWN} more.`);
  const failure = new Error();
  // Not this place, but those where the messages were written.
  failure.stack = [...lines, HINT].join('\n\n');
  throw failure;
}

/** Makes a test fail that writes a warning or an error on the console which it did not declare. */
exports.watchConsole = () => {
  const original = { error: console.error, warn: console.warn };
  const recorders = {};
  for (const level of Object.keys(original)) {
    recorders[level] = (...args) => {
      const here = {};
      Error.captureStackTrace(here, recorders[level]);
      const stack = here.stack.slice(here.stack.indexOf('\n') + 1);
      const test = expect.getState().currentTestName ?? 'no test';
      consoleState.said.push({ level, text: format(...args), test, stack });
    };
  }
  Object.assign(console, recorders);
  // A file that put a double in their place, and did not take it away, hides no more than one test.
  beforeEach(() => void Object.assign(console, recorders));
  afterEach(checkConsole);
  afterAll(() => {
    Object.assign(console, original);
    checkConsole();
  });
};
