import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { withTemporaryFolder } from '@girassol/api-platform/files/temporary-folder';
import { addDays, DAY_MS, toIsoDate } from '@girassol/shared-domain';
import { type ExportRequest, type ExportRequestInput, exportRequest } from '@girassol/shared-domain/contract';
import { EXPORT_RETENTION_DAYS, type ExportFormat, toFileStem } from '@girassol/shared-domain/exports';
import { requireAllowedExportColumns } from '../areas/exports/require-allowed-export-columns';
import { resolveAreaExport } from '../areas/exports/resolve-export';
import { exportContentTypes, writeExportRows } from '../areas/exports/write-export-file';
import type { DemoAccount } from './accounts';
import { createRandom, type DemoRandom } from './demo-random';
import { saveStoredFile } from './store-file';
import { createWorkingHoursCalendar } from './working-hours-calendar';
import type { AccountDraft } from './world';

/** Sets their chance apart, so that everything else stays as it was. */
const SEED = 103_000;
const MONTH_DAYS_AGO = 3;
const CUSTOMERS_DAYS_AGO = 1;
/** Times from the request of an export to its file, and to its download. */
const WRITTEN_AFTER_MS = 2_100;
const OPENED_AFTER_MS = 40_000;

interface Options {
  account: DemoAccount;
  store: FileStore;
  seed: number;
  now: number;
}

/**
 * Inserts two exports of the manager of a demonstration account, whose files can still be downloaded: the sales that were
 * won in the month before, and the customers.
 */
export async function writeExports(
  tx: Tx,
  world: AccountDraft,
  { account, store, seed, now }: Options,
): Promise<void> {
  const random = createRandom(seed + SEED);
  const calendar = createWorkingHoursCalendar(random, now);
  const fetchId = world.accountId;
  const monthAt = calendar.past(MONTH_DAYS_AGO);
  const common = { caller: buildManagerCaller(world, account), random, store };
  await writeExport(tx, world, {
    ...common,
    wish: { kind: 'finished', filters: { ...wonInMonthBefore(monthAt), fetchId } },
    format: 'xlsx',
    at: monthAt,
  });
  await writeExport(tx, world, {
    ...common,
    wish: { kind: 'customers', filters: { fetchId } },
    format: 'csv',
    at: Math.max(calendar.past(CUSTOMERS_DAYS_AGO), monthAt),
  });
}

/** The manager as the call that requests an export knows them. */
const buildManagerCaller = (
  { accountId, manager }: AccountDraft,
  { plan, modules, whitelabel }: DemoAccount,
): Caller => ({
  ...{ accountId, userId: manager.id, sessionId: manager.id, clientId: null },
  ...{ statusOk: true, calculatorOnly: false, teams: [], permissions: {}, levels: {} },
  session: {
    type: 'MANAGER',
    isAdmin: false,
    signupPlan: plan,
    activeModules: modules,
    whitelabel: whitelabel ?? null,
  },
});

function wonInMonthBefore(at: number) {
  const end = addDays(`${toIsoDate(at).slice(0, 8)}01`, -1);
  const filter1Value = { start: `${end.slice(0, 8)}01`, end };
  return { type: 'SALES', status: 'CLOSED', filter1Active: true, filter1Value } as const;
}

interface ExportDraft {
  caller: Caller;
  random: DemoRandom;
  store: FileStore;
  wish: ExportRequestInput;
  format: ExportFormat;
  /** Epoch milliseconds of the request. */
  at: number;
}

/** Writes the file with the rows of today, which are those of the day of the request: neither list has changed since. */
async function writeExport(
  tx: Tx,
  { accountId, manager }: AccountDraft,
  { caller, random, store, wish, format, at }: ExportDraft,
): Promise<void> {
  const request: ExportRequest = exportRequest.parse(wish);
  const asked = resolveAreaExport(request);
  const id = random.id(at);
  const fileName = `${toFileStem(asked.title)}-${toIsoDate(at)}.${format}`;
  const ended = new Date(at + WRITTEN_AFTER_MS);
  const expires = new Date(ended.getTime() + EXPORT_RETENTION_DAYS * DAY_MS);
  const { rows, bytes } = await withTemporaryFolder(tmpdir(), async (folder) => {
    const path = join(folder, fileName);
    const { rows } = await writeExportRows(
      path,
      { columns: null, format },
      {
        asked,
        look: async (work) => {
          const { filters, source } = asked;
          const sight = await source.sight(tx, caller, filters);
          const own = await requireAllowedExportColumns(tx, caller, asked, null);
          return work({ tx, caller, filters, sight }, own);
        },
      },
    );
    return { rows, bytes: await readFile(path) };
  });
  const fileId = await saveStoredFile(tx, store, {
    ...{ accountId, userId: manager.id, id: random.id(at), name: fileName },
    ...{ contentType: exportContentTypes[format], bytes, at: ended.getTime(), deleteAfter: expires },
  });
  await tx
    .insertInto('exports')
    .values({
      ...{ account_id: accountId, id, user_id: manager.id },
      ...{ kind: asked.kind, board: asked.board, format },
      ...{ filters: JSON.stringify(request.filters), columns: null },
      state: 'DONE',
      ...{ total: rows, done: rows, row_count: rows, opened: 1 },
      ...{ file_id: fileId, file_name: fileName, file_size: bytes.length },
      ...{ registered_at: new Date(at), ended_at: ended, expires_at: expires },
    })
    .execute();
  const opening = at + OPENED_AFTER_MS;
  await tx
    .insertInto('export_openings')
    .values({
      ...{ account_id: accountId, id: random.id(opening), export_id: id, user_id: manager.id },
      ...{ row_count: rows, opened_at: new Date(opening) },
    })
    .execute();
  await tx
    .insertInto('audit_entries')
    .values({
      ...{ account_id: accountId, id: random.id(at), at: new Date(at) },
      area: 'exports',
      ...{ action: 'request-export', subject_kind: 'export', subject_id: id, subject_name: fileName },
      ...{ before: null, after: JSON.stringify({ kind: asked.kind, format }) },
      ...{ user_id: manager.id, user_name: manager.name },
    })
    .execute();
}
