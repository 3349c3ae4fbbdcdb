import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toArchivedFileName } from '@girassol/account-api/account-archive';
import { recordAuditEntry } from '@girassol/account-api/audit';
import { requireConfirmedEmail } from '@girassol/account-api/email-confirmation';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { reserveFile, saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { withTemporaryFolder } from '@girassol/api-platform/files/temporary-folder';
import { writeZipFile, type ZipPart } from '@girassol/api-platform/files/write-zip-file';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { loadVisibleCustomer } from '../load-visible-customer';
import { collectPersonalData, type PersonalRows } from './collect-personal-data';

const README = [
  'Tudo o que a conta guarda desta pessoa (LGPD, art. 18).',
  'Cada arquivo JSON é uma tabela; em "arquivos" há os documentos que as tabelas citam.',
  '',
].join('\r\n');

/**
 * Writes everything that is stored of a customer as a zip, for the manager of the account (LGPD, art. 18), and returns a link
 * to it that is valid for minutes. The file is deleted after a day; who took it stands in the audit log.
 */
export async function exportPersonalData(
  { database, files }: Pick<FastifyInstance, 'database' | 'files'>,
  caller: Caller,
  customerId: string,
): Promise<{ url: string }> {
  const { accountId, userId } = caller;
  if (caller.session.type !== 'MANAGER')
    throw notAllowed('Só o titular da conta baixa tudo o que se sabe de um cliente.');
  const { name, tables, documents } = await database.asAccount(caller, async (tx) => {
    const customer = await loadVisibleCustomer(tx, caller, customerId);
    await requireConfirmedEmail(tx, accountId);
    const found = await collectPersonalData(tx, accountId, customerId);
    return { name: customer.name, tables: found, documents: await listDocuments(tx, accountId, found) };
  });
  return withTemporaryFolder(tmpdir(), async (folder) => {
    const path = join(folder, 'customer.zip');
    const size = await writeZipFile(path, listParts(files.store, tables, documents));
    const file = {
      name: toArchivedFileName(`Dados de ${name}.zip`),
      contentType: 'application/zip',
      size,
    };
    const id = await database.asAccount(caller, (tx) =>
      // It is there for a day only: no room of the account is taken.
      reserveFile(tx, { accountId, userId, bytes: size, accountBytes: Number.MAX_SAFE_INTEGER }),
    );
    await files.store.put(id, createReadStream(path));
    return database.asAccount(caller, async (tx) => {
      await saveReservedFile(tx, accountId, { id, ...file });
      await tx
        .updateTable('stored_files')
        .set({ delete_after: new Date(Date.now() + DAY_MS) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      await recordAuditEntry(tx, caller, {
        area: 'exports',
        action: 'export-customer',
        // The log is never changed: a name in it would outlive the erasure of the customer.
        subject: { kind: 'customer', id: customerId, name: 'Cliente' },
      });
      return { url: await files.links.linkTo(tx, { accountId, fileId: id, name: file.name }) };
    });
  });
}

async function* listParts(
  store: FastifyInstance['files']['store'],
  tables: readonly PersonalRows[],
  documents: readonly { id: string; name: string }[],
): AsyncGenerator<ZipPart> {
  yield ['LEIA-ME.txt', [README]];
  for (const { table, rows } of tables) yield [`${table}.json`, [`${JSON.stringify(rows, null, 1)}\n`]];
  for (const { id, name } of documents) {
    const content = await store.get(id);
    if (content) yield [`arquivos/${id}/${toArchivedFileName(name)}`, content];
  }
}

/** Lists the stored files that rows of a customer name. */
async function listDocuments(
  tx: Tx,
  accountId: string,
  tables: readonly PersonalRows[],
): Promise<{ id: string; name: string }[]> {
  const named = tables.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        column.endsWith('file_id') && typeof value === 'string' ? [value] : [],
      ),
    ),
  );
  if (named.length === 0) return [];
  return tx
    .selectFrom('stored_files')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('is_kept', '=', true)
    .where('id', 'in', [...new Set(named)])
    .orderBy('id')
    .execute();
}
