import {
  DEFAULT_VALIDITY_DAYS,
  formatContractNumber,
  formatDate,
  formatProposalNumber,
  validityDateOf,
} from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import { newId, type Row, type Tx } from '../../platform/database';
import { nextNumber } from '../../platform/database/next-number';
import type { ReceivedFile } from '../../platform/files';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { lockArchive } from '../archives/archive-access';
import { archiveName } from '../archives/archive-names';
import { visibleProposal } from '../proposals/visible-proposal';
import { fileInArchive } from './archived-contract';
import { type ContractContent, parseContent } from './contract-content';
import { recordContract } from './record-contract';
import { contractItem, visibleContract } from './require-contracts';
import { requireUnsent } from './require-unsent';
import { CONTRACT_COUNTER, noSuchTemplate } from './templates/read-templates';

interface Wish {
  saleId: string;
  /** Of the template for a new contract, of the contract for one that is there. */
  contractId: string;
  body: ParsedBody<'PUT /sales/contracts/:userId/:saleId/:contractId'>;
  file: ReceivedFile;
  /** Tags in the document that are left without anything. */
  missing: readonly string[];
}

/**
 * Keeps the document that a template became, with a number of its own and a place in the archive of the customer; or puts
 * it in the place of one that nobody was asked to sign (contracts-027). Answers its id.
 */
export async function keepContract(
  tx: Tx,
  caller: Caller,
  { saleId, contractId, body, file, missing }: Wish,
): Promise<string> {
  const item = await contractItem(tx, caller, saleId);
  const content = parseContent(body.content);
  const proposal = await proposalOf(tx, caller, item, body.proposalId);
  // The customer first, as everybody who holds both.
  await lockArchive(tx, caller, item.customer_id);
  await requireStillThere(tx, item);
  const made: Made = {
    item,
    proposal,
    content,
    file,
    missing,
    name: archiveName(body.name),
    validityDate: validityDateOf(
      await accountToday(tx, caller.accountId),
      body.validity ?? DEFAULT_VALIDITY_DAYS,
    ),
  };
  const before = await heldContract(tx, caller, item, contractId);
  return before
    ? replaceContract(tx, caller, before, made)
    : addContract(tx, caller, { ...made, templateId: contractId, expected: body.number });
}

interface Made {
  item: Row<'sales'>;
  proposal: Row<'proposals'> | null;
  content: ContractContent;
  file: ReceivedFile;
  missing: readonly string[];
  name: string;
  validityDate: string;
}

async function addContract(
  tx: Tx,
  caller: Caller,
  { templateId, expected, ...made }: Made & { templateId: string; expected: number | undefined },
): Promise<string> {
  const { accountId } = caller;
  const template = await tx
    .selectFrom('document_templates')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', 'CONTRACT')
    .forKeyShare()
    .executeTakeFirst();
  if (!template) throw noSuchTemplate();
  const number = await nextNumber(tx, accountId, CONTRACT_COUNTER);
  if (expected !== undefined && expected !== number) throw numberTaken(expected);

  const { item, proposal, file, name } = made;
  const id = newId();
  await tx
    .insertInto('sale_contracts')
    .values({
      account_id: accountId,
      id,
      number,
      sale_id: item.id,
      customer_id: item.customer_id,
      template_id: templateId,
      template_name: template.name,
      user_id: caller.userId,
      archive_file_id: await fileInArchive(tx, caller, item.customer_id, { name, file, before: null }),
      ...columnsOf(made),
    })
    .execute();
  await recordContract(tx, caller, item, id, {
    title: 'Contrato gerado',
    content: `${label({ number, name })}${fromProposal(proposal)}, para assinar até ${formatDate(made.validityDate)}.`,
    activity: 'contrato',
  });
  return id;
}

async function replaceContract(
  tx: Tx,
  caller: Caller,
  before: Row<'sale_contracts'>,
  made: Made,
): Promise<string> {
  await requireUnsent(tx, before, 'Ele não muda mais. Gere outro contrato.');
  const { item, proposal, file, name } = made;
  await tx
    .updateTable('sale_contracts')
    .set({ ...columnsOf(made), version: before.version + 1, updated_at: sql<Date>`now()` })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', before.id)
    .execute();
  // Only now nothing stands on the document of before.
  const archived = await fileInArchive(tx, caller, item.customer_id, { name, file, before });
  await tx
    .updateTable('sale_contracts')
    .set({ archive_file_id: archived })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', before.id)
    .execute();
  await recordContract(tx, caller, item, before.id, {
    title: 'Contrato gerado de novo',
    content: `${label({ number: before.number, name })}${fromProposal(proposal)}, para assinar até ${formatDate(made.validityDate)}.`,
    activity: 'contrato',
  });
  return before.id;
}

const columnsOf = ({ name, content, validityDate, file, missing, proposal }: Made) => ({
  name,
  content: JSON.stringify(content),
  missing: JSON.stringify(missing),
  validity_date: validityDate,
  file_id: file.id,
  sha256: file.sha256,
  proposal_id: proposal?.id ?? null,
  // Of the document of before.
  pdf_file_id: null,
});

/** `Contrato 00012, "Casa de praia"` */
export const label = ({ number, name }: Pick<Row<'sale_contracts'>, 'number' | 'name'>): string =>
  `Contrato ${formatContractNumber(number)}, "${name}"`;

const fromProposal = (proposal: Row<'proposals'> | null): string =>
  proposal ? `, da proposta ${formatProposalNumber(proposal.count)}` : '';

/** The contract of the item with this id; null where it names none, and so a template. */
async function heldContract(
  tx: Tx,
  caller: Caller,
  { id: saleId }: Row<'sales'>,
  contractId: string,
): Promise<Row<'sale_contracts'> | null> {
  const found = await tx
    .selectFrom('sale_contracts')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', contractId)
    .executeTakeFirst();
  return found ? visibleContract(tx, caller, { saleId, contractId }, { forUpdate: true }) : null;
}

/** Whoever deletes the item waits from here on. */
async function requireStillThere(tx: Tx, { account_id, id }: Row<'sales'>): Promise<void> {
  const item = await tx
    .selectFrom('sales')
    .select('id')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!item) throw notFound('Este item não existe mais.');
}

async function proposalOf(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  proposalId: string | undefined,
): Promise<Row<'proposals'> | null> {
  if (proposalId === undefined) return null;
  const proposal = await visibleProposal(tx, caller, proposalId);
  if (proposal.customer_id !== item.customer_id)
    throw new Refusal(409, 'Esta proposta é de outro cliente. Escolha uma do cliente deste item.');
  return proposal;
}

/** Two made a contract at once: the document of the second says a number that is not its own. */
function numberTaken(number: number): Refusal {
  const message = `O número ${formatContractNumber(number)} acaba de ir para outro contrato. Gere de novo.`;
  return new Refusal(409, message, { fields: [{ path: 'number', message }] });
}
