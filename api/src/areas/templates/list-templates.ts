import { loadCompany } from '@girassol/account-api/company-data';
import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { DocumentTemplateType, ResponseBody } from '@girassol/shared-domain/contract';

type Templates = ResponseBody<'GET /templates/authenticated/data/:userId'>;

/** Lists the document templates of the given kinds, ordered by name, each with a link to its file. */
export async function listTemplates(
  tx: Tx,
  accountId: string,
  { types, links }: { types: readonly DocumentTemplateType[]; links: FileServices['links'] },
): Promise<Templates> {
  const { tradeName: companyName, data: company } = await loadCompany(tx, accountId);
  const rows = await tx
    .selectFrom('document_templates as t')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.account_id', '=', 't.account_id').onRef('f.id', '=', 't.file_id'),
    )
    .select(['t.id', 't.name', 't.registered_at', 'f.id as fileId', 'f.name as fileName'])
    .select((select) => select.ref('t.type').$castTo<DocumentTemplateType>().as('type'))
    .where('t.account_id', '=', accountId)
    .where('t.type', 'in', types)
    .where('f.delete_after', 'is', null)
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();
  const pdfTemplates = await Promise.all(
    rows.map(async ({ id, name, type, registered_at, fileId, fileName }) => ({
      _id: id,
      name,
      type,
      url: await links.linkTo(tx, { accountId, fileId, name: fileName }),
      registryTimestamp: registered_at.getTime(),
    })),
  );
  return { template: { pdfTemplates, companyName, company } };
}
