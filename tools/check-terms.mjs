#!/usr/bin/env node
// Finds names, comments and files that say in words of our own what has a standard term (docs/architecture.md, glossary).
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findUnplainTerms } from './lib/plain-terms.mjs';
import { listSourceFiles } from './lib/regexes.mjs';
import { workspaceRoot } from './lib/workspace.mjs';

const findings = [...listSourceFiles(workspaceRoot)]
  .filter((path) => !path.endsWith('plain-terms.test.ts'))
  .flatMap((path) => findUnplainTerms(relative(workspaceRoot, path), readFileSync(path, 'utf8')));
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
