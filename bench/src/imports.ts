import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readSpreadsheet } from '@girassol/api-platform/spreadsheets';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { suggestMapping } from '@girassol/shared-domain/imports';
import type { ApiClient } from './lib/api-client';
import { writeCustomerSpreadsheet } from './lib/customer-spreadsheet';
import { watchMemory } from './lib/process-memory';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { computePercentile, formatMs } from './lib/statistics';

// A spreadsheet of customers in and back out again, beside what reading it and copying it into a table takes by themselves.
//   pnpm bench imports [100000]

const PORT = 18_803;
const [rows = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
/** As long as an import of 100,000 rows takes, about. */
const IDLE_MS = 45_000;
const folder = mkdtempSync(join(tmpdir(), 'girassol-bench-sheets-'));
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const size = `${rows.toLocaleString('en')} rows`;

/** Reading a file to its end, and copying what was read into a bare table and into customers with their indexes. */
async function bare(
  path: string,
  { place, accountId }: RunningProduct,
): Promise<{ read: number; copy: number; indexed: number }> {
  const copied = join(folder, 'copy.csv');
  const out = createWriteStream(copied);
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  let started = performance.now();
  const sheet = await readSpreadsheet(path, { name: basename(path) });
  const all: string[] = [];
  for await (const portion of sheet.rows)
    for (const { cells } of portion) all.push(cells.map(quoted).join(','));
  const read = performance.now() - started;
  out.end(all.join('\n'));
  await new Promise<void>((resolve) => out.once('finish', () => resolve()));
  const texts = Array.from({ length: 15 }, (_, at) => `c${at} text`).join(', ');
  const sql = (text: string) => execFileSync('psql', ['-q', '-d', place.databaseUrl ?? '', '-c', text]);
  sql(`create table bare (${texts})`);
  started = performance.now();
  sql(`\\copy bare from '${copied}' csv`);
  const copy = performance.now() - started;
  sql(`create table indexed (like customers including all)`);
  started = performance.now();
  sql(`insert into indexed (account_id, id, owner_id, name, document, email, phone, whatsapp, uf, city, postal_code,
      street, number, district, origin, profession, income_cents, observations, archived_at, updated_by)
    select '${accountId}', gen_random_uuid(), gen_random_uuid(), c0, c1, c2, c3, c4, c5, c6, '13300000', c8, c9, c10,
      c11, c12, 300000, c14, null, null from bare`);
  const indexed = performance.now() - started;
  sql('drop table bare; drop table indexed');
  return { read, copy, indexed };
}

async function upload({ token, userId }: ApiClient, url: string, path: string) {
  const form = new FormData();
  form.append('importType', 'customer');
  form.append('file', new Blob([readFileSync(path)]), basename(path));
  const response = await fetch(`${url}/api/imports/files/${userId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const at = ({ userId }: ApiClient, importId: string) => ({ userId, importId });

async function until(
  client: ApiClient,
  importId: string,
  state: ImportRecord['state'],
): Promise<ImportRecord> {
  for (const from = Date.now(); ; ) {
    if (Date.now() - from > 300_000) throw new Error(`not ${state} after five minutes`);
    const { import: now } = await client.call(
      'GET /imports/single/:userId/:importId',
      at(client, importId),
      undefined,
    );
    if (now.state === state) return now;
    if (now.state === 'FAILED') throw new Error(now.problem ?? 'failed');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Loads a page of customers again and again, as a user who works meanwhile, and returns a function that stops and
 * returns the durations in milliseconds.
 */
function watchLatency(client: ApiClient): () => number[] {
  const samples: number[] = [];
  let isOver = false;
  void (async () => {
    while (!isOver) {
      const started = performance.now();
      await client.call('POST /kanbans/single/:id', { id: client.accountId }, { type: 'SALES' });
      samples.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  })();
  return () => {
    isOver = true;
    return samples;
  };
}

/** All customers as xlsx, from the wish to the file. */
async function exportAll(
  { server }: RunningProduct,
  client: ApiClient,
): Promise<{ took: number; childPeak: number }> {
  const memory = watchMemory(server.pid, 'spreadsheet-writer');
  const started = performance.now();
  const { exportId } = await client.call(
    'POST /exports/new/:userId',
    { userId: client.userId },
    { kind: 'customers', filters: {}, format: 'xlsx' },
  );
  for (;;) {
    const { export: now } = await client.call(
      'GET /exports/single/:userId/:exportId',
      { userId: client.userId, exportId },
      undefined,
    );
    if (now.state === 'DONE') break;
    if (now.problem) throw new Error(now.problem);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { took: performance.now() - started, childPeak: memory.stop().childPeak };
}

async function measure(format: 'csv' | 'xlsx', product: RunningProduct): Promise<MeasuredFigure[]> {
  const { server } = product;
  const path = join(folder, `clientes.${format}`);
  await writeCustomerSpreadsheet(path, { format, rows });
  const alone = await bare(path, product);
  const client = await product.signIn();
  // Boards alone let the process grow until its garbage is collected: the import is beside that, not on top of it.
  const idleMemory = watchMemory(server.pid, 'spreadsheet-reader');
  const idleWatch = watchLatency(client);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = idleWatch();
  const { most: before } = idleMemory.stop();

  const memory = watchMemory(server.pid, 'spreadsheet-reader');
  const latency = watchLatency(client);
  const started = performance.now();
  const { import: draft, columns } = await upload(client, server.url, path);
  const mapping = Object.fromEntries(
    Object.entries(suggestMapping('customer', columns)).map(([header, { property }]) => [header, property]),
  );
  await client.call('POST /imports/check/:userId/:importId', at(client, draft._id), {
    mapping,
    options: {},
  });
  const checked = await until(client, draft._id, 'CHECKED');
  const shownAfter = performance.now() - started;
  if (checked.counts.created !== rows) throw new Error(JSON.stringify(checked.counts));
  await client.call('POST /imports/start/:userId/:importId', at(client, draft._id), undefined);
  await until(client, draft._id, 'DONE');
  const whole = performance.now() - started;
  const samples = latency();
  const { most, childPeak } = memory.stop();
  const exported = format === 'xlsx' ? await exportAll(product, client) : null;
  const undoing = performance.now();
  await client.call('POST /imports/undo/:userId/:importId', at(client, draft._id), undefined);
  await until(client, draft._id, 'UNDONE');
  const undo = performance.now() - undoing;

  const base = alone.read + alone.copy;
  const p99 = { idle: computePercentile(idle, 0.99), busy: computePercentile(samples, 0.99) };
  const figure = (what: string, measured: string, target: string, met?: boolean): MeasuredFigure => ({
    what: `${format}, ${size}: ${what}`,
    ...{ measured, target },
    ...(met !== undefined && { met }),
  });
  return [
    figure('reading alone', seconds(alone.read), ''),
    figure('COPY into a bare table', seconds(alone.copy), ''),
    figure('into customers with their indexes', seconds(alone.indexed), ''),
    figure(
      'whole import (upload, check, write)',
      `${seconds(whole)} = ${(whole / base).toFixed(1)} x (read + COPY)`,
      '<= 3 x',
      whole <= 3 * base,
    ),
    figure(
      '  beside reading it and filling customers with their indexes',
      `${(whole / (alone.read + alone.indexed)).toFixed(1)} x`,
      '',
    ),
    figure('check shown after the upload began', seconds(shownAfter), '< 10 s', shownAfter < 10_000),
    figure(
      'most of the web process, beside the most it had while idle',
      `${(most - before).toFixed(0)} MB`,
      '< 100 MB',
      most - before < 100,
    ),
    figure('peak of the reading child', `${childPeak.toFixed(0)} MB`, '< 700 MB', childPeak < 700),
    figure(
      'p99 of a board meanwhile',
      `${formatMs(p99.busy)} (idle ${formatMs(p99.idle)})`,
      '< 2 x idle',
      p99.busy < 2 * p99.idle,
    ),
    figure('undo', seconds(undo), '< 30 s', undo < 30_000),
    ...(exported
      ? [
          figure('export of them', seconds(exported.took), '< 15 s', exported.took < 15_000),
          figure(
            '  memory of the writing child',
            `${exported.childPeak.toFixed(0)} MB`,
            '< 300 MB',
            exported.childPeak < 300,
          ),
        ]
      : []),
  ];
}

try {
  recordFigures(
    'imports',
    await withRunningProduct({ port: PORT, store: 'PostgreSQL', isVacuumed: true }, async (product) => [
      ...(await measure('csv', product)),
      ...(await measure('xlsx', product)),
    ]),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
