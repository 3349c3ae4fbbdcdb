import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, createUsageError } from './command-error';
import { type CommandContext, type CommandResult, getRemoteName, getTextOption } from './context';
import { resolveOutsideDependencies } from './outside-dependencies';

const template = fileURLToPath(new URL('../../template/', import.meta.url));
/** Configurations of the other tools, one file each. */
const toolFolder = fileURLToPath(new URL('../../template-tools/', import.meta.url));
/** Tool that builds a new remote -> the packages that only a remote of this tool needs. */
const toolPackages = {
  webpack: [],
  vite: ['vite', '@module-federation/vite'],
  rspack: ['@rspack/core', '@rspack/cli'],
} as const;
type Tool = keyof typeof toolPackages;
const isTool = (name: string): name is Tool => Object.hasOwn(toolPackages, name);

/** Files of a remote outside the workspace; the workspace has its own. */
const standaloneFiles = ['jest.config.mjs', 'gitignore', 'package-lock.json'];
/** No package manager packs a file that is really called so. */
const dotted = new Set(['gitignore']);

/**
 * Writes the folder of a new remote: one page, its menu entry, a card of the home page, and their tests. Throws GF-708
 * where the folder is not empty.
 */
export async function createRemote(context: CommandContext): Promise<CommandResult> {
  const name = getRemoteName({ ...context, folder: '' });
  const words = buildReplacements(context, name);
  const isInside = context.workspace !== null;
  const tool = getTool(context);
  const folder = getRemoteFolder(context, name);
  await requireEmpty(folder);

  // Written aside and moved when all is there: what is wrong in the middle leaves nothing.
  const staged = join(folder, '..', `.${name}-${randomUUID()}`);
  try {
    await mkdir(staged, { recursive: true });
    await cp(template, staged, { recursive: true });
    if (isInside) await Promise.all(standaloneFiles.map((file) => rm(join(staged, file))));
    if (tool !== 'webpack') {
      await rm(join(staged, 'webpack.config.mjs'));
      await cp(join(toolFolder, `${tool}.config.mjs`), join(staged, `${tool}.config.mjs`));
    }
    const files = await fillIn(staged, words);
    await writePackage(staged, { isInside, folder, packages: packagesIn(context), tool });
    await mkdir(folder, { recursive: true });
    for (const entry of await readdir(staged)) await rename(join(staged, entry), join(folder, entry));
    return { text: nextSteps(context, name, folder), data: { remote: name, folder, files: files.sort() } };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Returns the tool of `--with`. Throws GF-701 for an unknown one, and in the workspace, which has one build for all. */
function getTool(context: CommandContext): Tool {
  const name = getTextOption(context, 'with') ?? 'webpack';
  if (!isTool(name)) throw createUsageError(`--with is one of ${Object.keys(toolPackages).join(', ')}`);
  if (context.workspace && name !== 'webpack')
    throw createUsageError('--with is for a repository of its own: the workspace builds with webpack');
  return name;
}

/** Returns the texts of the template and their replacements in the new remote. */
function buildReplacements(context: CommandContext, name: string): [from: string, to: string][] {
  const address = name.slice('mfe-'.length);
  const title =
    getTextOption(context, 'title') ??
    address.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const team = getTextOption(context, 'team') ?? address;
  for (const text of [title, team])
    if (!/^[\p{L}\p{N}][\p{L}\p{N} .,&-]{0,29}$/u.test(text))
      throw createUsageError(`"${text}" is no title: letters, figures and spaces, at most 30`);
  return [
    ['mfe-example', name],
    ['time-exemplo', team],
    ['Exemplo', title],
    ['exemplo', address],
  ];
}

/**
 * Returns the folder of the new remote: in the workspace beside the other areas, or outside in a folder of its name,
 * which may be the current one.
 */
function getRemoteFolder({ workspace, folder }: CommandContext, name: string): string {
  if (workspace) return join(workspace, name);
  return basename(folder) === name ? folder : join(folder, name);
}

/** Packages may be there: this very command can be one of them. */
async function requireEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new CommandError('GF-708', `${folder} cannot be used: ${error.message}`);
  });
  const names = found.filter((name) => name !== 'node_modules');
  if (names.length > 0)
    throw new CommandError(
      'GF-708',
      `${folder} is not empty (${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}): nothing was written.`,
    );
}

/** Puts the words of the new remote into every file. Answers their names. */
async function fillIn(folder: string, words: [from: string, to: string][]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const source = await readFile(path, 'utf8');
        // linear: words
        const pattern = new RegExp(words.map(([from]) => from).join('|'), 'g');
        await writeFile(
          path,
          source.replace(pattern, (word) => new Map(words).get(word) ?? word),
        );
        if (!dotted.has(name)) return relative(folder, path);
        await rename(path, join(parentPath, `.${name}`));
        return relative(folder, join(parentPath, `.${name}`));
      }),
  );
}

/** Part of a remote's `package.json` that its lock file repeats. */
interface RemotePackage {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Part of a `package-lock.json` that is filled in: folder of a package -> its entry; '' is the remote itself. */
interface PackageLock {
  packages: Record<string, { resolved?: string } & Partial<RemotePackage>>;
}

interface PackageTarget {
  isInside: boolean;
  /** Folder of the new remote. */
  folder: string;
  /** Folder with the platform's packages as tarballs; undefined: they come from the registry. */
  packages: string | undefined;
  /** Builds the remote. */
  tool: Tool;
}

async function writePackage(
  staged: string,
  { isInside, folder, packages, tool }: PackageTarget,
): Promise<void> {
  const path = join(staged, 'package.json');
  const contents = await readJson(path);
  for (const name of toolPackages[tool]) contents.devDependencies[name] = 'catalog:';
  if (isInside) return writeJson(path, insideWorkspace(contents));
  const written = await resolveOutsideDependencies(contents, { folder, packages });
  await writeJson(path, written);
  await writeLock(join(staged, 'package-lock.json'), written);
}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Completes the template's lock file with the dependencies of the new remote and with the tarballs that the
 * platform's packages come from. npm then adds what only a remote of another tool needs.
 */
async function writeLock(
  path: string,
  { name, version, dependencies, devDependencies }: RemotePackage,
): Promise<void> {
  const lock: PackageLock = await readJson(path);
  lock.packages[''] = { name, version, dependencies, devDependencies };
  for (const [own, source] of Object.entries(dependencies)) {
    const entry = lock.packages[`node_modules/${own}`];
    if (entry && source.startsWith('file:')) entry.resolved = source;
  }
  await writeJson(path, lock);
}

/** The workspace tests and checks all its packages at once, with tools of its own. */
function insideWorkspace(contents: { name: string; devDependencies: Record<string, string> }) {
  const { '@types/react': react, '@types/react-dom': reactDom } = contents.devDependencies;
  return {
    ...contents,
    name: `@girassol/${contents.name}`,
    scripts: { build: 'girassol build' },
    devDependencies: { '@types/react': react, '@types/react-dom': reactDom },
  };
}

function packagesIn(context: CommandContext): string | undefined {
  const named = getTextOption(context, 'packages');
  return named && resolve(context.folder, named);
}

function nextSteps({ workspace, folder: called }: CommandContext, name: string, folder: string): string {
  const steps = workspace
    ? ['npx pnpm@10.34.9 install', `npx jest ${name}`, `npm run dev -- ${name}`]
    : [...(folder === called ? [] : [`cd ${name}`]), 'npm install', 'npm test', 'npx girassol build'];
  return [`${name} is in ${folder}. Next:`, ...steps.map((step) => `  ${step}`)].join('\n');
}
