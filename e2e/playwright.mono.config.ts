import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { port, productAt } from './support/server';

const mono = port + 1;
const BUILD_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', 'build', 'mono');

/** About releases that come and go by themselves, of which one bundle has none. */
const ofFederation = [
  'bad-releases',
  'federation',
  'leaks',
  'long-lived-tab',
  'outside-team',
  'overrides',
  'registry',
  'skew',
];

/**
 * The journeys on the product as one bundle, after `npm run build:mono`: who deploys everything at once has the same
 * product. `npm test` runs those tagged @one-bundle, `npm test -- mono` all of them.
 */
export default defineConfig({
  ...base,
  testIgnore: ofFederation.map((name) => `**/${name}.spec.ts`),
  use: { ...base.use, baseURL: `http://localhost:${mono}` },
  webServer: productAt(mono, { BUILD_DIR }),
});
