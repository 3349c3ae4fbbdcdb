import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from './lock.mjs';
import { PNPM_PACKAGE_SPEC, workspaceRoot } from './workspace.mjs';

const run = promisify(execFile);
const platformPackages = ['shared-domain', 'shared-ui', 'shared-auth', 'federation'];
const CREATE_COMMAND = 'create-remote';
/** Files of the federation package that `girassol create` needs. */
const createCommandFiles = [
  `bin/${CREATE_COMMAND}.mjs`,
  'dist/cli',
  'dist/operations',
  'dist/registry',
  'template',
  'template-tools',
];

/**
 * Packs what a remote in another repository needs into tarballs in `folder`: the platform's packages, and the command
 * that writes a new remote. Throws with the output of the package manager if one cannot be packed.
 * @returns {Promise<string[]>} names of the packages, without the scope
 */
export async function packPackages(folder) {
  await mkdir(folder, { recursive: true });
  // Each package has a `dist/` while it is packed: a second run at the same time would take it away in the middle.
  await withLock(join(workspaceRoot, 'node_modules', '.cache', 'girassol-pack.lock'), () =>
    packPlatform(folder),
  );
  await packCreateCommand(folder);
  return [...platformPackages, CREATE_COMMAND];
}

async function packPlatform(folder) {
  const filters = platformPackages.flatMap((name) => ['--filter', `@girassol/${name}`]);
  const options = ['--json', '--pack-destination', folder];
  await run('npx', ['--yes', PNPM_PACKAGE_SPEC, '--recursive', ...filters, 'pack', ...options], {
    cwd: workspaceRoot,
    maxBuffer: 1 << 26,
  });
}

/**
 * Makes the package of `girassol create` of the packed federation package. Its libraries become development
 * dependencies: nobody installs those, and the command reads from them which versions a new remote gets.
 */
async function packCreateCommand(folder) {
  const staged = await mkdtemp(join(tmpdir(), 'girassol-pack-'));
  try {
    const { version } = JSON.parse(await readFile(join(workspaceRoot, 'federation', 'package.json'), 'utf8'));
    await run('tar', ['-xzf', join(folder, `girassol-federation-${version}.tgz`), '-C', staged]);
    const unpacked = join(staged, 'package');
    const { type, dependencies, devDependencies, peerDependencies } = JSON.parse(
      await readFile(join(unpacked, 'package.json'), 'utf8'),
    );
    const contents = {
      name: `@girassol/${CREATE_COMMAND}`,
      version,
      description:
        'Writes the folder of a new remote: girassol create without the libraries of the other commands',
      type,
      bin: { [CREATE_COMMAND]: `./bin/${CREATE_COMMAND}.mjs` },
      files: createCommandFiles,
      devDependencies: { ...peerDependencies, ...devDependencies, ...dependencies },
      publishConfig: { access: 'restricted' },
    };
    await writeFile(join(unpacked, 'package.json'), JSON.stringify(contents, null, 2));
    await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
      cwd: unpacked,
    });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
