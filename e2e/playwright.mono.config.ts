import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { createPlaywrightServerConfig, productPort } from './support/server';

const mono = productPort + 1;
const BUILD_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', 'build', 'mono');

/**
 * The journeys on the product as one bundle, after `npm run build:mono`: who deploys everything at once has the same
 * product. Journeys of the platform are about releases that come and go by themselves, of which one bundle has none.
 * `npm test` runs those tagged @one-bundle, also where they are tagged @full: what is chosen for the other build is none of
 * this one's. `npm test -- mono` runs all of them.
 */
export default defineConfig({
  ...base,
  grepInvert: [],
  // Which screens there are is asked of the registry, of which one bundle has none; they are the same ones.
  projects: [{ name: 'one-bundle', testDir: 'journeys', testIgnore: '**/accessibility.spec.ts' }],
  use: { ...base.use, baseURL: `http://localhost:${mono}` },
  webServer: createPlaywrightServerConfig(mono, { BUILD_DIR }),
});
