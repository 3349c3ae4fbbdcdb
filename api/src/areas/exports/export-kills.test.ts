import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createExportTestClient } from '../../../test/exports';
import { describeApi } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';
import { getFullKillTest, runKilledWorkers } from '../../../test/killed-workers';

/** Each begins anew, which is no step forward: more of them, one after the other, end the export. */
const KILLS = 3;
const ROWS = 3_000;

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-exports-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'exports while processes are killed',
  (api) => {
    const { ask, single, open } = createExportTestClient(api);
    getFullKillTest(api)(
      `${KILLS} kills while writing: one file, with every row once`,
      async () => {
        const { owner } = api.people;
        const rows = Array.from(
          { length: ROWS },
          (_, at) => `Cliente ${convertDigitsToLetters(at)};c${at}@exemplo.com.br`,
        );
        await createImportTestClient(api).imported(`nome;email\r\n${rows.join('\r\n')}`);
        const exportId = await ask(owner, { kind: 'customers', filters: {}, format: 'csv' });
        const interrupted = await runKilledWorkers(api, {
          kinds: 'exports.%',
          ...{ kills: KILLS, longestMs: 300, env: { DATA_DIR: dataDir } },
          isOver: async () => !['QUEUED', 'WRITING'].includes((await single(owner, exportId)).state),
        });
        expect(await single(owner, exportId)).toMatchObject({ state: 'DONE', rows: ROWS, problem: null });
        const mails = (await open(owner, exportId)).rows.map((row) => row['E-mail']);
        expect(mails).toHaveLength(ROWS);
        expect(new Set(mails).size).toBe(ROWS);
        expect(
          await api.query("select id from stored_files where name like 'clientes-%' and is_kept"),
        ).toHaveLength(1);
        expect(interrupted).toBeGreaterThan(0);
      },
      TEST_TIMEOUTS_MS.database,
    );
  },
  { DATA_DIR: dataDir },
);
