const LIMIT_MS = 10 * 60_000;

/**
 * Ends a run that would never end. Jest's own limits live in the worker they watch: a worker that is stuck, or gone, holds
 * the run for ever and nothing tells which file it was.
 */
module.exports = class StuckReporter {
  running = new Map();

  onRunStart() {
    this.watch = setInterval(() => {
      const stuck = [...this.running]
        .filter(([, since]) => Date.now() - since > LIMIT_MS)
        .map(([path]) => path);
      if (stuck.length === 0) return;
      console.error(`Given up: no end after ${LIMIT_MS / 60_000} minutes in\n${stuck.join('\n')}`);
      process.exit(1);
    }, 5_000);
    this.watch.unref();
  }

  onTestFileStart({ path }) {
    this.running.set(path, Date.now());
  }

  onTestFileResult({ path }) {
    this.running.delete(path);
  }

  onRunComplete() {
    clearInterval(this.watch);
  }
};
