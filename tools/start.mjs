#!/usr/bin/env node
// `npm start`: installs, builds what changed, and serves the product from one process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, workspaceRoot } from './lib/workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(workspaceRoot, 'api', 'dist', 'server.mjs')],
  {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: process.env,
  },
);
// The server ends on its own, gracefully; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
