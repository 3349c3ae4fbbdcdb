#!/usr/bin/env node
// Type-checks every package, or those named, two at a time: `tsconfig.json` of each names the packages it stands on, of
// which it reads declarations, so that shared sources are checked once and not by every package that imports them.
// Results of correct packages are reused until a file that they read changes: a second run takes seconds.
import { getCommandPath, runCommand, workspaceRoot } from './lib/workspace.mjs';

const packages = process.argv.slice(2);
// One thread for each package: several would each work out the same types again.
const code = await runCommand(
  getCommandPath('tsc'),
  ['-b', ...packages, '--builders', '2', '--singleThreaded', '--pretty'],
  {
    cwd: workspaceRoot,
  },
);
process.exit(code === 0 ? 0 : 1);
