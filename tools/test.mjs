#!/usr/bin/env node
// `npm test`: what protects a change, on a machine that has only Node. The last line is the sum over all runners.
//   npm test                   all steps, but what was green on the same sources before
//   npm test -- unit e2e       only these, whatever was green before
//   npm test -- changed [rev]  what a change asks for: since a revision, or the branch this one follows
//   npm test -- full           everything, all journeys among it
//   npm test -- full both      the same, with all API tests on both kinds of database
//   npm test -- mono           every journey that applies, on the product as one bundle
//   npm test -- released       tests of the program released last, on the schema of this one
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listChangedFiles, listJourneysForChange, listUnitTestRunsForChange } from './lib/changed.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { computeStepFingerprint, hasStepPassed, recordStepPassed } from './lib/green.mjs';
import { ensureLibreOffice } from './lib/libreoffice.mjs';
import { listTestedPackages } from './lib/packages.mjs';
import {
  findReleasedRevision,
  listReleasedTests,
  replaceMigrations,
  unpackRevision,
} from './lib/released.mjs';
import {
  ensureInstalled,
  exitWithError,
  getCommandPath,
  runCommand,
  workspaceRoot,
} from './lib/workspace.mjs';

const MODES = ['full', 'both', 'changed'];
/** A test makes much and soon drops it: in Node's 16 MB a tenth of the time went into copying what was about to go. */
const YOUNG_GENERATION = '--max-semi-space-size=64';
const report = mkdtempSync(join(tmpdir(), 'girassol-test-'));
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(join(report, name), 'utf8'));
  } catch {
    return undefined;
  }
};
const NOTHING = { passed: 0, failed: 0 };
const oneCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
const add = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

/** Steps that run beside each other: types take one processor, and longer than the others together. */
const TOGETHER = ['types', 'lint', 'layers'];
const HELD = { isHeld: true };
/** Steps of `full` that other runs leave out unless they are named. */
const ONLY_FULL = ['released'];

/** Name -> what runs; each answers how many of its tests passed and failed. `isAsked`: by name, or by `full`. */
const steps = {
  lint: () => lint('.'),
  layers: async () => oneCheck(await runCommand(process.execPath, ['tools/check-layers.mjs'], HELD)),
  types: async () => oneCheck(await runCommand(process.execPath, ['tools/check-types.mjs'], HELD)),
  unit: async ({ isAsked }) => {
    const sources = new Map(
      listTestedPackages().map((name) => [name, computeStepFingerprint(`unit:${name}`)]),
    );
    const green = isAsked
      ? []
      : listTestedPackages().filter((name) => hasStepPassed(`unit:${name}`, sources.get(name)));
    for (const name of green) sayGreen(`unit tests of ${name}`);
    if (green.length === listTestedPackages().length) return NOTHING;
    const passedOver = green.flatMap((name) => ['--testPathIgnorePatterns', `<rootDir>/${name}/`]);
    const { files, ...result } = await jest(passedOver);
    for (const name of listTestedPackages())
      if (!green.includes(name) && isWholeAndGreen(files, name))
        recordStepPassed(`unit:${name}`, sources.get(name));
    return result;
  },
  e2e: ({ isAsked }) => unlessGreen('e2e', isAsked, () => productJourneys('--project=product')),
  platform: ({ isAsked }) => unlessGreen('platform', isAsked, () => productJourneys('--project=platform')),
  released: testReleasedProgram,
  // Asked for alone: every journey that applies to one bundle. Otherwise one of each kind.
  mono: ({ isAsked, isNamed }) =>
    unlessGreen('mono', isAsked, async () => {
      const code = await runCommand(process.execPath, ['tools/build-mono.mjs']);
      if (code !== 0) return oneCheck(code);
      const tagged = isNamed ? [] : ['--grep', '@one-bundle'];
      return journeys('-c', 'playwright.mono.config.ts', ...tagged);
    }),
};

/** Runs biome with these arguments, and the checks of words and of regular expressions: one check. */
async function lint(...args) {
  const codes = [
    await runCommand(getCommandPath('biome'), ['check', ...args], HELD),
    await runCommand(process.execPath, ['tools/check-terms.mjs'], HELD),
    await runCommand(process.execPath, ['tools/check-regexes.mjs'], HELD),
  ];
  return oneCheck(codes.find((code) => code !== 0) ?? 0);
}

/** Returns the steps of `npm test -- changed`, by the same names. */
function stepsForChange(files) {
  const drawn = files.filter((file) => /\.(tsx?|mjs|cjs|json)$/.test(file));
  const journeyNames = listJourneysForChange(files);
  return {
    lint: async () => (drawn.length === 0 ? NOTHING : lint('--no-errors-on-unmatched', ...drawn)),
    layers: steps.layers,
    types: steps.types,
    unit: async () => {
      let result = NOTHING;
      for (const args of listUnitTestRunsForChange(files)) result = add(result, await jest(args));
      return result;
    },
    e2e: async () =>
      journeyNames.length === 0
        ? NOTHING
        : productJourneys('--project=product', ...journeyNames.map((name) => `journeys/${name}.spec.ts`)),
  };
}

/** Runs a step unless it was green on the same sources, and notes it when it is. */
async function unlessGreen(name, isAsked, step) {
  const sources = computeStepFingerprint(name);
  if (!isAsked && hasStepPassed(name, sources)) {
    sayGreen(name);
    return NOTHING;
  }
  const result = await step();
  if (result.failed === 0 && result.passed > 0) recordStepPassed(name, sources);
  return result;
}

const sayGreen = (what) => console.log(`passed over: ${what}, green on the same sources before`);

