import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull, serverUrl } from '../../../test/databases';
import { describeApi } from '../../../test/harness';
import { importsOf, lettersOf } from '../../../test/imports';
import { bundledProgram } from '../../../test/program';

/** A process takes a second to start: twenty of them, twice, are for `npm test -- full`. */
const KILLS = Number(process.env.IMPORT_KILLS ?? (isFull ? 20 : 3));
/** Enough that no process comes to the end before it is killed. */
const ROWS = 2_000 + KILLS * 500;
const LONGEST_MS = 400;

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-imports-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeApi(
  'imports that are written and taken back while processes are killed',
  (api) => {
    const imports = importsOf(api);
    const isPossible = api.kind === 'PostgreSQL' && serverUrl !== undefined;

    /** Kills processes while they work on an import, lets the last one end. Answers how many had the job in hand. */
    async function work(program: string, importId: string): Promise<number> {
      const [here] = await api.query<{ name: string }>('select current_database() as name');
      const url = new URL(serverUrl ?? '');
      url.pathname = `/${here?.name}`;
      const start = async (): Promise<ChildProcess> => {
        const env = {
          ...process.env,
          ...{ NODE_ENV: 'test', DEMO: 'off', DATABASE_URL: url.href, DATA_DIR: dataDir },
        };
        const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
        await once(child.stdout ?? child, 'data');
        return child;
      };
      const end = async (child: ChildProcess) => {
        child.kill('SIGKILL');
        await once(child, 'exit');
      };
      let interrupted = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = await start();
        await pause(Math.random() * LONGEST_MS);
        await end(child);
        // As if the lease of the one that is gone had run out.
        const held = await api.query(
          `update jobs set lease_until = now() - interval '1 second'
           where state = 'RUNNING' and kind like 'imports.%' returning id`,
        );
        interrupted += held.length;
      }
      const last = await start();
      for (let wait = 0; wait < 600; wait += 1) {
        const { state } = await imports.read(importId);
        if (state !== 'QUEUED' && state !== 'WRITING' && state !== 'UNDOING') break;
        await pause(100);
      }
      await end(last);
      return interrupted;
    }

    (isPossible ? test : test.skip)(
      `${KILLS} kills while writing, ${KILLS} while undoing: every line once, and gone once`,
      async () => {
        const { owner } = api.people;
        const program = bundledProgram('test/seal-process.ts');
        const lines = Array.from(
          { length: ROWS },
          (_, at) => `Cliente ${lettersOf(at)};cliente${at}@exemplo.com.br`,
        );
        // Every hundredth line adds to an earlier one: what it changed goes back before that one goes.
        const again = lines.flatMap((line, at) => (at % 100 === 0 ? [`${line};Campinas`] : []));
        const file = `nome;email;cidade\r\n${[...lines.map((line) => `${line};`), ...again].join('\r\n')}`;
        const { _id } = await imports.checked(file);
        await api.call('POST /imports/start/:userId/:importId', imports.at(owner, _id));
        const whileWriting = await work(program, _id);
        expect(await imports.read(_id)).toMatchObject({
          state: 'DONE',
          counts: { created: ROWS, updated: again.length, ready: 0, faulty: 0 },
        });
        const [written] = await api.query(
          `select count(*)::int as customers, count(distinct email)::int as mails,
            count(*) filter (where city = 'Campinas')::int as completed,
            (select count(*)::int from histories where title = 'Cliente importado') as histories
           from customers where account_id = $1`,
          [owner.accountId],
        );
        expect(written).toEqual({
          ...{ customers: ROWS, mails: ROWS, histories: ROWS },
          completed: again.length,
        });

        await api.call('POST /imports/undo/:userId/:importId', imports.at(owner, _id));
        const whileUndoing = await work(program, _id);
        expect(await imports.read(_id)).toMatchObject({
          state: 'UNDONE',
          counts: { undone: ROWS + again.length, kept: 0 },
        });
        expect(await api.query('select id from customers where account_id = $1', [owner.accountId])).toEqual(
          [],
        );
        expect(whileWriting + whileUndoing).toBeGreaterThan(0);
      },
      600_000,
    );
  },
  { DATA_DIR: dataDir },
);
