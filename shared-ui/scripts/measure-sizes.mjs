/**
 * Prints what each entry of the package weighs (minified, gzip), without React and styled-components, which the page has anyway:
 * alone, and on top of the core.
 *
 *     pnpm --filter @girassol/shared-ui sizes
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.mjs';

const shared = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'];

async function weigh(entries) {
  const imports = entries.map(
    (entry, index) => `import * as part${index} from '${entry}'; keep(part${index});`,
  );
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: {
      contents: `const keep = (part) => globalThis.kept = part;${imports.join('')}`,
      resolveDir: import.meta.dirname,
    },
    external: shared,
    splitting: true,
    outdir: 'out',
    write: false,
  });
  const first = outputFiles.filter(({ path }) => path.endsWith('stdin.js'));
  // Static imports of the first file count as part of it; dynamic imports do not.
  const wanted = new Set(first);
  for (const file of wanted) {
    for (const [, name] of file.text.matchAll(/(?:from|import)"\.\/([\w.-]+)"/g)) {
      const chunk = outputFiles.find(({ path }) => path.endsWith(`/${name}`));
      if (chunk) wanted.add(chunk);
    }
  }
  return [...wanted].reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

const entry = (name) => `../src/${name}`;
const core = entry('index.ts');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const coreAlone = await weigh([core]);
process.stdout.write(`core      ${kilobytes(coreAlone)}\n`);
for (const name of ['inputs', 'fields', 'choices', 'pickers', 'overlays']) {
  const withCore = await weigh([core, entry(`entries/${name}.ts`)]);
  process.stdout.write(`${name.padEnd(9)} ${kilobytes(withCore - coreAlone)} on top of core\n`);
}
const all = await weigh([
  core,
  ...['fields', 'pickers', 'overlays'].map((name) => entry(`entries/${name}.ts`)),
]);
process.stdout.write(`all       ${kilobytes(all)}\n`);
