#!/usr/bin/env node
// Finds names, comments, files and help articles that say in words of our own what has a standard term (docs/architecture.md, glossary).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ARTICLE_FOLDER, findUnplainTerms } from './lib/plain-terms.mjs';
import { listSourceFiles } from './lib/regexes.mjs';
import { workspaceRoot } from './lib/workspace.mjs';

const articles = readdirSync(join(workspaceRoot, ARTICLE_FOLDER)).map((name) =>
  join(workspaceRoot, ARTICLE_FOLDER, name),
);
const findings = [...listSourceFiles(workspaceRoot), ...articles]
  .filter((path) => !path.endsWith('plain-terms.test.ts'))
  .flatMap((path) => findUnplainTerms(relative(workspaceRoot, path), readFileSync(path, 'utf8')));
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
