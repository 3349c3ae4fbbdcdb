import { existsSync } from 'node:fs';

// The headless shell takes about half the processor time: it draws no window of its own.
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** The browser that journeys and measurements drive: the one that is named, or Debian's own. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? installed ?? '/usr/bin/chromium';

/** It runs in containers without a display, and calls nobody but the server under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
