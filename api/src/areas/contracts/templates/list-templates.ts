import { loadCompany } from '@girassol/account-api/company-data';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { toIsoDate } from '@girassol/shared-domain';
import type { ContractTemplate, ResponseBody } from '@girassol/shared-domain/contract';
import { hasKnownTags, listUnknownTags } from './template-tags';

type Links = FileServices['links'];

/** Counter of templates; {@link CONTRACT_COUNTER_KIND} counts contracts. */
export const TEMPLATE_COUNTER_KIND = 'CONTRACT_TEMPLATE';
/** Kind of the counter that numbers contracts of items. */
export const CONTRACT_COUNTER_KIND = 'CONTRACT';

/**
 * Lists the contract templates of the account, ordered by number, with the number that the next template will
 * get and the company with its data (contracts-002).
 */
export async function listContractTemplates(
  tx: Tx,
  { accountId }: Caller,
  links: Links,
): Promise<ResponseBody<'GET /contracts/user/:userId'>> {
  const rows = await selectTemplates(tx, accountId).orderBy('t.number').execute();
  const { tradeName: companyName, data: company } = await loadCompany(tx, accountId);
  return {
    contracts: await Promise.all(rows.map((row) => toContractTemplate(tx, row, links))),
    nextNumber: await loadNextCounterNumber(tx, accountId, TEMPLATE_COUNTER_KIND),
    companyName,
    company,
  };
}

/** Loads one contract template of the account. Refused (404) if the template does not exist. */
export async function loadContractTemplate(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  templateId: string,
  links: Links,
): Promise<{ contract: ContractTemplate }> {
  const row = await selectTemplates(tx, accountId).where('t.id', '=', templateId).executeTakeFirst();
  if (!row) throw createTemplateNotFoundRefusal();
  return { contract: await toContractTemplate(tx, row, links) };
}

/** Creates the refusal (404) of a contract template that does not exist. */
export const createTemplateNotFoundRefusal = () => notFound('Este modelo de contrato não existe mais.');

/** Loads the number that a counter will allocate next, without allocating it. */
export async function loadNextCounterNumber(tx: Tx, accountId: string, kind: string): Promise<number> {
  const counter = await tx
    .selectFrom('counters')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (counter?.value ?? 0) + 1;
}

const selectTemplates = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('document_templates as t')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.account_id', '=', 't.account_id').onRef('f.id', '=', 't.file_id'),
    )
    .select(['t.account_id', 't.id', 't.name', 't.number', 't.tags', 't.version', 't.registered_at'])
    .select(['t.updated_at', 't.file_id', 'f.name as file_name'])
    .where('t.account_id', '=', accountId)
    .where('t.type', '=', 'CONTRACT');

type TemplateRow = Awaited<ReturnType<ReturnType<typeof selectTemplates>['execute']>>[number];

async function toContractTemplate(tx: Tx, row: TemplateRow, links: Links): Promise<ContractTemplate> {
  const { account_id, id, name, number, tags, version, registered_at, updated_at, file_id, file_name } = row;
  return {
    _id: id,
    name,
    number: number ?? 0,
    fileUrl: await links.linkTo(tx, { accountId: account_id, fileId: file_id, name: file_name }),
    lastModified: (updated_at ?? registered_at).getTime(),
    registryDate: toIsoDate(registered_at.getTime()),
    registryTimestamp: registered_at.getTime(),
    isReady: hasKnownTags(tags),
    unknownTags: listUnknownTags(tags),
    version,
  };
}
