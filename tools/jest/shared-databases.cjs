/**
 * Databases that the test files of one worker share, by name: promises of things with a `close`. The end of a run closes
 * them (`end-run.cjs`). Reached from a test as `requireNatively('./shared-databases.cjs')`.
 */
const sharedDatabases = new Map();

async function closeSharedDatabases() {
  const closing = [...sharedDatabases.values()].map(async (made) => (await made)?.close?.());
  sharedDatabases.clear();
  await Promise.allSettled(closing);
}

// A worker that has no more to do stops listening to jest. What is left open would keep it alive until jest kills it, half a
// second later and with a complaint: databases in memory need no closing, and connections end with the process.
if (process.send) {
  const watch = setInterval(() => {
    if (process.listenerCount('message') === 0) process.exit(0);
  }, 50);
  watch.unref();
}

module.exports = { sharedDatabases, closeSharedDatabases };
