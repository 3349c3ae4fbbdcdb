#!/usr/bin/env node
// Writes the table of docs/gate.md from the corpus of breaks in federation/test/breaks/.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { workspaceRoot } from './lib/workspace.mjs';

const { formatBreakTable, replaceTable } = await tsImport(
  '../federation/test/breaks/table.ts',
  import.meta.url,
);
const file = join(workspaceRoot, 'docs', 'gate.md');
writeFileSync(file, replaceTable(readFileSync(file, 'utf8'), await formatBreakTable()));
