import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest transform that compiles TypeScript and React as the product's build does. */
export const transform = [
  createRequire(import.meta.url).resolve('@swc/jest'),
  createRequire(import.meta.url)('./swc-options.json'),
];

/** Jest options for tests that render components in a simulated browser. */
export const browserJestOptions = {
  testEnvironment: here('./browser-environment.cjs'),
  // In this order: what is taken down after a test still counts as the test.
  setupFilesAfterEnv: [here('./browser-setup.cjs'), here('./console-setup.cjs')],
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': here('./empty-module.cjs') },
};

/**
 * For a remote in a repository of its own: `export { default } from '@girassol/federation/jest'` in `jest.config.mjs`.
 * @type {import('jest').Config}
 */
export default {
  ...browserJestOptions,
  transform: { '^.+\\.(t|j|mj)sx?$': transform },
  // Published as ES modules only: jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(@girassol|eventsource-parser)[@/+])'],
  testTimeout: 30_000,
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.cache/'],
};
