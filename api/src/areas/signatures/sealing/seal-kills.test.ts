import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySeal } from '@girassol/api-platform/sealing';
import { findChromium } from '@girassol/federation/machine';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards } from '../../../../test/boards';
import { describeApi } from '../../../../test/harness';
import { getFullKillTest, runKilledWorkers } from '../../../../test/killed-workers';
import { createSignatureTestClient, signerMaria } from '../../../../test/signatures';

const KILLS = Number(process.env.SEAL_KILLS ?? 20);
const DOCUMENTS = KILLS * 2;
/** Somewhere in the work of sealing one document, from its reading to the end of its job. */
const MAX_SEALING_MS = 900;

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-seals-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const chromium = process.env.CHROMIUM_PATH ?? findChromium(undefined) ?? undefined;
const env = { DATA_DIR: dataDir, ...(chromium !== undefined && { CHROMIUM_PATH: chromium }) };

interface Sealed {
  id: string;
  state: string;
  sealed_file_id: string;
  sealed_hash: string;
  document_file_id: string;
  seals: number;
  archived: number;
  mails: number;
}

describeApi(
  'documents that are sealed while processes are killed',
  (api) => {
    (chromium === undefined ? test.skip : getFullKillTest(api))(
      `${KILLS} kills: each document has one sealed file, and none has half of one`,
      async () => {
        const tests = await createSignatureTestClient(api, await createTestBoards(api));
        for (let made = 0; made < DOCUMENTS; made += 1) {
          const { signature } = await tests.sent([signerMaria]);
          await tests.signAs(signerMaria, tests.getPath(signature));
        }
        const interrupted = await runKilledWorkers(api, {
          kinds: 'signatures.seal',
          ...{ kills: KILLS, longestMs: MAX_SEALING_MS, env },
          isOver: async () =>
            (await api.query("select id from signatures where state = 'COMPLETED'")).length === 0,
        });

        expect(interrupted).toBeGreaterThan(0);
        const sealed = await api.query<Sealed>(
          `select s.id, s.state, s.sealed_file_id, s.sealed_hash, s.document_file_id,
            (select count(*)::int from signature_events e where e.signature_id = s.id and e.kind = 'SEALED') as seals,
            (select count(*)::int from archive_files f where f.file_id = s.sealed_file_id) as archived,
            (select count(*)::int from mail_outbox m join signature_persons p on m.key = 'signature-sealed:' || p.id
              where p.signature_id = s.id) as mails
           from signatures s`,
        );
        expect(sealed).toHaveLength(DOCUMENTS);
        for (const { state, seals, archived, mails, sealed_hash, ...files } of sealed) {
          expect({ state, seals, archived, mails }).toEqual({
            state: 'SEALED',
            seals: 1,
            archived: 1,
            mails: 1,
          });
          const bytes = readStoredFile(files.sealed_file_id);
          expect(createHash('sha256').update(bytes).digest('hex')).toBe(sealed_hash);
          const original = readStoredFile(files.document_file_id);
          expect(bytes.subarray(0, original.length).equals(original)).toBe(true);
          expect(await verifySeal(bytes)).toMatchObject({ hasSeal: true, isIntact: true });
        }
      },
      TEST_TIMEOUTS_MS.kills,
    );
  },
  env,
);

/** Reads the bytes that the store has under a key. */
function readStoredFile(key: string): Buffer {
  const files = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => file.endsWith(key));
  if (!found) throw new Error(`no file ${key}`);
  return readFileSync(join(dataDir, 'files', found));
}
