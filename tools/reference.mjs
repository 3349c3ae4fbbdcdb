#!/usr/bin/env node
// `npm run reference`: writes docs/reference.md from the sources. `--check` only says whether it is what they say.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { buildReferencePage } from './lib/reference/page.mjs';
import { workspaceRoot } from './lib/workspace.mjs';

const { buildContentSecurityPolicy } = await tsImport(
  '../api/src/areas/hosting/build-content-security-policy.ts',
  import.meta.url,
);
const policy = buildContentSecurityPolicy({ host: 'app.example', nonce: '…', developmentServers: [] });
const rules = Object.fromEntries(
  policy.split('; ').map((rule) => {
    const [name, ...values] = rule.split(' ');
    return [name, values];
  }),
);

const { text, missing } = buildReferencePage(rules);
if (missing.length > 0) {
  console.error(`The reference lacks words for:\n${missing.map((name) => `  ${name}`).join('\n')}`);
  process.exit(1);
}

const file = join(workspaceRoot, 'docs', 'reference.md');
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/reference.md is not what the sources say: npm run reference');
  process.exit(1);
}
