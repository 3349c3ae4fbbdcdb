import { existsSync } from 'node:fs';

// The headless shell takes about half the processor time: it draws no window of its own.
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Path of the browser that journeys and measurements drive: `CHROMIUM_PATH`, or Debian's Chromium. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? installed ?? '/usr/bin/chromium';

/** Chromium flags for containers without a display; no connections except to the server under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
