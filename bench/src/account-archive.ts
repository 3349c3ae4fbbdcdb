import { ownerLogin } from './lib/demo-account';
import { fillCustomers } from './lib/fill-customers';
import { watchMemory } from './lib/process-memory';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';

// Everything of an account as one archive: the demonstration data with many customers.
//   pnpm bench account-archive [100000]

const PORT = 18_857;
const [rows = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const MAX_MS = 60_000;
/** Rows of the second measurement, as a multiple of the first, and the memory that they may take more. */
const MORE_ROWS = 4;
const MAX_GROWTH_MB = 60;

interface Measured {
  rows: number;
  ms: number;
  /** Most memory of the process while it writes, in megabytes. */
  memory: number;
  size: number;
}

/** Writes an archive twice, and measures the second: what is loaded and compiled once is not memory of the archive. */
async function measure({ server, signIn }: RunningProduct): Promise<Measured> {
  const { userId, token } = await signIn();
  const address = `${server.url}/api/users/archive/${userId}`;
  await writeArchive(address, token);
  const memory = watchMemory(server.pid, 'none');
  const started = performance.now();
  const { rows: written, size } = await writeArchive(address, token);
  const ms = performance.now() - started;
  return { rows: written, ms, memory: memory.stop().most, size: size ?? 0 };
}

interface Archive {
  state: string;
  rows: number;
  size: number | null;
  problem: string | null;
}

/** Asks for an archive and waits for it. Calls of the account's module are not typed here. */
async function writeArchive(address: string, token: string): Promise<Archive> {
  const call = async (body?: object): Promise<Archive | undefined> => {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()).archives[0];
  };
  await call({ password: ownerLogin.password });
  for (;;) {
    const archive = await call();
    if (archive?.state === 'DONE') return archive;
    if (archive?.problem) throw new Error(archive.problem);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const figures: MeasuredFigure[] = [];
for (const store of ['PGlite', 'PostgreSQL'] as const) {
  const measureRows = (count: number) =>
    withRunningProduct(
      { port: PORT, store, fill: (database, accountId) => fillCustomers(database, accountId, count) },
      measure,
    );
  const { rows: written, ms, memory, size } = await measureRows(rows);
  figures.push(
    {
      what: `${store}: archive of ${written.toLocaleString('en')} rows, asked to ready`,
      measured: `${(ms / 1000).toFixed(1)} s`,
      target: '< 60 s',
      met: ms < MAX_MS,
    },
    { what: `${store}: size of the zip`, measured: `${(size / 1e6).toFixed(1)} MB`, target: '' },
  );
  // The embedded database is in the process, and grows with its rows.
  if (store === 'PGlite') continue;
  const more = await measureRows(rows * MORE_ROWS);
  figures.push({
    what: `${store}: most memory of the process, with ${more.rows.toLocaleString('en')} rows beside`,
    measured: `${memory.toFixed(0)} MB, ${more.memory.toFixed(0)} MB`,
    target: `<= ${MAX_GROWTH_MB} MB more`,
    met: more.memory - memory <= MAX_GROWTH_MB,
  });
}
figures.push(buildLoadFigure());
recordFigures('account-archive', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
