import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** What an operator runs on the database and files, beside the server. */
const commands = ['backup', 'create-admin', 'import-irradiation', 'restore'];

/** Bundles the server, the worker and the operator's commands with our own packages into `dist/`; what comes from npm stays in node_modules. */
export async function buildApi() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const fromNpm = Object.keys(dependencies).filter((name) => !name.startsWith('@girassol/'));
  rmSync(join(here, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: {
      server: join(here, 'src/main.ts'),
      worker: join(here, 'src/worker.ts'),
      ...Object.fromEntries(commands.map((name) => [name, join(here, 'src/commands', `${name}.ts`)])),
    },
    outdir: join(here, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: fromNpm.flatMap((name) => [name, `${name}/*`]),
    sourcemap: true,
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
