import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { describeApi, getServerOnlyTest } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';
import { runKilledWorkers } from '../../../test/killed-workers';
import { isFullRun } from '../../../test/scope';

/** A process takes a second to start: twenty of them at every stage are for `npm test -- full`. */
const KILLS = Number(process.env.IMPORT_KILLS ?? (isFullRun ? 20 : 2));
/** Enough that no process comes to the end before it is killed. */
const ROWS = 2_000 + KILLS * 500;
const HEAD = 'nome;email;cidade';

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-imports-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'imports while processes are killed',
  (api) => {
    const imports = createImportTestClient(api);
    type State = Awaited<ReturnType<typeof imports.read>>;

    /** Kills processes while they work on an import. Answers how many had the job in hand. */
    const work = (importId: string, isAtWork: (record: State) => boolean) =>
      runKilledWorkers(api, {
        kinds: 'imports.%',
        ...{ kills: KILLS, longestMs: 300, env: { DATA_DIR: dataDir } },
        isOver: async () => !isAtWork(await imports.read(importId)),
      });
    const lines = (mail: (at: number) => string) =>
      Array.from({ length: ROWS }, (_, at) => `Cliente ${convertDigitsToLetters(at)};${mail(at)}`);
    const getText = (rows: readonly string[]) => [HEAD, ...rows].join('\r\n');

    beforeEach(async () => {
      for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
    });

    getServerOnlyTest(api)(
      `${KILLS} kills while checking: every row is judged once`,
      async () => {
        const content = getText(lines((at) => (at % 10 === 0 ? 'sem' : `cliente${at}@exemplo.com.br`)));
        const importId = await imports.asked(content);
        const interrupted = await work(importId, ({ state }) => state === 'CHECKING');
        expect(await imports.read(importId)).toMatchObject({
          state: 'CHECKED',
          rows: ROWS,
          counts: { ready: ROWS - ROWS / 10, faulty: ROWS / 10 },
        });
        const [kept] = await api.query(
          `select count(*)::int as rows, count(distinct line)::int as lines, max(line) as last
           from import_rows where import_id = $1`,
          [importId],
        );
        expect(kept).toEqual({ rows: ROWS, lines: ROWS, last: ROWS + 1 });
        expect(interrupted).toBeGreaterThan(0);
      },
      TEST_TIMEOUTS_MS.kills,
    );

    if (isFullRun || process.env.IMPORT_KILLS)
      getServerOnlyTest(api)(
        `${KILLS} kills while a column is filled, ${KILLS} while that is taken back: every cell is as it is to be`,
        async () => {
          const { _id } = await imports.checked(getText(lines((at) => `sem ${at}`)));
          const at = imports.at(api.people.owner, _id);
          const cells = async () =>
            (
              await api.query<{ mail: string }>(
                'select cells->>1 as mail from import_rows where import_id = $1 order by line',
                [_id],
              )
            ).map(({ mail }) => mail);
          const before = await cells();
          const { faults } = await api.call('GET /imports/faults/:userId/:importId', at);
          const value = 'geral@exemplo.com.br';
          const { fillId } = await api.call('POST /imports/fills/:userId/:importId', {
            ...at,
            body: { column: 'email', value, message: faults[0]?.message ?? '' },
          });
          const whileFilling = await work(_id, ({ filling }) => filling !== null);
          expect(await imports.read(_id)).toMatchObject({
            filling: null,
            counts: { ready: ROWS, faulty: 0 },
          });
          expect(new Set(await cells())).toEqual(new Set([value]));

          await api.call('DELETE /imports/fills/:userId/:importId/:fillId', {
            ...at,
            params: { ...at.params, fillId },
          });
          const whileUndoing = await work(_id, ({ filling }) => filling !== null);
          expect(await imports.read(_id)).toMatchObject({
            filling: null,
            counts: { ready: 0, faulty: ROWS },
          });
          expect(await cells()).toEqual(before);
          expect(whileFilling + whileUndoing).toBeGreaterThan(0);
        },
        TEST_TIMEOUTS_MS.kills,
      );

    getServerOnlyTest(api)(
      `${KILLS} kills while writing, ${KILLS} while undoing: every line once, and gone once`,
      async () => {
        const { owner } = api.people;
        const first = lines((at) => `cliente${at}@exemplo.com.br`);
        // Every hundredth line adds to an earlier one: what it changed goes back before that one goes.
        const again = first.flatMap((line, at) => (at % 100 === 0 ? [`${line};Campinas`] : []));
        const { _id } = await imports.checked(getText([...first.map((line) => `${line};`), ...again]));
        await api.call('POST /imports/start/:userId/:importId', imports.at(owner, _id));
        const whileWriting = await work(_id, ({ state }) => state === 'QUEUED' || state === 'WRITING');
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
        const whileUndoing = await work(_id, ({ state }) => state === 'UNDOING');
        expect(await imports.read(_id)).toMatchObject({
          state: 'UNDONE',
          counts: { undone: ROWS + again.length, kept: 0 },
        });
        expect(await api.query('select id from customers where account_id = $1', [owner.accountId])).toEqual(
          [],
        );
        expect(whileWriting + whileUndoing).toBeGreaterThan(0);
      },
      TEST_TIMEOUTS_MS.kills,
    );
  },
  { DATA_DIR: dataDir },
);
