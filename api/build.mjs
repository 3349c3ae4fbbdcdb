import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));

/** Bundles the server and the operator's command with our own packages into `dist/`; what comes from npm stays in node_modules. */
export async function buildApi() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const fromNpm = Object.keys(dependencies).filter((name) => !name.startsWith('@girassol/'));
  rmSync(join(here, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: {
      server: join(here, 'src/main.ts'),
      'import-irradiation': join(here, 'src/import-irradiation.ts'),
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
