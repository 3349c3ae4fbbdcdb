#!/usr/bin/env node
// `npm run build:mono`: the same product as one bundle, in build/mono. Serve it with BUILD_DIR=build/mono.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, runCommand, workspaceRoot } from './lib/workspace.mjs';

ensureInstalled();
await build({ only: ['api'] });
const output = join(workspaceRoot, 'build', 'mono');
rmSync(output, { recursive: true, force: true });
process.exit(
  await runCommand(
    process.execPath,
    [join(workspaceRoot, 'federation', 'bin', 'girassol.mjs'), 'build', 'mono.config.mjs'],
    {
      cwd: join(workspaceRoot, 'shell'),
      env: { BUILD_DIR: output },
    },
  ),
);
