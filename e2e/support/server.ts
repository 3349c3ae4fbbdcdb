/**
 * Port of the product server of a test run; journeys with servers of their own use the port numbers above it.
 */
export const productPort = Number(process.env.E2E_PORT ?? 8790);

/**
 * Returns the Playwright `webServer` configuration of a product server on port `at`, with demonstration data
 * of its own. `env` adds environment variables.
 */
export const createPlaywrightServerConfig = (at: number, env: Record<string, string>) => ({
  command: 'node support/serve.mjs',
  url: `http://localhost:${at}/api/health/ready`,
  // The first start of a day writes the demonstration data.
  timeout: 240_000,
  reuseExistingServer: !process.env.CI,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(at),
    LOGIN_ATTEMPTS_PER_MINUTE: '1000',
    // Programs of an account that journeys play.
    WEBHOOK_PRIVATE_ADDRESSES: 'on',
    ...env,
  },
});
