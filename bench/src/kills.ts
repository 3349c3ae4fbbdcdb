import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@girassol/api/src/demo';
import { signIn } from './lib/api-client';
import { seedDemoAccount } from './lib/demo-account';
import { checkReleaseServed, publishRelease, readBuiltRelease } from './lib/publish';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { createServerWorkspace, type DatabaseKind, openWorkspaceDatabase, startServer } from './lib/server';

// A server that is ended with kill -9 while it receives a publication, at moments spread over its whole length: what is
// there afterwards, and whether the same publication succeeds.
//   pnpm bench kills [20 kills]

const PORT = 18_799;
const [kills = 20] = process.argv.slice(2).map(Number).filter(Boolean);
const REMOTE = 'mfe-crm-boards';
/**
 * Modification time given to the leftovers of publications: older than the hour after which they count as abandoned.
 */
const LONG_AGO = new Date(Date.now() - 2 * 60 * 60_000);

async function measure(store: DatabaseKind): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace(store);
  try {
    const database = await openWorkspaceDatabase(place);
    await seedDemoAccount(database);
    await database.close();
    let server = await startServer(place, PORT);
    const start = async () => {
      server = await startServer(place, PORT);
    };
    const { token } = await signIn(server.url, 'admin@girassol.test', DEMO_PASSWORD);
    const liveNow = async () => {
      const registry = await (await fetch(`${server.url}/federation/registry`)).json();
      return registry.remotes.map(({ name, version }: Record<string, string>) => `${name}@${version}`).join();
    };
    const before = await liveNow();
    const folder = join(place.dataDir, 'releases', REMOTE);
    const staged = () => readdirSync(folder).filter((name) => name.startsWith('.'));

    // The first one warms the server up.
    await publishRelease(server.url, token, readBuiltRelease(REMOTE, '9.0.0'));
    const began = performance.now();
    await publishRelease(server.url, token, readBuiltRelease(REMOTE, '9.0.1'));
    const length = performance.now() - began;

    const found = { whole: 0, absent: 0, half: 0 };
    let healed = 0;
    let undisturbed = 0;
    for (let index = 0; index < kills; index += 1) {
      const release = readBuiltRelease(REMOTE, `9.1.${index}`);
      const sent = publishRelease(server.url, token, release).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, (length * (index + 0.5)) / kills));
      await server.kill();
      await sent;
      await start();
      found[await checkReleaseServed(server.url, release)] += 1;
      if ((await liveNow()) === before) undisturbed += 1;
      await publishRelease(server.url, token, release);
      if ((await checkReleaseServed(server.url, release)) === 'whole') healed += 1;
    }
    const left = staged();
    for (const name of left) utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
    await publishRelease(server.url, token, readBuiltRelease(REMOTE, '9.2.0'));
    const remains = staged().length;
    await server.stop();

    const of = `of ${kills}`;
    return [
      { what: `a publication (${store})`, measured: `${Math.round(length)} ms`, target: '' },
      {
        what: `killed in the middle: absent, whole, half (${store})`,
        measured: `${found.absent}, ${found.whole}, ${found.half}`,
        target: 'none half',
        met: found.half === 0,
      },
      {
        what: `what is live stayed (${store})`,
        measured: `${undisturbed} ${of}`,
        target: 'all',
        met: undisturbed === kills,
      },
      {
        what: `the same publication again is whole (${store})`,
        measured: `${healed} ${of}`,
        target: 'all',
        met: healed === kills,
      },
      {
        what: `folders left by kills, and an hour later (${store})`,
        measured: `${left.length}, ${remains}`,
        target: 'none stays',
        met: remains === 0,
      },
    ];
  } finally {
    await place.remove();
  }
}

const figures = [...(await measure('PGlite')), ...(await measure('PostgreSQL'))];
recordFigures('kills', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