/** More red files than these are no accident of a busy machine: they are not run again. */
const MAX_SECOND_TRIES = 5;

/** Runs jest with these arguments. A few files that are red run once more, alone, as journeys do: it is said which. */
async function jest(args) {
  ensureLibreOffice();
  const first = await runJest(args);
  const red = first.files.filter(isRed);
  if (red.length === 0 || red.length > MAX_SECOND_TRIES) return first;
  const names = red.map(({ name }) => name);
  console.log(`once more, alone: ${names.join(', ')}`);
  // In a worker all the same: jest's own process reads TypeScript in another way.
  const second = await runJest(['--maxWorkers=1', '--runTestsByPath', ...names]);
  const settled = second.files.filter((file) => !isRed(file));
  if (settled.length > 0)
    console.log(`passed at the second try only: ${settled.map(({ name }) => name).join(', ')}`);
  const others = first.files.filter((file) => !isRed(file));
  return { ...add(others.reduce(add, NOTHING), second), files: [...others, ...second.files] };
}

/**
 * Runs jest once, in the workspace or a copy of it. Returns the counts, of all and of each file; a run that fails without a
 * red test counts as one.
 */
async function runJest(args, cwd = workspaceRoot) {
  rmSync(join(report, 'jest.json'), { force: true });
  const code = await runCommand(
    join(cwd, relative(workspaceRoot, getCommandPath('jest'))),
    ['--json', `--outputFile=${join(report, 'jest.json')}`, ...args],
    {
      cwd,
      env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_GENERATION}` },
    },
  );
  const files = (readReport('jest.json')?.testResults ?? []).map(
    ({ name, status, assertionResults: tests }) => {
      const failed = tests.filter((test) => test.status === 'failed').length;
      return {
        name: relative(cwd, name),
        passed: tests.filter((test) => test.status === 'passed').length,
        // A file that does not even load has no failed test of its own, and still failed.
        failed: status === 'failed' && failed === 0 ? 1 : failed,
      };
    },
  );
  const { passed, failed } = files.reduce(add, NOTHING);
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, files };
}

/**
 * Runs chosen tests of the program that was released last on the schema of this one: while an update goes on, both work on
 * one database.
 */
async function testReleasedProgram() {
  const revision = process.env.RELEASED_REVISION || findReleasedRevision();
  if (!revision) {
    console.log(
      'No history that tells the program released last (a shallow clone?): nothing to compare with.',
    );
    return NOTHING;
  }
  console.log(`released program: ${revision}`);
  const folder = join(report, 'released');
  if (!unpackRevision(revision, folder)) {
    console.error(`The revision ${revision} could not be read.`);
    return oneCheck(1);
  }
  replaceMigrations(folder);
  // The program of that time installs its own packages.
  const install = "import('./tools/lib/workspace.mjs').then(({ ensureInstalled }) => ensureInstalled())";
  const code = await runCommand(process.execPath, ['--eval', install], { cwd: folder });
  if (code !== 0) return oneCheck(code);
  const { passed, failed } = await runJest(['--runTestsByPath', ...listReleasedTests(folder)], folder);
  if (failed > 0) console.error(RELEASED_FAILED);
  return { passed, failed };
}

const RELEASED_FAILED =
  'The program released last does not work on the new schema. Expand, then contract: CONTRIBUTING.md.';

const isRed = (file) => file.failed > 0;

/** Did the files of a package run, and all pass? */
function isWholeAndGreen(files, name) {
  const own = files.filter((file) => file.name.startsWith(`${name}/`));
  return own.length > 0 && !own.some(isRed);
}

async function productJourneys(...args) {
  const { build } = await import('./build.mjs');
  await build();
  return journeys(...args);
}

/** Runs Playwright with these arguments. */
async function journeys(...args) {
  const chromium = ensureChromium();
  if (!chromium) {
    console.error('Nenhum Chromium encontrado, e a instalação falhou. Indique um em CHROMIUM_PATH.');
    return oneCheck(1);
  }
  rmSync(join(report, 'playwright.json'), { force: true });
  const code = await runCommand(getCommandPath('playwright', 'e2e'), ['test', ...args], {
    cwd: join(workspaceRoot, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(report, 'playwright.json') },
  });
  const stats = readReport('playwright.json')?.stats;
  if (!stats) return oneCheck(1);
  const failed = stats.unexpected;
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at the second try only`);
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}

const commandArgs = process.argv.slice(2);
const isChanged = commandArgs[0] === 'changed';
const named = isChanged ? [] : commandArgs.filter((word) => !MODES.includes(word));
const isFull = commandArgs.includes('full');
for (const name of named)
  if (!(name in steps))
    exitWithError(`Etapa desconhecida: ${name}. Etapas: ${[...Object.keys(steps), ...MODES].join(', ')}.`);
if (isFull) process.env.TEST_SCOPE = 'full';
if (commandArgs.includes('both')) process.env.TEST_DATABASES = 'both';

ensureInstalled();
const chosen = isChanged ? stepsForChange(listChangedFiles(commandArgs[1])) : steps;
const wanted = Object.keys(chosen).filter((name) =>
  named.length === 0 ? isFull || !ONLY_FULL.includes(name) : named.includes(name),
);
let sum = NOTHING;

async function runStep(name) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const isNamed = named.includes(name);
  const result = await chosen[name]({ isNamed, isAsked: isNamed || isFull });
  sum = add(sum, result);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

await Promise.all(TOGETHER.filter((name) => wanted.includes(name)).map(runStep));
for (const name of wanted) if (!TOGETHER.includes(name)) await runStep(name);
rmSync(report, { recursive: true, force: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
