#!/usr/bin/env node
// Runs `girassol create` as a package of its own without dependencies, for an empty folder: tools/pack.mjs makes
// it of this file, the compiled command and the template.
import { main } from '../dist/cli/main.js';

process.exitCode = await main('create', process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  workspace: null,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
