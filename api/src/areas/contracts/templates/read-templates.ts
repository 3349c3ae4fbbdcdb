import { toIsoDate } from '@girassol/shared-domain';
import type { Answer, ContractTemplate } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import type { Files } from '../../../platform/files';
import { notFound } from '../../../platform/refusals/refusal';
import { isReady, unknownOf } from './template-tags';

type Links = Files['links'];

/** Counts templates; {@link CONTRACT_COUNTER} counts contracts. */
export const TEMPLATE_COUNTER = 'CONTRACT_TEMPLATE';
/** Counts contracts of items. */
export const CONTRACT_COUNTER = 'CONTRACT';

/** The templates by number, and the number of the next one (contracts-002). */
export async function listTemplates(
  tx: Tx,
  { accountId }: Caller,
  links: Links,
): Promise<Answer<'GET /contracts/user/:userId'>> {
  const rows = await templatesOf(tx, accountId).orderBy('t.number').execute();
  const { name: companyName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    contracts: await Promise.all(rows.map((row) => answerOf(tx, row, links))),
    nextNumber: await coming(tx, accountId, TEMPLATE_COUNTER),
    companyName,
  };
}

/** One template. */
export async function readTemplate(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  templateId: string,
  links: Links,
): Promise<{ contract: ContractTemplate }> {
  const row = await templatesOf(tx, accountId).where('t.id', '=', templateId).executeTakeFirst();
  if (!row) throw noSuchTemplate();
  return { contract: await answerOf(tx, row, links) };
}

export const noSuchTemplate = () => notFound('Este modelo de contrato não existe mais.');

/** The number that a counter gives out next. */
export async function coming(tx: Tx, accountId: string, kind: string): Promise<number> {
  const counter = await tx
    .selectFrom('counters')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return (counter?.value ?? 0) + 1;
}

const templatesOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('document_templates as t')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.account_id', '=', 't.account_id').onRef('f.id', '=', 't.file_id'),
    )
    .select(['t.account_id', 't.id', 't.name', 't.number', 't.tags', 't.version', 't.registered_at'])
    .select(['t.updated_at', 't.file_id', 'f.name as file_name'])
    .where('t.account_id', '=', accountId)
    .where('t.type', '=', 'CONTRACT');

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templatesOf>['execute']>>[number];

async function answerOf(tx: Tx, row: TemplateRow, links: Links): Promise<ContractTemplate> {
  const { account_id, id, name, number, tags, version, registered_at, updated_at, file_id, file_name } = row;
  return {
    _id: id,
    name,
    number: number ?? 0,
    fileUrl: await links.linkTo(tx, { accountId: account_id, fileId: file_id, name: file_name }),
    lastModified: (updated_at ?? registered_at).getTime(),
    registryDate: toIsoDate(registered_at.getTime()),
    registryTimestamp: registered_at.getTime(),
    isReady: isReady(tags),
    unknownTags: unknownOf(tags),
    version,
  };
}
