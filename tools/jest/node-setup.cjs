// Jest hands `jest` to the modules that it loads itself: those loaded by Node find it here.
globalThis.jest = jest;

/** Limit of `beforeAll` and `afterAll`, milliseconds: they start servers and fill tables, and may take longer than a test. */
const PREPARE_MS = process.env.CI ? 180_000 : 60_000;

for (const name of ['beforeAll', 'afterAll']) {
  const hook = globalThis[name];
  globalThis[name] = (run, limit = PREPARE_MS) => hook(run, limit);
}
