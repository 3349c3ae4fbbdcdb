// Jest hands `jest` to the modules that it loads itself: those loaded by Node find it here.
globalThis.jest = jest;

/** What the tests of a file need first starts servers and fills tables: it may take longer than a test. */
const PREPARE_MS = 60_000;

for (const name of ['beforeAll', 'afterAll']) {
  const hook = globalThis[name];
  globalThis[name] = (run, limit = PREPARE_MS) => hook(run, limit);
}
