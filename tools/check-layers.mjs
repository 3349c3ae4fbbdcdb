#!/usr/bin/env node
// Holds the code against the rules of the house: who may import whom.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findingsIn, layerOf } from './lib/layers.mjs';
import { root } from './lib/workspace.mjs';

const isTest = (path) => /\.(test|testing)\.tsx?$/.test(path);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sources(path);
    } else if (/\.tsx?$/.test(entry.name) && !isTest(path)) yield path;
  }
}

let findings = 0;
for (const folder of readdirSync(root).filter((name) => layerOf(name))) {
  for (const path of sources(join(root, folder, 'src'))) {
    for (const finding of findingsIn(
      folder,
      relative(join(root, folder), path),
      readFileSync(path, 'utf8'),
    )) {
      console.error(`${relative(root, path)}: ${finding}`);
      findings += 1;
    }
  }
}
console.log(findings === 0 ? 'layers hold' : `${findings} findings`);
process.exit(findings === 0 ? 0 : 1);
