const asyncHooks = require('node:async_hooks');
const { default: runFile } = require('jest-circus/runner');

/**
 * Holds one store at a time. jest-circus keeps the test that runs in an `AsyncLocalStorage`, for tests that run beside each
 * other (`test.concurrent`), which this project has none of; Node 20 then calls hooks for every promise that anybody makes,
 * a tenth of what API tests take.
 */
class OneStore {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, callback) {
    const before = this.#store;
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = before;
    }
  }
}

/** Runs a test file as jest-circus does, which loads its own modules before it first waits. */
module.exports = (...args) => {
  const { AsyncLocalStorage } = asyncHooks;
  asyncHooks.AsyncLocalStorage = OneStore;
  try {
    return runFile(...args);
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
};
