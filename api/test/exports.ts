import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSpreadsheet } from '@girassol/api-platform/spreadsheets';
import type { ExportRecord, RequestBody } from '@girassol/shared-domain/contract';
import type { SheetCell } from '@girassol/shared-domain/imports';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

type ExportRequest = RequestBody<'POST /exports/new/:userId'>;

/** Exported file in a test, parsed as a spreadsheet program reads it: headers, rows and bytes. */
export interface ExportedFile {
  headers: string[];
  /** By header. */
  rows: Record<string, SheetCell>[];
  /** The bytes as text: of a csv. */
  text: string;
  bytes: Buffer;
  url: string;
}

/** Creates functions for tests that call the API of exports. */
export function createExportTestClient(api: TestApi) {
  const ask = async (as: TestPerson, body: ExportRequest, userId = as.accountId): Promise<string> =>
    (await api.call('POST /exports/new/:userId', { as, params: { userId }, body })).exportId;

  const single = async (as: TestPerson, exportId: string): Promise<ExportRecord> =>
    (await api.call('GET /exports/single/:userId/:exportId', { as, params: { userId: as.userId, exportId } }))
      .export;

  const download = async (url: string): Promise<ExportedFile> => {
    const response = await api.send({ method: 'GET', url });
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    const bytes = response.rawPayload;
    const name = decodeURIComponent(new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? '');
    return { ...(await readBytes(bytes, name)), bytes, url };
  };

  const open = async (as: TestPerson, exportId: string): Promise<ExportedFile> => {
    const params = { userId: as.userId, exportId };
    return download((await api.call('POST /exports/open/:userId/:exportId', { as, params })).url);
  };

  /** Asks, has it written, opens it. */
  const exported = async (
    as: TestPerson,
    body: ExportRequest,
    userId = as.accountId,
  ): Promise<ExportedFile> => {
    const exportId = await ask(as, body, userId);
    await api.app.jobs.runDue();
    const { state, problem } = await single(as, exportId);
    if (state !== 'DONE') throw new Error(`ended as ${state}: ${problem}`);
    return open(as, exportId);
  };

  const refusal = async (as: TestPerson, body: ExportRequest, userId = as.accountId) => {
    const { status, message } = await api.refused('POST /exports/new/:userId', {
      as,
      params: { userId },
      body,
    });
    return { status, message };
  };

  return { ask, single, download, open, exported, refusal };
}

const CELL = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g;

/** Without another process: those take a second each. */
function readCsv(text: string): Pick<ExportedFile, 'headers' | 'rows' | 'text'> {
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of text.slice(1).matchAll(CELL)) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ';') lines.push([]);
  }
  const [headers = [], ...rows] = lines.slice(0, -1);
  const getRow = (cells: string[]) =>
    Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? null]));
  return { headers, rows: rows.map(getRow), text };
}

async function readBytes(bytes: Buffer, name: string): Promise<Omit<ExportedFile, 'bytes' | 'url'>> {
  if (name.endsWith('.csv')) return readCsv(bytes.toString('utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'girassol-read-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const sheet = await readSpreadsheet(path, { name });
    const { headers } = sheet.head;
    const rows: ExportedFile['rows'] = [];
    for await (const portion of sheet.rows)
      for (const { cells } of portion)
        rows.push(Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? null])));
    return { headers, rows, text: bytes.toString('utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
