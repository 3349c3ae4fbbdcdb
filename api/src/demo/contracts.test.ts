import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalStore } from '@girassol/api-platform/files/local-store';
import { isCpf } from '@girassol/shared-domain';
import { findSignerProblems } from '@girassol/shared-domain/signatures';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { allTestDatabases, type TestDatabase } from '../../test/databases';
import { isTrailIntact } from '../areas/signatures/trail';
import { seedDemo } from '.';

let opened: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'girassol-demo-contracts-'));
const rows = <Row extends Record<string, unknown>>(text: string) =>
  opened.query<Row>(
    text.replaceAll(':first', "(select account_id from users where email = 'dono@girassol.test')"),
  );

beforeAll(async () => {
  const [kind] = allTestDatabases;
  if (!kind) throw new Error('no database');
  opened = await kind.open();
  await seedDemo(opened.database, Date.now(), { store: await openLocalStore(folder) });
}, TEST_TIMEOUTS_MS.database);
afterAll(async () => {
  await opened?.drop();
  rmSync(folder, { recursive: true });
});

test('there are two templates that can be filled, and a contract for all that may become of one', async () => {
  const templates = await rows<{ number: number; tags: string[] }>(
    "select number, tags from document_templates where account_id = :first and type = 'CONTRACT' order by number",
  );
  expect(templates.map(({ number }) => number)).toEqual([1, 2]);
  expect(templates.every(({ tags }) => tags.includes('cliente_nome'))).toBe(true);
  const contracts = await rows<{ number: number; state: string | null }>(
    `select c.number, s.state from sale_contracts c left join signatures s on s.contract_id = c.id
     where c.account_id = :first order by c.number`,
  );
  expect(contracts.map(({ state }) => state)).toEqual([
    'EXPIRED',
    'CANCELLED',
    'COMPLETED',
    'REFUSED',
    'OPEN',
    'DRAFT',
    null,
  ]);
  const [quota] = await rows<{ total: number }>(
    'select total from signature_quotas where account_id = :first',
  );
  expect(quota?.total).toBe(20);
});

test('who signs is somebody whom the form would take, and every trail is whole', async () => {
  const persons = await rows<Record<'name' | 'surname' | 'email' | 'document' | 'phone', string>>(
    'select name, surname, email, document, phone from signature_persons where account_id = :first',
  );
  expect(persons).toHaveLength(12);
  expect(persons.flatMap((person) => findSignerProblems(person))).toEqual([]);
  expect(persons.every(({ document }) => isCpf(document))).toBe(true);
  const { database } = opened;
  const [first] = await rows<{ account_id: string }>('select :first as account_id');
  const trails = await database.asAccount({ accountId: first?.account_id ?? '' }, async (tx) => {
    const signatures = await tx.selectFrom('signatures').select('id').execute();
    return Promise.all(
      signatures.map(({ id }) =>
        tx.selectFrom('signature_events').selectAll().where('signature_id', '=', id).orderBy('seq').execute(),
      ),
    );
  });
  expect(trails.map(isTrailIntact)).toEqual(Array(6).fill(true));
  expect(trails.filter((trail) => trail.length > 5).length).toBeGreaterThan(2);
});

test('what all have signed is sealed once the server works, what is open ends by itself', async () => {
  const jobs = await rows<{ kind: string }>(
    "select kind from jobs where account_id = :first and kind like 'signatures.%' order by kind",
  );
  expect(jobs.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['signatures.expire', 'signatures.seal']),
  );
});
