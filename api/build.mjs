import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** Entry points of the operator's commands for the database and the files; they run beside the server. */
const commands = [
  'backup',
  'create-admin',
  'create-push-keys',
  'import-irradiation',
  'import-tariffs',
  'restore',
];

/** Entry points that programs start as threads or processes; each program looks for them beside itself. */
const helpers = {
  'pdf-worker': join(here, 'platform/src/sealing/worker/pdf-worker.ts'),
  'spreadsheet-reader': join(here, 'platform/src/spreadsheets/child/spreadsheet-reader.ts'),
  'spreadsheet-writer': join(here, 'platform/src/spreadsheets/child/spreadsheet-writer.ts'),
  'untrusted-reader': join(here, 'src/untrusted-reader.ts'),
};

/**
 * Bundles programs of the API, with the packages of this repository, into `outdir`, a folder below `api/`.
 * Packages of npm are not bundled: the programs load them from `node_modules`.
 */
export async function bundlePrograms(entryPoints, outdir) {
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

/** Copies the files that a program reads from beside itself. */
function copyContents(folder) {
  for (const [from, to] of [
    ['../mfe-account/api/src/about/pictures', 'about-pictures'],
    ['../mfe-support/api/src/help/articles/texts', 'help-articles'],
  ])
    cpSync(join(here, from), join(folder, to), { recursive: true });
}

/** Builds the server, the worker and the operator's commands into `dist/`. */
export async function buildApi() {
  const dist = join(here, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await bundlePrograms(
    {
      server: join(here, 'src/main.ts'),
      worker: join(here, 'src/worker.ts'),
      ...Object.fromEntries(commands.map((name) => [name, join(here, 'src/commands', `${name}.ts`)])),
    },
    dist,
  );
  copyContents(dist);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , entry, outdir] = process.argv;
  if (entry) {
    await bundlePrograms([entry], outdir);
    copyContents(outdir);
  } else await buildApi();
}
