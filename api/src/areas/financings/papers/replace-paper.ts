import type { ParsedBody } from '@girassol/shared-domain/contract';
import { isTaken } from '@girassol/shared-domain/financing';
import type { Caller } from '../../../platform/access';
import type { Database, Tx } from '../../../platform/database';
import type { Files, ReceivedFile } from '../../../platform/files';
import { Refusal } from '../../../platform/refusals/refusal';
import { editFile } from '../../archives/edit-file';
import { visibleFinancing } from '../visible-financing';
import { type Added, preparePaper } from './add-paper';
import { sendPaper } from './send-paper';
import { requireOther, requireSendable } from './sendable-paper';

interface Edit {
  body: ParsedBody<'PUT /archives/customer/file/name/:cid/:fileId'>;
  file: ReceivedFile | undefined;
  files: Files;
}

/** Looks into what replaces a file, where that is a paper of a financing. */
export async function prepareReplacement(
  server: { database: Database; files: Files },
  caller: Caller,
  fileId: string,
  file: ReceivedFile,
): Promise<ReceivedFile> {
  const paper = await server.database.asAccount(caller, (tx) => openPaperOf(tx, caller, fileId));
  if (!paper) return file;
  return preparePaper(server, caller, { financing: paper.financing_id, fileSemantic: paper.semantic }, file);
}

/** Renames a file of an archive, and replaces its contents when some came with it: a paper of a financing is sent again. */
export async function replaceFile(
  tx: Tx,
  caller: Caller,
  params: { cid: string; fileId: string },
  { body, file, files }: Edit,
): Promise<Added> {
  const paper = file && (await openPaperOf(tx, caller, params.fileId));
  if (!file || !paper)
    return { file: await editFile(tx, caller, params, { body, file, files }), warnings: [] };
  const { semantic } = paper;
  const financing = await visibleFinancing(tx, caller, paper.financing_id, { forUpdate: true });
  await requireSendable(tx, financing, semantic);
  await requireOther(tx, financing, { semantic, sha256: file.sha256 });
  const edited = await editFile(tx, caller, params, { body, file, files });
  await sendPaper(tx, caller, financing, { semantic, entryId: params.fileId, sha256: file.sha256 });
  return { file: edited, warnings: [...(file.warnings ?? [])] };
}

/** The paper that a file is in a financing that still goes on. Refused where it was taken, and where it is that of several. */
async function openPaperOf(
  tx: Tx,
  { accountId }: Caller,
  fileId: string,
): Promise<{ financing_id: string; semantic: string } | undefined> {
  const papers = await tx
    .selectFrom('financing_papers as paper')
    .innerJoin('financings as financing', (join) =>
      join
        .onRef('financing.account_id', '=', 'paper.account_id')
        .onRef('financing.id', '=', 'paper.financing_id'),
    )
    .select(['paper.financing_id', 'paper.semantic', 'paper.status', 'financing.state'])
    .where('paper.account_id', '=', accountId)
    .where('paper.archive_file_id', '=', fileId)
    .execute();
  if (papers.some(({ status }) => isTaken(status))) throw new Refusal(409, 'Este documento já foi aprovado.');
  const open = papers.filter(({ state }) => state === 'OPEN');
  if (open.length > 1)
    throw new Refusal(409, 'Este arquivo serve a mais de um financiamento. Envie o novo por um deles.');
  return open[0];
}
