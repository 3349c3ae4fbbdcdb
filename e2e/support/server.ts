/** Where the product of a run is; journeys with servers of their own use the ports after it. */
export const port = Number(process.env.E2E_PORT ?? 8790);

/** A server with demonstration data of its own, for one run of Playwright. `env` names what is special about it. */
export const productAt = (at: number, env: Record<string, string>) => ({
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
