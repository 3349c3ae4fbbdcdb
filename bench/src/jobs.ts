import { fileURLToPath } from 'node:url';
import { runJobsWithKills } from '@girassol/api/test/run-jobs-with-kills';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { createServerWorkspace, type DatabaseKind } from './lib/server';

// Processes that are ended with kill -9 while they work on jobs: is every effect there, once?
//   pnpm bench jobs [20 kills]

const script = fileURLToPath(import.meta.resolve('@girassol/api/test/job-process.ts'));
const [kills = 20] = process.argv.slice(2).map(Number).filter(Boolean);

async function measure(store: DatabaseKind): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace(store);
  // On a server another process goes on while the next one starts: there is more to do until the last kill.
  const [processes, items] = store === 'PGlite' ? [1, kills * 150] : [3, kills * 900];
  const small = 1_000;
  try {
    const env = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
    const result = await runJobsWithKills({ script, env, kills, processes, items, small, longestMs: 800 });
    return [
      {
        what: `kills while there was work left (${store})`,
        measured: `${result.interrupted} of ${kills}`,
        target: '',
      },
      {
        what: `effects once, missing, repeated, of ${items + small} (${store})`,
        measured: `${result.once}, ${result.missing}, ${result.repeated}`,
        target: 'each once',
        met: result.missing + result.repeated === 0,
      },
      {
        what: `all of it, starts included (${store})`,
        measured: `${Math.round(result.ms / 1000)} s`,
        target: '',
      },
    ];
  } finally {
    await place.remove();
  }
}

const figures = [...(await measure('PGlite')), ...(await measure('PostgreSQL'))];
recordFigures('jobs', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
