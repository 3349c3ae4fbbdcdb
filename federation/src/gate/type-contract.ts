import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isBreakingVersion } from '../registry/gate';
import type { RemoteManifest } from '../registry/manifest';
import type { GateFinding } from '../registry/operations';
import { stripComments } from '../registry/strip-comments';

const run = promisify(execFile);
/** Maximum time of the compiler, in milliseconds: some types never finish. */
const COMPILER_LIMIT_MS = 120_000;

/** `contract.json` of a release: the declarations of the modules that it exposes to others. */
export interface TypeContract {
  /** Exposed module -> its file. */
  modules: Record<string, string>;
  /** File -> its text. */
  files: Record<string, string>;
}

const contractSchema: z.ZodType<TypeContract> = z.object({
  modules: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
});

/** Parses a `contract.json`; null if the text is no valid `contract.json`. */
export function parseTypeContract(text: string): TypeContract | null {
  try {
    return contractSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Release with its type declarations (`contract.json`); `contract` is null for a release that was built
 * without TypeScript.
 */
export interface ReleaseWithTypeContract {
  manifest: Pick<RemoteManifest, 'version' | 'slots'>;
  contract: TypeContract | null;
}

interface Comparison {
  release: ReleaseWithTypeContract;
  /** Release that is live for everyone; null before the first. */
  live: ReleaseWithTypeContract | null;
  /** Folder of the remote: there the packages are found that the declarations speak of. */
  folder: string;
}

/** Line of the probe file, and the finding if the compiler refuses it. */
interface ProbeLine {
  line: string;
  what: string;
  how: string;
  /** Formats the names that the line is refused for; the names that are gone where it is left out. */
  formatNames?: (names: string) => string;
}

/**
 * Checks with the TypeScript compiler whether code that uses the live release can also use the new release,
 * and whether each slot gives its contribution the props it needs (GF-618). Returns null if there is no
 * `contract.json` or no TypeScript.
 */
export async function compareTypeContracts({
  release,
  live,
  folder,
}: Comparison): Promise<GateFinding[] | null> {
  const compiler = findCompiler(folder);
  if (!release.contract || !compiler) return null;
  const isBreaking = live !== null && isBreakingVersion(live.manifest.version, release.manifest.version);
  const before = isBreaking ? null : live;
  const astray = filesAstray(release.contract);
  if (astray.length > 0) return [notOurs(astray)];
  const questions = [...ofSlots(release), ...(before ? ofExposes(release, before) : [])];
  if (questions.length === 0) return [];

  const place = join(folder, 'node_modules', '.cache', `contract-${randomUUID()}`);
  try {
    await writeContract(join(place, 'after'), release.contract);
    if (before?.contract) await writeContract(join(place, 'before'), before.contract);
    await writeProbe(place, questions);
    return refusedQuestions(await compile(compiler, place), questions);
  } catch (error) {
    if (error instanceof UncomparableError) return [uncomparable(error.message)];
    throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The compiler has no answer, and it is the declarations that are at fault. */
class UncomparableError extends Error {}

const uncomparable = (what: string): GateFinding => ({
  code: 'GF-618',
  severity: 'error',
  what,
  how: 'build again; give the exposed component a named, simpler type',
});

const notOurs = (astray: string[]): GateFinding => ({
  code: 'GF-618',
  severity: 'error',
  what: `contract.json leads out of the release: ${astray.slice(0, 3).join(', ')}`,
  how: 'build again: declarations speak of each other and of packages, never of other files',
});

const DECLARATIONS = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.d\.ts$/;
const PACKAGE = /^(@[\w-][\w.-]*\/)?[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Files of a contract that would be written, or would read, anywhere else on the machine that compares it. */
function filesAstray({ modules, files }: TypeContract): string[] {
  const names = [...Object.keys(files), ...Object.values(modules)];
  const ofName = names.filter((name) => !DECLARATIONS.test(name));
  const ofText = Object.entries(files)
    .filter(([name, text]) => !staysInside(name, stripComments(text, ' ')))
    .map(([name]) => name);
  return [...ofName, ...ofText];
}

function staysInside(name: string, text: string): boolean {
  if (/\/\/\/\s*</.test(text)) return false;
  const imported = [...text.matchAll(/\b(?:from|import|require)\s*(?:\(\s*)?['"`]([^'"`]*)['"`]/g)];
  return imported.every(([, path = '']) =>
    path.startsWith('.')
      ? !path.includes('\\') && !posix.join(posix.dirname(name), path).startsWith('..')
      : PACKAGE.test(path),
  );
}

const getModuleFile = (
  side: 'before' | 'after',
  contract: TypeContract | null,
  module: string,
): string | undefined => {
  const file = contract?.modules[module];
  return file && `./${side}/${file.replace(/\.d\.ts$/, '')}`;
};

function ofSlots({ manifest, contract }: ReleaseWithTypeContract): ProbeLine[] {
  return manifest.slots.flatMap(({ slot, module }) => {
    const file = getModuleFile('after', contract, module);
    if (!file) return [];
    const component = `typeof import('${file}')`;
    return [
      {
        line: `export const NAME: (context: SlotContext<'${slot}'>) => Props<${component}> = (context) => context;`,
        what: `${module} wants what the slot ${slot} does not give`,
        how: `take SlotContext<'${slot}'> as the component's props, and ask for what is missing yourself`,
      },
      {
        line: `export const NAME: Untyped<Props<${component}>> = 'nothing';`,
        what: `${module} reads what the slot ${slot} gives without types, so that no compiler notices a change`,
        how: `take SlotContext<'${slot}'> as the component's props`,
        formatNames: (names) => `any is the type of ${names}`,
      },
    ];
  });
}

function ofExposes(release: ReleaseWithTypeContract, live: ReleaseWithTypeContract): ProbeLine[] {
  const how = 'keep it and add the new beside it, or raise the version as for a breaking change';
  return Object.keys(live.contract?.modules ?? {}).flatMap((module) => {
    const before = getModuleFile('before', live.contract, module);
    const after = getModuleFile('after', release.contract, module);
    // A module that is gone is GF-606.
    if (!before || !after) return [];
    const [old, now] = [`typeof import('${before}')`, `typeof import('${after}')`];
    return [
      {
        line: `export const NAME: ${old} = given<${now}>();`,
        what: `${module} cannot be used as that of ${live.manifest.version}`,
        how,
      },
      {
        line: `export const NAME: Gone<${old}, ${now}> = 'nothing';`,
        what: `${module} takes less than that of ${live.manifest.version}`,
        how,
      },
    ];
  });
}

/**
 * First lines of every probe. Each probe line has one line of its own, so that the line number of an error identifies
 * it.
 */
const PROBE_HEADER = [
  `import type { SlotContext } from '@girassol/federation';`,
  `import type { JSXElementConstructor } from 'react';`,
  `declare function given<T>(): T;`,
  `type Props<Module> = Module extends { default: JSXElementConstructor<infer P> } ? P : unknown;`,
  `type Gone<Old, New, Names = Exclude<keyof Props<Old>, keyof Props<New>>> = [Names] extends [never] ? 'nothing' : Names;`,
  `type Any<P> = { [K in keyof P]-?: 0 extends 1 & P[K] ? K : never }[keyof P];`,
  `type Untyped<P> = 0 extends 1 & P ? 'all fields' : [Any<P>] extends [never] ? 'nothing' : Any<P>;`,
];

async function writeContract(folder: string, { files }: TypeContract): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function writeProbe(place: string, questions: ProbeLine[]): Promise<void> {
  const lines = questions.map(({ line }, index) => line.replace('NAME', `question${index}`));
  await writeFile(join(place, 'probe.ts'), [...PROBE_HEADER, ...lines].join('\n'));
  const project = {
    extends: '@girassol/federation/tsconfig.json',
    compilerOptions: { types: [], noUnusedLocals: false },
    files: ['probe.ts'],
  };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project));
}

async function compile({ tsc, isThreaded }: Compiler, place: string): Promise<string> {
  // One file is asked about: more threads would each work out all the types it names.
  const threads = isThreaded ? ['--singleThreaded'] : [];
  try {
    const limits = { timeout: COMPILER_LIMIT_MS, maxBuffer: 16 * 1024 * 1024 };
    await run(process.execPath, [tsc, '-p', place, '--pretty', 'false', ...threads], {
      cwd: place,
      ...limits,
    });
    return '';
  } catch (error) {
    if ((error as { killed?: boolean }).killed)
      throw new UncomparableError(
        `the compiler did not finish with its declarations in ${COMPILER_LIMIT_MS / 1_000} s`,
      );
    return String((error as { stdout?: string }).stdout ?? error);
  }
}

/** `probe.ts(8,14): error TS2322: …` with its reasons indented below it: the last one is the most exact. */
function refusedQuestions(said: string, questions: ProbeLine[]): GateFinding[] {
  const reports = said.split(/\n(?=\S)/).flatMap((report) => {
    const [, line] = /^probe\.ts\((\d+),\d+\): error/.exec(report) ?? [];
    const question = line && questions[Number(line) - PROBE_HEADER.length - 1];
    return question ? [{ question, reason: reasonIn(report, question) }] : [];
  });
  if (said && reports.length === 0)
    throw new UncomparableError(`its declarations cannot be compared:\n${said.slice(0, 2_000)}`);
  return reports.map(({ question: { what, how }, reason }) => ({
    code: 'GF-618',
    severity: 'error',
    what: `${what}: ${reason.slice(0, 1_000)}`,
    how,
  }));
}

function reasonIn(report: string, { formatNames }: ProbeLine): string {
  const lines = report.trim().split('\n');
  const last = (lines.at(-1) ?? '').trim().replace(/^probe\.ts\([\d,]+\): error TS\d+: /, '');
  const [, gone] = /^Type '"nothing"' is not assignable to type '(.*)'\.$/.exec(last) ?? [];
  const names = gone?.replaceAll('"', '');
  if (!names) return last;
  return formatNames ? formatNames(names) : `${names} is gone`;
}

interface Compiler {
  /** Path of its program. */
  tsc: string;
  /** Does it check types in several threads? TypeScript does since version 7. */
  isThreaded: boolean;
}

/** Finds the TypeScript compiler of the project, wherever the package manager installed it. */
function findCompiler(folder: string): Compiler | undefined {
  try {
    const require = createRequire(join(folder, 'package.json'));
    const home = require.resolve('typescript/package.json');
    const { version }: { version: string } = require(home);
    return { tsc: join(dirname(home), 'bin', 'tsc'), isThreaded: Number.parseInt(version, 10) >= 7 };
  } catch {
    return undefined;
  }
}
