import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import type { Row, Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import {
  addDays,
  DAY_MS,
  DEFAULT_DOCUMENT_VALIDITY_DAYS,
  formatCpfOrCnpj,
  formatMoney,
  formatRecordNumber,
  storableFileTypes,
  toIsoDate,
} from '@girassol/shared-domain';
import { CONTRACT_COUNTER_KIND } from '../areas/contracts/templates/list-templates';
import type { ContractDeal } from './contract-deal';
import { buildContractDocx, buildDemoContractLines } from './contract-texts';
import { createRandom, type DemoRandom } from './demo-random';
import { buildPdf } from './make-pdf';
import { type ContractOutcome, contractOutcomes, writeSignature } from './signatures';
import { saveStoredFile } from './store-file';
import type { AccountDraft } from './world';

/** Sets their chance apart, so that everything else stays as it was. */
const SEED = 83_000;
const TITLE = 'Contrato de fornecimento e instalação';
/** Number of documents that the account may send this year. */
const DOCUMENT_QUOTA = 20;

interface Options {
  store: FileStore;
  seed: number;
  now: number;
  companyName: string;
}

/**
 * Inserts contracts for open sales of a demonstration account, one for each entry of `contractOutcomes`, and
 * the account's signature quota.
 */
export async function writeContracts(
  tx: Tx,
  world: AccountDraft,
  { store, seed, now, companyName }: Options,
): Promise<void> {
  const random = createRandom(seed + SEED);
  const today = toIsoDate(now);
  await tx
    .insertInto('signature_quotas')
    .values({
      account_id: world.accountId,
      total: DOCUMENT_QUOTA,
      valid_from: addDays(today, -60),
      valid_until: `${today.slice(0, 4)}-12-31`,
    })
    .execute();
  for (const { story, ...deal } of chooseDeals(world)) {
    const at = now - story.madeDaysAgo * DAY_MS;
    const made = await writeContract(tx, world, { ...deal, store, random, at, companyName });
    if (story.state) await writeSignature(tx, world, { ...made, ...deal, story, random, store, at });
  }
}

/** Finished proposals of open sales to people, one of a customer, for each story. */
function chooseDeals({
  items,
  proposals,
  users,
}: AccountDraft): (ContractDeal & { story: ContractOutcome })[] {
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
  return contractOutcomes.flatMap((story, index) => {
    const deal = deals[index];
    return deal ? [{ ...deal, story }] : [];
  });
}

interface Making extends ContractDeal {
  store: FileStore;
  random: DemoRandom;
  at: number;
  companyName: string;
}

/** A contract with its Word document, and what its PDF would be. */
async function writeContract(
  tx: Tx,
  { accountId, manager }: AccountDraft,
  { proposal, customer, seller, store, random, at, companyName }: Making,
): Promise<{ contract: Row<'sale_contracts'>; pdf: Buffer }> {
  const { row } = customer;
  const number = await allocateNumber(tx, accountId, CONTRACT_COUNTER_KIND);
  const date = toIsoDate(at);
  const validityDate = addDays(date, DEFAULT_DOCUMENT_VALIDITY_DAYS);
  const price = Number(proposal.final_price_cents) / 100;
  const lines = buildDemoContractLines({
    number,
    customer: row.name,
    document: formatCpfOrCnpj(row.document ?? ''),
    place: [row.street, row.number, row.city].filter(Boolean).join(', '),
    company: companyName,
    representative: manager.name,
    power: Number(proposal.power),
    price,
    date,
    validityDate,
  });
  const docx = Buffer.from(buildContractDocx(TITLE, lines));
  const fileId = await saveStoredFile(tx, store, {
    accountId,
    userId: seller.id,
    id: random.id(at),
    name: `Contrato ${formatRecordNumber(number)}.docx`,
    contentType: storableFileTypes.docx?.mime ?? '',
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
      sha256: computeSha256(docx),
      registered_at: new Date(at),
      updated_at: new Date(at),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { contract, pdf: buildPdf(TITLE, lines) };
}

interface Archived {
  accountId: string;
  customerId: string;
  userId: string;
  fileId: string;
  random: DemoRandom;
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
