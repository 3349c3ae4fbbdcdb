import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** What an operator runs on the database and files, beside the server. */
const commands = ['backup', 'create-admin', 'import-irradiation', 'import-tariffs', 'restore'];

/** What programs start as threads and processes of their own: they look for them beside themselves. */
const helpers = {
  'pdf-worker': join(here, 'src/platform/sealing/worker/pdf-worker.ts'),
  'spreadsheet-reader': join(here, 'src/platform/spreadsheets/child/spreadsheet-reader.ts'),
  'spreadsheet-writer': join(here, 'src/platform/spreadsheets/child/spreadsheet-writer.ts'),
  'untrusted-reader': join(here, 'src/untrusted-reader.ts'),
};

/** Bundles programs with our own packages into a folder below this one; what comes from npm stays in node_modules. */
export async function bundle(entryPoints, outdir) {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const fromNpm = Object.keys(dependencies).filter((name) => !name.startsWith('@girassol/'));
  const entries = Array.isArray(entryPoints)
    ? Object.fromEntries(entryPoints.map((path) => [basename(path, extname(path)), path]))
    : entryPoints;
  await build({
    entryPoints: { ...entries, ...helpers },
    outdir,
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

/** The server, the worker and the operator's commands, in `dist/`. */
export async function buildApi() {
  const dist = join(here, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await bundle(
    {
      server: join(here, 'src/main.ts'),
      worker: join(here, 'src/worker.ts'),
      ...Object.fromEntries(commands.map((name) => [name, join(here, 'src/commands', `${name}.ts`)])),
    },
    dist,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , entry, outdir] = process.argv;
  if (entry) await bundle([entry], outdir);
  else await buildApi();
}
