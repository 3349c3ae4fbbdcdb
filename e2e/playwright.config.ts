import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/chromium';
import { createPlaywrightServerConfig, productPort } from './support/server';

/** Journeys that only `npm test -- full` runs: a quicker one, or a unit test, protects the same. */
const leftOut = process.env.TEST_SCOPE === 'full' ? {} : { grepInvert: /@full/ };

/** A machine of continuous integration may be busy with much else: what waits there, waits twice as long. */
const patience = process.env.CI ? 2 : 1;

/**
 * In a real browser, against a server with demonstration data of its own: journeys of people through the product, and those
 * of teams, releases and partners through the platform, which take longer and change less often.
 */
export default defineConfig({
  projects: [
    // Of the other build: playwright.mono.config.ts.
    { name: 'product', testDir: 'journeys', testIgnore: '**/one-bundle.spec.ts' },
    { name: 'platform', testDir: 'platform' },
  ],
  ...leftOut,
  timeout: 120_000 * patience,
  expect: { timeout: 10_000 * patience },
  fullyParallel: false,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  reportSlowTests: { max: 20, threshold: 20_000 },
  use: {
    baseURL: `http://localhost:${productPort}`,
    actionTimeout: 15_000 * patience,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Requests that a worker answers pass by the routes of a journey. Journeys of the worker allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        ...chromiumFlags,
        // A domain of a customer, that is none of the product's hosts; and the partner's of docs/partners.md.
        '--host-resolver-rules=MAP cliente.exemplo 127.0.0.1, MAP mirante.com.br 127.0.0.1',
      ],
    },
  },
  webServer: createPlaywrightServerConfig(productPort, {
    OVERRIDE_ORIGINS: `http://localhost:${productPort + 4}`,
  }),
});
