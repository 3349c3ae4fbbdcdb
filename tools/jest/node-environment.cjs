const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { createRequire } = require('node:module');
const vm = require('node:vm');
const { registerSources } = require('./native-sources.cjs');

/** Stands for the context of the worker itself, which Node gives no handle of. */
const MAIN_CONTEXT = vm.createContext();
const { compileFunction } = vm;
vm.compileFunction = (code, params, options) =>
  compileFunction(code, params, {
    ...options,
    parsingContext: options?.parsingContext === MAIN_CONTEXT ? undefined : options?.parsingContext,
  });

/**
 * State of jest's test runner that a file must not find of the file before, and that would keep that file in memory: its
 * tests, and all that they refer to.
 */
const RUNNER_STATE = new Set([
  'JEST_STATE_SYMBOL',
  'EVENT_HANDLERS',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'TEST_TIMEOUT_SYMBOL',
]);

/**
 * Runs the test files of a worker in its own context, one after another, and loads everything but test files by Node's
 * `require`, once for all of them: a server starts in each of two hundred files, and loading its modules takes a second.
 * What a file changes of the process (environment, console, clock) is put back after it.
 */
module.exports = class SharedNodeEnvironment {
  constructor({ projectConfig }) {
    this.restored = { console, exit: process.exit, env: { ...process.env } };
    this.global = globalThis;
    // Jest's own clock goes on while a test holds still what `Date` says.
    globalThis[Symbol.for('jest-native-now')] ??= Date.now.bind(Date);
    globalThis.requireNatively = createRequire(__filename);
    registerSources();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { console, exit, env } = this.restored;
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (RUNNER_STATE.has(symbol.description)) delete globalThis[symbol];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return MAIN_CONTEXT;
  }
};
