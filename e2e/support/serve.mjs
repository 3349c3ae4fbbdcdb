// The product as `npm start` serves it, on a database of its own that goes with the run, and with new keys for pushes.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { copyDemoData, writeDemoData } from './demo-data.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const data = mkdtempSync(join(tmpdir(), 'girassol-e2e-'));
await writeDemoData();
copyDemoData(data);
const getProgram = (name) => join(root, 'api', 'dist', `${name}.mjs`);
/** Environment of a server that sends pushes, as `npm run create-push-keys` prints it. */
const pushKeys = parseEnv(
  execFileSync(process.execPath, [getProgram('create-push-keys')], { encoding: 'utf8' }),
);
const server = spawn(process.execPath, ['--enable-source-maps', getProgram('server')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...pushKeys, ...process.env, DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
