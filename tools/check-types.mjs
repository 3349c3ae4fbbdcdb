#!/usr/bin/env node
// Type-checks every package, or those named, two at a time: `tsconfig.json` of each names the packages it stands on, of
// which it reads declarations, so that shared sources are checked once and not by every package that imports them.
// What was found right stays so until a file it read changes: a second run takes seconds.
import { bin, root, run } from './lib/workspace.mjs';

const packages = process.argv.slice(2);
// One thread for each package: several would each work out the same types again.
const code = await run(bin('tsc'), ['-b', ...packages, '--builders', '2', '--singleThreaded', '--pretty'], {
  cwd: root,
});
process.exit(code === 0 ? 0 : 1);
