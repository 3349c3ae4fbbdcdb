// The product as `npm start` serves it, on a database of its own that goes with the run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyDemoData, writeDemoData } from './demo-data.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const data = mkdtempSync(join(tmpdir(), 'girassol-e2e-'));
await writeDemoData();
copyDemoData(data);
const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'api', 'dist', 'server.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
