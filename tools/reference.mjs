#!/usr/bin/env node
// `npm run reference`: writes docs/reference.md and the JSON schema of remote.json from the sources. `--check` only says
// whether they are what the sources say.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

const { remoteJsonSchema } = await tsImport('../federation/src/registry/schema.ts', import.meta.url);
const written = {
  'docs/reference.md': text,
  'federation/remote.schema.json': `${JSON.stringify(remoteJsonSchema, null, 2)}\n`,
};
for (const [name, contents] of Object.entries(written)) {
  const file = join(workspaceRoot, name);
  if (!process.argv.includes('--check')) writeFileSync(file, contents);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== contents) {
    console.error(`${name} is not what the sources say: npm run reference`);
    process.exit(1);
  }
}
