import { browserJestOptions, transform } from './federation/jest/preset.mjs';

/**
 * Two kinds of test: `node` (rules, API, tools, and what screens calculate) and `browser` (components, and `*.browser.test.ts`:
 * what draws nothing and needs a page; in jsdom).
 * Journeys in a real browser live in `e2e/` and run with Playwright.
 */
// Packages published as ES modules only: jest runs CommonJS, so they are transformed like our own code.
const esmOnly = [
  'kysely',
  'fractional-indexing',
  'eventsource-parser',
  'uuid',
  'content-disposition',
  'cookie',
];

const common = {
  testRunner: '<rootDir>/tools/jest/test-runner.cjs',
  transform: { '^.+\\.(t|j|mj)sx?$': transform },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${esmOnly.join('|')})[@/])`],
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.data/', '<rootDir>/.cache/', '/dist/'],
};

/** Everything but test files is loaded by Node itself, once in the life of a worker (`tools/jest/node-environment.cjs`). */
const loadedOnce = {
  testEnvironment: '<rootDir>/tools/jest/node-environment.cjs',
  runtime: '<rootDir>/tools/jest/runtime.cjs',
  transform: { '\\.test\\.tsx?$': transform, '\\.(?!json$)\\w+$': '<rootDir>/tools/jest/native-module.cjs' },
  transformIgnorePatterns: ['/tools/jest/', '/federation/jest/', '/node_modules/(\\.pnpm/)?@?jest\\b'],
};

/**
 * Milliseconds that a test may take before it counts as stuck. A machine of continuous integration may be busy with much
 * else: slow there is not stuck.
 */
const TEST_LIMIT = process.env.CI ? 60_000 : 15_000;

/** @type {import('jest').Config} */
export default {
  testTimeout: TEST_LIMIT,
  // Jest leaves one processor to the person at the keyboard: on two, it would run everything in one line.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tools/jest/slowest-first.cjs',
  // What a file leaves behind makes every later one slower: past this a worker is replaced. A new one loads the API and
  // migrates a database again, which takes eight seconds: at 1 GB it came to that every two minutes.
  workerIdleMemoryLimit: '1.5GB',
  reporters: [
    'default',
    '<rootDir>/tools/jest/stuck-reporter.cjs',
    '<rootDir>/tools/jest/slowest-reporter.cjs',
  ],
  projects: [
    {
      ...common,
      ...loadedOnce,
      displayName: 'node',
      setupFilesAfterEnv: [
        '<rootDir>/tools/jest/node-setup.cjs',
        '<rootDir>/federation/jest/console-setup.cjs',
      ],
      globalSetup: '<rootDir>/tools/jest/prepare-run.cjs',
      globalTeardown: '<rootDir>/tools/jest/end-run.cjs',
      testMatch: [
        '<rootDir>/{shared-domain,api,tools,mfe-*/{api,domain},shell/{api,domain}}/**/*.test.{ts,tsx}',
        // Not by `testPathIgnorePatterns`: that on the command line takes the place of what a project says.
        '<rootDir>/{shell,mfe-*,shared-ui,shared-auth,shared-templates,federation}/**/!(*.browser).test.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      ...browserJestOptions,
      testMatch: [
        '<rootDir>/{shell,mfe-*,shared-ui,shared-auth,shared-templates,federation}/**/*{.test.tsx,.browser.test.ts}',
        // The server part of an area, and its domain, run in Node.
        '!<rootDir>/{shell,mfe-*}/{api,domain}/**',
      ],
    },
  ],
};
