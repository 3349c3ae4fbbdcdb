#!/usr/bin/env node
// `npm test`: what protects a change, on a machine that has only Node. The last line is the sum over all runners.
//   npm test                   all steps, but what was green on the same sources before
//   npm test -- unit e2e       only these, whatever was green before
//   npm test -- changed [rev]  what a change asks for: since a revision, or the branch this one follows
//   npm test -- full           everything, all journeys among it
//   npm test -- full both      the same, with all API tests on both kinds of database
//   npm test -- mono           every journey that applies, on the product as one bundle
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { changedFiles, journeysFor, unitRuns } from './lib/changed.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { fingerprint, noteGreen, wasGreen } from './lib/green.mjs';
import { ensureLibreOffice } from './lib/libreoffice.mjs';
import { testedPackages } from './lib/packages.mjs';
import { bin, ensureInstalled, fail, root, run } from './lib/workspace.mjs';

const MODES = ['full', 'both', 'changed'];
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

/** Name -> what runs; each answers how many of its tests passed and failed. `isAsked`: by name, or by `full`. */
const steps = {
  lint: () => lint('.'),
  layers: async () => oneCheck(await run(process.execPath, ['tools/check-layers.mjs'])),
  types: async () => oneCheck(await run(process.execPath, ['tools/check-types.mjs'])),
  unit: async ({ isAsked }) => {
    const sources = new Map(testedPackages().map((name) => [name, fingerprint(`unit:${name}`)]));
    const green = isAsked
      ? []
      : testedPackages().filter((name) => wasGreen(`unit:${name}`, sources.get(name)));
    for (const name of green) sayGreen(`unit tests of ${name}`);
    if (green.length === testedPackages().length) return NOTHING;
    const passedOver = green.flatMap((name) => ['--testPathIgnorePatterns', `<rootDir>/${name}/`]);
    const { files, ...result } = await jest(passedOver);
    for (const name of testedPackages())
      if (!green.includes(name) && isWholeAndGreen(files, name)) noteGreen(`unit:${name}`, sources.get(name));
    return result;
  },
  e2e: ({ isAsked }) => unlessGreen('e2e', isAsked, () => productJourneys('--project', 'product')),
  platform: ({ isAsked }) => unlessGreen('platform', isAsked, () => productJourneys('--project', 'platform')),
  // Asked for alone: every journey that applies to one bundle. Otherwise one of each kind.
  mono: ({ isAsked, isNamed }) =>
    unlessGreen('mono', isAsked, async () => {
      const code = await run(process.execPath, ['tools/build-mono.mjs']);
      if (code !== 0) return oneCheck(code);
      const tagged = isNamed ? [] : ['--grep', '@one-bundle'];
      return journeys('-c', 'playwright.mono.config.ts', ...tagged);
    }),
};

/** Runs biome with these arguments, and the check of regular expressions: one check. */
async function lint(...args) {
  const code = await run(bin('biome'), ['check', ...args]);
  return oneCheck((await run(process.execPath, ['tools/check-regexes.mjs'])) || code);
}

/** Returns the steps of `npm test -- changed`, by the same names. */
function stepsForChange(files) {
  const drawn = files.filter((file) => /\.(tsx?|mjs|cjs|json)$/.test(file));
  const journeyNames = journeysFor(files);
  return {
    lint: async () => (drawn.length === 0 ? NOTHING : lint('--no-errors-on-unmatched', ...drawn)),
    layers: steps.layers,
    types: steps.types,
    unit: async () => {
      let result = NOTHING;
      for (const args of unitRuns(files)) result = add(result, await jest(args));
      return result;
    },
    e2e: async () =>
      journeyNames.length === 0
        ? NOTHING
        : productJourneys('--project', 'product', ...journeyNames.map((name) => `journeys/${name}.spec.ts`)),
  };
}

/** Runs a step unless it was green on the same sources, and notes it when it is. */
async function unlessGreen(name, isAsked, step) {
  const sources = fingerprint(name);
  if (!isAsked && wasGreen(name, sources)) {
    sayGreen(name);
    return NOTHING;
  }
  const result = await step();
  if (result.failed === 0 && result.passed > 0) noteGreen(name, sources);
  return result;
}

const sayGreen = (what) => console.log(`passed over: ${what}, green on the same sources before`);

/** Runs jest with these arguments. A file that does not even load has no failed test of its own, and still failed. */
async function jest(args) {
  ensureLibreOffice();
  rmSync(join(report, 'jest.json'), { force: true });
  const code = await run(bin('jest'), ['--json', `--outputFile=${join(report, 'jest.json')}`, ...args]);
  const result = readReport('jest.json');
  if (!result) return { ...oneCheck(1), files: [] };
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = result.numFailedTests + broken;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    files: result.testResults.map(({ name, status }) => ({ name: relative(root, name), status })),
  };
}

/** Did the files of a package run, and all pass? */
function isWholeAndGreen(files, name) {
  const own = files.filter((file) => file.name.startsWith(`${name}/`));
  return own.length > 0 && own.every(({ status }) => status === 'passed');
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
  const code = await run(bin('playwright', 'e2e'), ['test', ...args], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(report, 'playwright.json') },
  });
  const stats = readReport('playwright.json')?.stats;
  if (!stats) return oneCheck(1);
  const failed = stats.unexpected;
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at the second try only`);
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed };
}

const words = process.argv.slice(2);
const isChanged = words[0] === 'changed';
const named = isChanged ? [] : words.filter((word) => !MODES.includes(word));
const isFull = words.includes('full');
for (const name of named)
  if (!(name in steps))
    fail(`Etapa desconhecida: ${name}. Etapas: ${[...Object.keys(steps), ...MODES].join(', ')}.`);
if (isFull) process.env.TEST_SCOPE = 'full';
if (words.includes('both')) process.env.TEST_DATABASES = 'both';

ensureInstalled();
const chosen = isChanged ? stepsForChange(changedFiles(words[1])) : steps;
let sum = NOTHING;
for (const [name, step] of Object.entries(chosen)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const started = Date.now();
  console.log(`\n── ${name}`);
  const isNamed = named.includes(name);
  const result = await step({ isNamed, isAsked: isNamed || isFull });
  sum = add(sum, result);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}
rmSync(report, { recursive: true, force: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
