import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isBreakingVersion } from '../registry/gate';
import type { RemoteManifest } from '../registry/manifest';
import type { Finding } from '../registry/operations';

const run = promisify(execFile);

/** `contract.json` of a release: the declarations of what it exposes to others. */
export interface Contract {
  /** Exposed module -> its file. */
  modules: Record<string, string>;
  /** File -> its text. */
  files: Record<string, string>;
}

/** A release, and what it declares; null where it was built without TypeScript. */
export interface Declared {
  manifest: Pick<RemoteManifest, 'version' | 'slots'>;
  contract: Contract | null;
}

interface Comparison {
  release: Declared;
  /** What is live for everybody; null before the first. */
  live: Declared | null;
  /** Folder of the remote: there the packages are found that the declarations speak of. */
  folder: string;
}

/** One line of the probe, and what it means when the compiler refuses it. */
interface Question {
  line: string;
  what: string;
  how: string;
}

/**
 * Asks the compiler whether whoever uses the live release can use this one, and whether each slot gives its
 * contribution what it wants (GF-618). Answers null where it cannot be asked: no contract, or no TypeScript here.
 */
export async function contractFindings({ release, live, folder }: Comparison): Promise<Finding[] | null> {
  const tsc = compilerOf(folder);
  if (!release.contract || !tsc) return null;
  const isBreaking = live !== null && isBreakingVersion(live.manifest.version, release.manifest.version);
  const before = isBreaking ? null : live;
  const questions = [...ofSlots(release), ...(before ? ofExposes(release, before) : [])];
  if (questions.length === 0) return [];

  const place = join(folder, 'node_modules', '.cache', `contract-${randomUUID()}`);
  try {
    await writeContract(join(place, 'after'), release.contract);
    if (before?.contract) await writeContract(join(place, 'before'), before.contract);
    await writeProbe(place, questions);
    return refusedQuestions(await compile(tsc, place), questions);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

const fileOf = (side: 'before' | 'after', contract: Contract | null, module: string): string | undefined => {
  const file = contract?.modules[module];
  return file && `./${side}/${file.replace(/\.d\.ts$/, '')}`;
};

function ofSlots({ manifest, contract }: Declared): Question[] {
  return manifest.slots.flatMap(({ slot, module }) => {
    const file = fileOf('after', contract, module);
    if (!file) return [];
    return {
      line: `export const NAME: (context: SlotContext<'${slot}'>) => Props<typeof import('${file}')> = (context) => context;`,
      what: `${module} wants what the slot ${slot} does not give`,
      how: `take SlotContext<'${slot}'> as the component's props, and ask for what is missing yourself`,
    };
  });
}

function ofExposes(release: Declared, live: Declared): Question[] {
  const how = 'keep it and add the new beside it, or raise the version as for a breaking change';
  return Object.keys(live.contract?.modules ?? {}).flatMap((module) => {
    const before = fileOf('before', live.contract, module);
    const after = fileOf('after', release.contract, module);
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

/** What every probe begins with. A line each: the number of a refused line says which question it was. */
const opening = [
  `import type { SlotContext } from '@girassol/federation';`,
  `import type { JSXElementConstructor } from 'react';`,
  `declare function given<T>(): T;`,
  `type Props<Module> = Module extends { default: JSXElementConstructor<infer P> } ? P : unknown;`,
  `type Gone<Old, New, Names = Exclude<keyof Props<Old>, keyof Props<New>>> = [Names] extends [never] ? 'nothing' : Names;`,
];

async function writeContract(folder: string, { files }: Contract): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function writeProbe(place: string, questions: Question[]): Promise<void> {
  const lines = questions.map(({ line }, index) => line.replace('NAME', `question${index}`));
  await writeFile(join(place, 'probe.ts'), [...opening, ...lines].join('\n'));
  const project = {
    extends: '@girassol/federation/tsconfig.json',
    compilerOptions: { types: [], noUnusedLocals: false },
    files: ['probe.ts'],
  };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project));
}

async function compile(tsc: string, place: string): Promise<string> {
  try {
    await run(process.execPath, [tsc, '-p', place, '--pretty', 'false'], { cwd: place });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error);
  }
}

/** `probe.ts(8,14): error TS2322: …` with its reasons indented below it: the last one is the most exact. */
function refusedQuestions(said: string, questions: Question[]): Finding[] {
  const reports = said.split(/\n(?=\S)/).flatMap((report) => {
    const [, line] = /^probe\.ts\((\d+),\d+\): error/.exec(report) ?? [];
    const question = line && questions[Number(line) - opening.length - 1];
    return question ? [{ question, reason: reasonIn(report) }] : [];
  });
  if (said && reports.length === 0) throw new Error(`the declarations cannot be compared:\n${said}`);
  return reports.map(({ question: { what, how }, reason }) => ({
    code: 'GF-618',
    severity: 'error',
    what: `${what}: ${reason}`,
    how,
  }));
}

function reasonIn(report: string): string {
  const lines = report.trim().split('\n');
  const last = (lines.at(-1) ?? '').trim().replace(/^probe\.ts\([\d,]+\): error TS\d+: /, '');
  const [, gone] = /^Type '"nothing"' is not assignable to type '(.*)'\.$/.exec(last) ?? [];
  return gone ? `${gone.replaceAll('"', '')} is gone` : last;
}

/** The compiler of the project, wherever the package manager put it. */
function compilerOf(folder: string): string | undefined {
  try {
    const home = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
    return join(dirname(home), 'bin', 'tsc');
  } catch {
    return undefined;
  }
}
