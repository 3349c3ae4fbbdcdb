import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '@girassol/api/src/demo';
import { chromiumPath } from '../../e2e/support/chromium';
import { signIn } from './lib/api-client';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computeMedian } from './lib/statistics';

// The publish gate on good releases, the built areas in turn: time of each step, then refusals on processors kept busy.
//   pnpm bench gate [60 checks] [mfe-support]

const PORT = 18_831;
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);
const words = process.argv.slice(2);
const checks = Number(words.find((word) => /^\d+$/.test(word)) ?? 60);
const areas = readdirSync(join(root, 'build', 'releases'));
const named = words.find((word) => areas.includes(word));
/** Time of everything static and one mount, seconds. */
const MAX_SECONDS = 15;

interface Checked {
  refusals: string[];
  /** Findings of one look that another did not confirm. */
  unconfirmed: string[];
  seconds: Record<string, number>;
  total: number;
}

/** Runs `girassol check` on the built release of an area. */
async function check(origin: string, token: string, area: string, ...options: string[]): Promise<Checked> {
  const began = performance.now();
  const env = { ...process.env, GIRASSOL_SERVER: origin, GIRASSOL_TOKEN: token, CHROMIUM_PATH: chromiumPath };
  const command = [join(root, 'federation', 'bin', 'girassol.mjs'), 'check', area, '--json', ...options];
  const { stdout } = await run(process.execPath, command, { cwd: root, env }).catch(
    (refused: { stdout: string }) => refused,
  );
  const { error, findings = [], seconds = {} } = JSON.parse(stdout);
  const texts = (error?.findings ?? findings) as { code: string; severity: string; what: string }[];
  const describe = ({ code, what }: { code: string; what: string }) => `${area} ${code} ${what}`;
  return {
    refusals: error ? texts.filter(({ severity }) => severity === 'error').map(describe) : [],
    unconfirmed: texts.filter(({ what }) => /\(seen in one of/.test(what)).map(describe),
    seconds,
    total: (performance.now() - began) / 1_000,
  };
}

/** Keeps every processor busy until the returned function is called. */
function keepBusy(): () => void {
  const loops = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill();
  };
}

const formatSteps = (seconds: Record<string, number>) =>
  Object.entries(seconds)
    .map(([step, value]) => `${step} ${value.toFixed(1)}`)
    .join(', ');

await withRunningProduct({ port: PORT }, async ({ server }) => {
  const { token } = await signIn(server.url, 'admin@girassol.test', DEMO_PASSWORD);
  const tried = named ? [named] : areas;
  const figures: MeasuredFigure[] = [];
  const first = tried[0] ?? '';
  const short = await check(server.url, token, first);
  const long = await check(server.url, token, first, '--long');
  figures.push(
    {
      what: `check of ${first}: everything static, each page once`,
      measured: `${short.total.toFixed(1)} s (${formatSteps(short.seconds)})`,
      target: `<= ${MAX_SECONDS} s`,
      met: short.total <= MAX_SECONDS,
    },
    {
      what: `the long look at ${first}, by step`,
      measured: `${long.total.toFixed(1)} s (${formatSteps(long.seconds)})`,
      target: '',
    },
  );

  const stop = keepBusy();
  const results: Checked[] = [];
  try {
    for (let index = 0; index < checks; index += 1) {
      const area = tried[index % tried.length] ?? first;
      const result = await check(server.url, token, area);
      results.push(result);
      const said = [...result.refusals, ...result.unconfirmed].join(' · ');
      console.log(`${index + 1} of ${checks}: ${area} ${result.total.toFixed(0)} s ${said}`);
    }
  } finally {
    stop();
  }
  const refused = results.filter(({ refusals }) => refusals.length > 0).length;
  figures.push(
    {
      what: `refusals in ${checks} checks of good releases, all processors busy`,
      measured: String(refused),
      target: '0',
      met: refused === 0,
    },
    {
      what: 'findings of one look that another did not confirm',
      measured: String(results.flatMap(({ unconfirmed }) => unconfirmed).length),
      target: '',
    },
    {
      what: 'such a check, median',
      measured: `${computeMedian(results.map(({ total }) => total)).toFixed(1)} s`,
      target: '',
    },
    buildLoadFigure(),
  );
  recordFigures('gate', figures);
});
