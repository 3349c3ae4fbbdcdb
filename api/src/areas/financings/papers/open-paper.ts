import { extensionOf, withExtension } from '@girassol/shared-domain';
import { isPersonalPaper } from '@girassol/shared-domain/financing';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import type { Files } from '../../../platform/files';
import { notAllowed, notFound } from '../../../platform/refusals/refusal';
import { readFinancings } from '../financing-facts';
import { addPersonStep } from '../record-step';
import { managesFinancings } from '../require-financing';
import { visibleFinancing } from '../visible-financing';

/** The step by which an opening is told. */
export const OPENED = 'Documento aberto';

/** Papers that say who somebody is and what they earn open for whoever asked for a financing with them, and for managers. */
export function requirePersonal(
  caller: Caller,
  requests: readonly Pick<Row<'financings'>, 'user_id'>[],
): void {
  if (managesFinancings(caller) || requests.some(({ user_id }) => user_id === caller.userId)) return;
  throw notAllowed('Só quem pediu o financiamento e gestores abrem os documentos do cliente.');
}

/**
 * The address of a paper, good for minutes. Who opened it is written down.
 */
export async function openPaper(
  tx: Tx,
  caller: Caller,
  { fid, semantic }: { fid: string; semantic: string },
  { links }: Pick<Files, 'links'>,
): Promise<{ url: string }> {
  const financing = await visibleFinancing(tx, caller, fid);
  const [parts] = await readFinancings(tx, caller.accountId, [fid]);
  const paper = parts?.papers.find((one) => one.semantic === semantic);
  if (!paper?.file_id || paper.stored_name === null) throw notFound('Este documento não existe mais.');
  if (isPersonalPaper(semantic)) requirePersonal(caller, [financing]);
  await addPersonStep(tx, caller, financing, { title: OPENED, content: semantic });
  const name = withExtension(semantic, extensionOf(paper.stored_name));
  return { url: await links.linkTo(tx, { accountId: caller.accountId, fileId: paper.file_id, name }) };
}
