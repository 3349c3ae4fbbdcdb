#!/usr/bin/env node
// `npm test`: everything, on a machine that has only Node. The last line is the sum over all runners.
//   npm test                all steps
//   npm test -- unit e2e    only these
//   npm test -- mono        every journey that applies, on the product as one bundle
//   npm test -- full        everything: on every database, and what else a quick run leaves out
// A quick run leaves out the platform's journeys (packages, gate, releases, partners) and those on one bundle where they
// were green on the platform as it is: e2e/platform.seen.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureLibreOffice } from './lib/libreoffice.mjs';
import { isPlatformSeen, notePlatformSeen } from './lib/platform-seen.mjs';
import { bin, ensureInstalled, fail, root, run } from './lib/workspace.mjs';

const report = mkdtempSync(join(tmpdir(), 'girassol-test-'));
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(join(report, name), 'utf8'));
  } catch {
    return undefined;
  }
};
const oneCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Name -> what runs; each answers how many of its tests passed and failed. */
const steps = {
  lint: async () => oneCheck(await run(bin('biome'), ['check', '.'])),
  layers: async () => oneCheck(await run(process.execPath, ['tools/check-layers.mjs'])),
  types: async () => oneCheck(await run(process.execPath, ['tools/check-types.mjs'])),
  unit: async () => {
    ensureLibreOffice();
    const code = await run(bin('jest'), ['--json', `--outputFile=${join(report, 'jest.json')}`]);
    const result = readReport('jest.json');
    if (!result) return oneCheck(1);
    // A file that does not even load has no failed test of its own, and still failed.
    const broken = result.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    ).length;
    const failed = result.numFailedTests + broken;
    return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  },
  e2e: async () => {
    await builtProduct();
    return journeys('--project', 'product');
  },
  platform: async ({ isNamed }) => {
    if (!isNamed && wasSeen()) return leftOut();
    await builtProduct();
    const result = await journeys('--project', 'platform');
    if (result.failed === 0) notePlatformSeen();
    return result;
  },
  // Asked for by name: every journey that applies to one bundle. Otherwise one of each kind.
  mono: async ({ isNamed }) => {
    if (!isNamed && wasSeen()) return leftOut();
    const code = await run(process.execPath, ['tools/build-mono.mjs']);
    if (code !== 0) return oneCheck(code);
    return journeys('-c', 'playwright.mono.config.ts', ...(isNamed ? [] : ['--grep', '@one-bundle']));
  },
};

async function builtProduct() {
  const { build } = await import('./build.mjs');
  await build();
}

function leftOut() {
  console.log('left out: green on the platform as it is (npm test -- full runs it)');
  return { passed: 0, failed: 0 };
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

const named = process.argv.slice(2);
const isFull = named.includes('full');
const wanted = isFull ? Object.keys(steps) : named;
for (const name of wanted)
  if (!(name in steps)) fail(`Etapa desconhecida: ${name}. Etapas: ${Object.keys(steps).join(', ')}, full.`);
if (isFull) process.env.TEST_SCOPE = 'full';
let seenBefore;
/** Before this run: its own journeys of the platform change nothing of what was left to do. */
const wasSeen = () => (seenBefore ??= isPlatformSeen());

ensureInstalled();
const sum = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await step({ isNamed: wanted.includes(name) });
  sum.passed += passed;
  sum.failed += failed;
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}
rmSync(report, { recursive: true, force: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
