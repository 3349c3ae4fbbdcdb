import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '@girassol/api-platform/files';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance } from 'fastify';
import { allTestDatabases, type TestDatabase } from '../../test/databases';
import { waitUntil } from '../../test/wait-until';
import { buildApp } from '../app';
import { parseConfig } from '../config';
import { DEMO_PASSWORD, seedDemo } from '.';

let opened: TestDatabase;
let app: FastifyInstance;
let headers: { authorization: string };
let userId: string;
const folder = mkdtempSync(join(tmpdir(), 'girassol-demo-spreadsheets-'));

beforeAll(async () => {
  const [kind] = allTestDatabases;
  if (!kind) throw new Error('no database');
  opened = await kind.open();
  const config = parseConfig({ NODE_ENV: 'test', DEMO: 'on', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  await seedDemo(opened.database, Date.now(), { store: await openFileStore(config), hasBank: false });
  app = await buildApp({ database: opened.database, config });
  await app.ready();
  const payload = { email: 'dono@girassol.test', password: DEMO_PASSWORD };
  const login = await app.inject({ method: 'POST', url: '/api/users/login', payload });
  headers = { authorization: `Bearer ${login.json().token}` };
  userId = login.json().userId;
}, TEST_TIMEOUTS_MS.database);
afterAll(async () => {
  await app?.close();
  await opened?.drop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => (await app.inject({ url: `/api${path}`, headers })).json();
const post = async (path: string) =>
  (await app.inject({ method: 'POST', url: `/api${path}`, headers, payload: {} })).json();

test('the imports of the demonstration can be undone like any other', async () => {
  const { imports } = await get(`/imports/user/${userId}/1`);
  expect(imports.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
    'clientes-com-e-mail.csv',
    'tabela-de-inversores.csv',
  ]);
  for (const { _id, counts } of imports) {
    expect(counts).toMatchObject({ written: counts.updated, ready: 0, asking: 0 });
    await post(`/imports/undo/${userId}/${_id}`);
    const readState = async () => (await get(`/imports/single/${userId}/${_id}`)).import;
    await waitUntil(async () => {
      await app.jobs.runDue();
      return (await readState()).state === 'UNDONE';
    });
    expect((await readState()).counts).toMatchObject({ undone: counts.updated, kept: 0 });
  }
  const [left] = await opened.query<{ n: number }>(
    `select count(*)::int as n from import_rows r join customers c on c.id = r.record_id
     where r.state = 'UNDONE' and c.email <> ''`,
  );
  expect(left?.n).toBe(0);
});

test('the exports of the demonstration can be downloaded, with as many rows as the list says', async () => {
  const { exports } = await get(`/exports/user/${userId}/1`);
  expect(exports.map(({ title, format }: Record<string, string>) => [title, format])).toEqual([
    ['Clientes', 'csv'],
    [expect.stringMatching(/^Vendas/), 'xlsx'],
  ]);
  for (const { _id, rows, fileSize } of exports) {
    expect(rows).toBeGreaterThan(0);
    const { url } = await post(`/exports/open/${userId}/${_id}`);
    const file = await app.inject({ url });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload).toHaveLength(fileSize);
  }
  expect(exports[0].rows).toBe(60);
});
