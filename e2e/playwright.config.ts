import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/chromium';

const port = Number(process.env.E2E_PORT ?? 8790);

/** Journeys across the whole product, in a real browser, against a server with demonstration data of its own. */
export default defineConfig({
  testDir: 'journeys',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        ...chromiumFlags,
        // A domain of a customer, that is none of the product's hosts.
        '--host-resolver-rules=MAP cliente.exemplo 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node support/serve.mjs',
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), LOGIN_ATTEMPTS_PER_MINUTE: '1000' },
  },
});
