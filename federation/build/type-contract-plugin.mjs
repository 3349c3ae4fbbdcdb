import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { BuildError } from './build-error.mjs';

const run = promisify(execFile);

/**
 * Webpack plugin that adds `contract.json` to a release: the type declarations of the modules that the remote
 * exposes to others, and of its own files that those declarations import. The publish gate compares the
 * declarations with those of the next release. `./lifecycles` is left out; a project without TypeScript gets
 * no contract.
 */
export class TypeContractPlugin {
  /** @param {{ folder: string, exposes: Record<string, string> }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TypeContractPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'TypeContractPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const contract = await declareContract(this.options);
          if (contract)
            compilation.emitAsset('contract.json', new sources.RawSource(JSON.stringify(contract, null, 1)));
        },
      );
    });
  }
}

/**
 * Writes the type declarations of what a remote exposes to others; null for a project without TypeScript.
 * @param {{ folder: string, exposes: Record<string, string> }} remote
 * @returns {Promise<{ modules: Record<string, string>, files: Record<string, string> } | null>} module -> its file, and
 *   the text of every file
 */
export async function declareContract({ folder, exposes }) {
  const promised = Object.entries(exposes).filter(([module]) => module !== './lifecycles');
  const tsc = findCompiler(folder);
  if (!tsc || promised.length === 0) return null;

  const work = join(folder, 'node_modules', '.cache');
  await mkdir(work, { recursive: true });
  const target = await mkdtemp(join(work, 'contract-'));
  try {
    const said = await emitDeclarations({
      tsc,
      folder,
      target,
      sources: promised.map(([, source]) => source),
    });
    const modules = Object.fromEntries(
      promised.map(([module, source]) => [module, posix.join('.', source).replace(/\.tsx?$/, '.d.ts')]),
    );
    for (const [module, file] of Object.entries(modules))
      if (!existsSync(join(target, file)))
        throw new BuildError('GF-009', `TypeScript cannot write the declarations of ${module}:\n${said}`);
    return { modules, files: await collectDeclarations(target, Object.values(modules)) };
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function findCompiler(folder) {
  try {
    const home = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
    return join(dirname(home), 'bin', 'tsc');
  } catch {
    return undefined;
  }
}

/**
 * Types were checked elsewhere: only the declarations are wanted. Answers what the compiler had to say.
 * @param {{ tsc: string, folder: string, target: string, sources: string[] }} job
 */
async function emitDeclarations({ tsc, folder, target, sources }) {
  const project = join(target, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    composite: false,
    noCheck: true,
    removeComments: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: target,
  };
  const files = sources.map((source) => join(folder, source));
  // Without its own `include` it would have that of the remote: tests too, and what they import from elsewhere, whose
  // declarations would be written beside their sources. What is declared for the whole remote counts.
  const include = [join(folder, 'src/**/*.d.ts')];
  await writeFile(
    project,
    JSON.stringify({ extends: join(folder, 'tsconfig.json'), compilerOptions, files, include }),
  );
  return run(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: folder }).then(
    () => '',
    ({ stdout }) => String(stdout),
  );
}

/**
 * The declarations of some files, and of those of the remote's own that they import.
 * @param {string} target
 * @param {string[]} first
 */
async function collectDeclarations(target, first) {
  /** @type {Record<string, string>} */
  const files = {};
  const waiting = [...first];
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (files[name]) continue;
    const text = await readFile(join(target, name), 'utf8');
    files[name] = text;
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)) {
      const path = posix.join(posix.dirname(name), imported.replace(/\.js$/, ''));
      const found = [`${path}.d.ts`, `${path}/index.d.ts`].find((file) => existsSync(join(target, file)));
      if (found) waiting.push(found);
    }
  }
  return Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
}
