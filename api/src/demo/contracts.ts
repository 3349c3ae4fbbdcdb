import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  addDays,
  DEFAULT_VALIDITY_DAYS,
  fileTypes,
  formatDocument,
  formatMoney,
  padNumber,
  toIsoDate,
} from '@girassol/shared-domain';
import { CONTRACT_COUNTER } from '../areas/contracts/templates/read-templates';
import type { Row, Tx } from '../platform/database';
import { nextNumber } from '../platform/database/next-number';
import type { FileStore } from '../platform/files/file-store';
import { DAY } from './calendar';
import { contractDocument, contractLines } from './contract-texts';
import type { DemoCustomer } from './customers';
import { makePdf } from './make-pdf';
import { createRandom, type Random } from './random';
import { type ContractStory, contractStories, writeSignature } from './signatures';
import type { DemoUser } from './timeline';
import type { World } from './world';

/** Sets their chance apart, so that everything else stays as it was. */
const SEED = 83_000;
const TITLE = 'Contrato de fornecimento e instalação';
/** How many documents the account may send this year. */
const QUOTA = 20;

interface Options {
  store: FileStore;
  seed: number;
  now: number;
  companyName: string;
}

/** Contracts of open sales, one for each thing that may have become of it, and how many the account may send. */
export async function writeContracts(
  tx: Tx,
  world: World,
  { store, seed, now, companyName }: Options,
): Promise<void> {
  const random = createRandom(seed + SEED);
  const today = toIsoDate(now);
  await tx
    .insertInto('signature_quotas')
    .values({
      account_id: world.accountId,
      total: QUOTA,
      valid_from: addDays(today, -60),
      valid_until: `${today.slice(0, 4)}-12-31`,
    })
    .execute();
  for (const { story, ...deal } of chooseDeals(world)) {
    const at = now - story.madeDaysAgo * DAY;
    const made = await writeContract(tx, world, { ...deal, store, random, at, companyName });
    if (story.state) await writeSignature(tx, world, { ...made, ...deal, story, random, store, at });
  }
}

export interface Deal {
  proposal: World['proposals'][number];
  customer: DemoCustomer;
  seller: DemoUser;
}

/** Finished proposals of open sales to people, one of a customer, for each story. */
function chooseDeals({ items, proposals, users }: World): (Deal & { story: ContractStory })[] {
  const open = new Map(
    items
      .filter(
        ({ row, customer }) => row.type === 'SALES' && row.status === 'IN_PROGRESS' && !customer.isCompany,
      )
      .map(({ row, customer }) => [row.id, customer]),
  );
  const taken = new Set<string>();
  const deals = proposals.flatMap((proposal) => {
    const customer = proposal.finished ? open.get(proposal.sale_id ?? '') : undefined;
    const seller = users.find(({ id }) => id === proposal.user_id);
    if (!customer?.row.email || !seller || taken.has(customer.row.id)) return [];
    taken.add(customer.row.id);
    return [{ proposal, customer, seller }];
  });
  return contractStories.flatMap((story, index) => {
    const deal = deals[index];
    return deal ? [{ ...deal, story }] : [];
  });
}

interface Making extends Deal {
  store: FileStore;
  random: Random;
  at: number;
  companyName: string;
}

/** A contract with its Word document, and what its PDF would be. */
async function writeContract(
  tx: Tx,
  { accountId }: World,
  { proposal, customer, seller, store, random, at, companyName }: Making,
): Promise<{ contract: Row<'sale_contracts'>; pdf: Buffer }> {
  const { row } = customer;
  const number = await nextNumber(tx, accountId, CONTRACT_COUNTER);
  const date = toIsoDate(at);
  const validityDate = addDays(date, DEFAULT_VALIDITY_DAYS);
  const price = Number(proposal.final_price_cents) / 100;
  const lines = contractLines({
    number,
    customer: row.name,
    document: formatDocument(row.document ?? ''),
    place: [row.street, row.number, row.city].filter(Boolean).join(', '),
    company: companyName,
    seller: seller.name,
    power: Number(proposal.power),
    price,
    date,
    validityDate,
  });
  const docx = Buffer.from(contractDocument(TITLE, lines));
  const fileId = await keepBytes(tx, store, {
    accountId,
    userId: seller.id,
    id: random.id(at),
    name: `Contrato ${padNumber(number)}.docx`,
    contentType: fileTypes.docx?.mime ?? '',
    bytes: docx,
    at,
  });
  const template = await tx
    .selectFrom('document_templates')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'CONTRACT')
    .orderBy('number')
    .executeTakeFirst();
  const contract = await tx
    .insertInto('sale_contracts')
    .values({
      account_id: accountId,
      id: random.id(at),
      number,
      sale_id: proposal.sale_id ?? '',
      customer_id: row.id,
      template_id: template?.id ?? null,
      template_name: template?.name ?? TITLE,
      proposal_id: proposal.id,
      user_id: seller.id,
      name: TITLE,
      content: JSON.stringify({ cliente_nome: row.name, preco_final: formatMoney(price) }),
      validity_date: validityDate,
      file_id: fileId,
      archive_file_id: await archiveContract(tx, {
        accountId,
        customerId: row.id,
        userId: seller.id,
        fileId,
        random,
        at,
      }),
      sha256: createHash('sha256').update(docx).digest('hex'),
      registered_at: new Date(at),
      updated_at: new Date(at),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { contract, pdf: makePdf(TITLE, lines) };
}

interface Bytes {
  accountId: string;
  userId: string;
  id: string;
  name: string;
  contentType: string;
  bytes: Buffer;
  at: number;
}

/** Puts a file into the store and answers its id. */
export async function keepBytes(
  tx: Tx,
  store: FileStore,
  { accountId, userId, id, name, contentType, bytes, at }: Bytes,
): Promise<string> {
  await store.put(id, Readable.from([bytes]));
  await tx
    .insertInto('stored_files')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      name,
      content_type: contentType,
      size: bytes.length,
      is_kept: true,
      created_at: new Date(at),
    })
    .execute();
  return id;
}

interface Archived {
  accountId: string;
  customerId: string;
  userId: string;
  fileId: string;
  random: Random;
  at: number;
}

/** Its place in the archive of the customer; null where nobody has opened that archive yet. */
async function archiveContract(
  tx: Tx,
  { accountId, customerId, userId, fileId, random, at }: Archived,
): Promise<string | null> {
  const folders = await tx
    .selectFrom('archive_folders')
    .select('position')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .execute();
  if (folders.length === 0) return null;
  const of = { account_id: accountId, customer_id: customerId, semantic: null };
  const folderId = random.id(at);
  await tx
    .insertInto('archive_folders')
    .values({ ...of, id: folderId, name: 'Contratos', position: folders.length })
    .execute();
  const id = random.id(at);
  await tx
    .insertInto('archive_files')
    .values({
      ...of,
      id,
      folder_id: folderId,
      file_id: fileId,
      user_id: userId,
      name: TITLE,
      position: 0,
      status: null,
      created_at: new Date(at),
    })
    .execute();
  return id;
}
