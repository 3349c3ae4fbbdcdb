import { Readable } from 'node:stream';
import type { NewRow, Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { formatNumber } from '@girassol/shared-domain';
import type { DemoCustomer } from './customers';
import { createRandom, type DemoRandom } from './demo-random';
import { buildPdf } from './make-pdf';
import { drawRoofPicture } from './roof-picture';
import type { AccountDraft } from './world';

/** Customers whose archive was opened: those that were worked on last. */
const CUSTOMERS_WITH_ARCHIVE = 14;
const FOLDERS = ['Documentos', 'Contas de energia', 'Fotos', 'Projeto'] as const;

interface DemoFile {
  folder: (typeof FOLDERS)[number];
  name: string;
  fileName: string;
  contentType: string;
  content: Buffer;
}

/**
 * Writes folders and generated files (photos of roofs, bills, documents) for the customers that were worked on last.
 */
export async function writeArchives(
  tx: Tx,
  world: AccountDraft,
  store: FileStore,
  seed: number,
): Promise<void> {
  // Its own source: what else there is stays as it was.
  const random = createRandom(seed);
  const latest = [...world.items].sort(
    (a, b) => b.row.last_activity_at.getTime() - a.row.last_activity_at.getTime(),
  );
  const customers = [...new Set(latest.map(({ customer }) => customer))].slice(0, CUSTOMERS_WITH_ARCHIVE);
  for (const [index, customer] of customers.entries()) {
    await writeArchive(tx, world, {
      customer,
      store,
      random,
      files: buildCustomerFiles(random, customer, index),
    });
  }
}

async function writeArchive(
  tx: Tx,
  { accountId }: AccountDraft,
  {
    customer,
    store,
    random,
    files,
  }: { customer: DemoCustomer; store: FileStore; random: DemoRandom; files: DemoFile[] },
): Promise<void> {
  const { id: customerId, owner_id: userId, registered_at: registered } = customer.row;
  const of = { account_id: accountId, customer_id: customerId };
  await tx
    .updateTable('customers')
    .set({ archive_opened_at: registered })
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .execute();
  const folders = FOLDERS.map((name, position) => ({
    ...of,
    id: random.id(registered.getTime()),
    name,
    position,
    semantic: null,
  }));
  await tx.insertInto('archive_folders').values(folders).execute();

  const stored: NewRow<'stored_files'>[] = [];
  const entries: NewRow<'archive_files'>[] = [];
  for (const { folder, name, fileName, contentType, content } of files) {
    const at = new Date(registered.getTime() + random.int(1, 72) * 3_600_000);
    const fileId = random.id(at.getTime());
    const folderId = folders.find((candidate) => candidate.name === folder)?.id ?? '';
    await store.put(fileId, Readable.from([content]));
    stored.push({
      account_id: accountId,
      id: fileId,
      user_id: userId,
      name: fileName,
      content_type: contentType,
      size: content.length,
      is_kept: true,
      created_at: at,
    });
    entries.push({
      ...of,
      id: random.id(at.getTime()),
      folder_id: folderId,
      file_id: fileId,
      user_id: userId,
      name,
      position: entries.filter((entry) => entry.folder_id === folderId).length,
      semantic: null,
      status: null,
      created_at: at,
    });
  }
  await tx.insertInto('stored_files').values(stored).execute();
  await tx.insertInto('archive_files').values(entries).execute();
}

function buildCustomerFiles(
  random: DemoRandom,
  { row, isCompany, works }: DemoCustomer,
  index: number,
): DemoFile[] {
  const png = (name: string): DemoFile => ({
    folder: 'Fotos',
    name,
    fileName: `${name}.png`,
    contentType: 'image/png',
    content: drawRoofPicture({ modules: random.int(6, 24), hour: random.next() }),
  });
  const pdf = (folder: DemoFile['folder'], name: string, lines: string[]): DemoFile => ({
    folder,
    name,
    fileName: `${name}.pdf`,
    contentType: 'application/pdf',
    content: buildPdf(name, [`Cliente: ${row.name}`, ...lines]),
  });
  const bill = (month: string) => {
    const consumption = random.int(280, 1900);
    return pdf('Contas de energia', `Conta de ${month}`, [
      `Consumo: ${formatNumber(consumption, 0)} kWh`,
      'Documento de demonstração.',
    ]);
  };
  const all: DemoFile[] = [
    pdf('Documentos', isCompany ? 'Contrato social' : 'RG e CPF', ['Documento de demonstração.']),
    {
      folder: 'Documentos',
      name: 'Anotações da visita',
      fileName: 'anotacoes.txt',
      contentType: 'text/plain; charset=utf-8',
      content: Buffer.from(
        `Visita a ${row.name}\nObra: ${works}\nTelhado em bom estado, sem sombras depois das 9h.\n`,
      ),
    },
    bill('maio'),
    bill('junho'),
    bill('julho'),
    png('Telhado, face norte'),
    png('Telhado, visão geral'),
    png('Módulos instalados'),
    pdf('Projeto', 'Memorial descritivo', [
      'Sistema fotovoltaico conectado à rede.',
      'Documento de demonstração.',
    ]),
  ];
  // Not every archive is full.
  return all.filter((_, place) => index < 4 || (place + index) % 3 !== 0);
}
