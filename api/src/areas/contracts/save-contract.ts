import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import type { ReceivedFile } from '@girassol/api-platform/files';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  computeContractValidityDate,
  DEFAULT_DOCUMENT_VALIDITY_DAYS,
  formatContractFileName,
  formatContractLabel,
  formatContractNumber,
  formatDate,
  formatProposalNumber,
  TEMPLATE_NEEDS_CONFIGURATION_MESSAGE,
} from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { lockArchive } from '../archives/archive-access';
import { cleanArchiveName } from '../archives/archive-names';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { saveContractInArchive } from './archived-contract';
import { loadItemForContracts, loadVisibleContract } from './contract-access';
import { type ContractContent, parseContractContent } from './contract-content';
import { recordContractChange } from './record-contract-change';
import { requireUnsentContract } from './require-unsent-contract';
import { CONTRACT_COUNTER_KIND, createTemplateNotFoundRefusal } from './templates/list-templates';
import { hasKnownTags } from './templates/template-tags';

interface ContractRequest {
  saleId: string;
  /** Id of the template for a new contract, or of an existing contract. */
  contractId: string;
  body: ParsedRequestBody<'PUT /sales/contracts/:userId/:saleId/:contractId'>;
  file: ReceivedFile;
  /** Tags in the document that are left without anything. */
  missing: readonly string[];
}

/**
 * Saves a filled template as a new contract with its own number and a file in the customer's archive, or
 * replaces the document of an existing contract that was not sent for signature (contracts-027). Returns the
 * contract's id.
 */
export async function saveContract(
  tx: Tx,
  caller: Caller,
  { saleId, contractId, body, file, missing }: ContractRequest,
): Promise<string> {
  const item = await loadItemForContracts(tx, caller, saleId);
  const content = parseContractContent(body.content);
  const proposal = await findProposal(tx, caller, item, body.proposalId);
  // The customer first, as everybody who holds both.
  await lockArchive(tx, caller, item.customer_id);
  await requireStillThere(tx, item);
  const made: Made = {
    item,
    proposal,
    content,
    file,
    missing,
    // The name of a file is its name with an extension.
    name: cleanArchiveName(body.name.replace(/\.docx$/i, '')),
    validityDate: computeContractValidityDate(
      await loadAccountToday(tx, caller.accountId),
      body.validity ?? DEFAULT_DOCUMENT_VALIDITY_DAYS,
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
  const template = await findReadyTemplate(tx, accountId, templateId);
  if (!template) throw createTemplateNotFoundRefusal();
  const number = await allocateNumber(tx, accountId, CONTRACT_COUNTER_KIND);
  if (expected !== undefined && expected !== number) throw numberTaken(expected);

  const { item, proposal, file, name } = made;
  const id = generateId();
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
      archive_file_id: await saveContractInArchive(tx, caller, item.customer_id, {
        name: formatArchiveName({ number, name }),
        file,
        before: null,
      }),
      ...toContractColumns(made),
    })
    .execute();
  await recordContractChange(tx, caller, item, id, {
    title: 'Contrato gerado',
    content: `${formatContractLabel({ number, name })}${fromProposal(proposal)}, para assinar até ${formatDate(made.validityDate)}.`,
    activity: 'contrato',
  });
  return id;
}

/** Finds and locks a template (undefined if it is gone); refuses (400) one that needs configuration (contracts-026). */
async function findReadyTemplate(
  tx: Tx,
  accountId: string,
  templateId: string,
): Promise<Pick<Row<'document_templates'>, 'name'> | undefined> {
  const template = await tx
    .selectFrom('document_templates')
    .select(['name', 'tags'])
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .where('type', '=', 'CONTRACT')
    .forKeyShare()
    .executeTakeFirst();
  if (template && !hasKnownTags(template.tags)) throw new Refusal(400, TEMPLATE_NEEDS_CONFIGURATION_MESSAGE);
  return template;
}

async function replaceContract(
  tx: Tx,
  caller: Caller,
  before: Row<'sale_contracts'>,
  made: Made,
): Promise<string> {
  await requireUnsentContract(tx, before, 'Ele não muda mais. Gere outro contrato.');
  if (before.template_id !== null) await findReadyTemplate(tx, caller.accountId, before.template_id);
  const { item, proposal, file, name } = made;
  await tx
    .updateTable('sale_contracts')
    .set({ ...toContractColumns(made), version: before.version + 1, updated_at: sql<Date>`now()` })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', before.id)
    .execute();
  // Only now nothing stands on the document of before.
  const archived = await saveContractInArchive(tx, caller, item.customer_id, {
    name: formatArchiveName({ number: before.number, name }),
    file,
    before,
  });
  await tx
    .updateTable('sale_contracts')
    .set({ archive_file_id: archived })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', before.id)
    .execute();
  await recordContractChange(tx, caller, item, before.id, {
    title: 'Contrato gerado de novo',
    content: `${formatContractLabel({ number: before.number, name })}${fromProposal(proposal)}, para assinar até ${formatDate(made.validityDate)}.`,
    activity: 'contrato',
  });
  return before.id;
}

/** Formats the name of a contract's file in the archive, where the number tells contracts of one template apart. */
const formatArchiveName = (contract: { number: number; name: string }): string =>
  cleanArchiveName(formatContractFileName(contract));

const toContractColumns = ({ name, content, validityDate, file, missing, proposal }: Made) => ({
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
  return found ? loadVisibleContract(tx, caller, { saleId, contractId }, { forUpdate: true }) : null;
}

/** Locks the item against deletion, and refuses (404) one that is gone. */
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

async function findProposal(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  proposalId: string | undefined,
): Promise<Row<'proposals'> | null> {
  if (proposalId === undefined) return null;
  const proposal = await loadVisibleProposal(tx, caller, proposalId);
  if (proposal.customer_id !== item.customer_id)
    throw new Refusal(409, 'Esta proposta é de outro cliente. Escolha uma do cliente deste item.');
  return proposal;
}

/** Two made a contract at once: the document of the second says a number that is not its own. */
function numberTaken(number: number): Refusal {
  const message = `O número ${formatContractNumber(number)} acaba de ir para outro contrato. Gere de novo.`;
  return new Refusal(409, message, { fields: [{ path: 'number', message }] });
}
