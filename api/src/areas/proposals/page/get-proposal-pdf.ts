import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import { generateId, type Row } from '@girassol/api-platform/database';
import { type StoredFile, scheduleFileDeletion } from '@girassol/api-platform/files';
import { reserveFile, saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { PRINT_ORIGIN, PrintError, type Printer } from '@girassol/api-platform/printing';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatProposalNumber, formatRecordNumber } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ProposalPageData } from './proposal-page-data';
import { renderPage } from './render-page';

/** PDF of a proposal with its file name. */
export interface ProposalPdf {
  name: string;
  content: Buffer;
}

const inFlight = new Map<string, Promise<Buffer>>();

/**
 * Returns the PDF of a proposal's present page: a stored one if its content is equal, otherwise a new one,
 * which is stored with its version. Concurrent requests share one print.
 */
export async function getProposalPdf(
  app: FastifyInstance,
  printer: Printer,
  proposal: Row<'proposals'>,
  facts: ProposalPageData,
): Promise<ProposalPdf> {
  const name = formatPdfName(facts);
  const page = renderPage(facts, PRINT_ORIGIN, name.replace(/\.pdf$/, ''));
  const hash = computeSha256(page.html);
  const kept = await loadStoredPdf(app, proposal, hash);
  if (kept) return { name, content: kept };

  const key = `${proposal.id} ${hash}`;
  const working = inFlight.get(key) ?? printAndKeep();
  inFlight.set(key, working);
  try {
    return { name, content: await working };
  } finally {
    inFlight.delete(key);
  }

  async function printAndKeep(): Promise<Buffer> {
    let isWhole = true;
    const job = {
      ...page,
      footer: formatFooter(facts),
      fileAt: (path: string) =>
        fileAt(app, path).catch((error) => {
          isWhole = false;
          throw error;
        }),
    };
    const content = await printer.print(job, proposal.account_id);
    // Without a picture because the server stops or the database is away: nobody is to get that one later.
    if (!isWhole) throw new PrintError('FAILED');
    await storePdf(app, proposal, { name, content, hash }).catch((error) => {
      // It can be printed again: a full space keeps nobody from reading.
      app.log.warn({ err: error }, 'proposal pdf not kept');
    });
    return content;
  }
}

/** Formats the file name of the PDF: `Proposta 00012 - Maria da Conceição.pdf` */
export const formatPdfName = ({
  proposal: { count, customerData },
}: Pick<ProposalPageData, 'proposal'>): string =>
  `Proposta ${count === null ? '' : `${formatRecordNumber(count)} - `}${customerData.name.replace(/[\\/:*?"<>|]/g, ' ')}.pdf`;

function formatFooter({ proposal: { companyName, count } }: ProposalPageData): string {
  const left = escapeHtml(`${companyName} · Proposta ${formatProposalNumber(count)}`);
  return `<div style="font:8px sans-serif;color:#626d68;width:100%;padding:0 12mm;display:flex;justify-content:space-between"><span>${left}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;
}

/** Pictures and the font of the page, from this very server. */
async function fileAt(app: FastifyInstance, url: string) {
  if (!/^\/(assets|api\/proposal-(images|covers))\//.test(url)) return null;
  const answer = await app.inject({ method: 'GET', url });
  if (answer.statusCode >= 500) throw new Error(`${url} answered ${answer.statusCode}`);
  if (answer.statusCode !== 200) return null;
  return {
    contentType: String(answer.headers['content-type'] ?? 'application/octet-stream'),
    content: answer.rawPayload,
  };
}

async function loadStoredPdf(
  { database, files }: FastifyInstance,
  { account_id: accountId, id, version }: Row<'proposals'>,
  hash: string,
): Promise<Buffer | null> {
  const found = await database.asAccount({ accountId }, (tx) =>
    tx
      .selectFrom('proposal_documents')
      .select('file_id')
      .where('account_id', '=', accountId)
      .where('proposal_id', '=', id)
      .where('version', '=', version)
      .where('kind', '=', 'GENERATED')
      .where('content_hash', '=', hash)
      .executeTakeFirst(),
  );
  const content = found && (await files.store.get(found.file_id));
  return content ? buffer(content) : null;
}

async function storePdf(
  { database, files }: FastifyInstance,
  { account_id: accountId, id, version, user_id: userId }: Row<'proposals'>,
  { name, content, hash }: ProposalPdf & { hash: string },
): Promise<void> {
  const place = { accountId, userId, bytes: content.length, accountBytes: files.limits.accountBytes };
  const fileId = await database.asAccount({ accountId }, (tx) => reserveFile(tx, place));
  await files.store.put(fileId, Readable.from([content]));
  const file: StoredFile = { id: fileId, name, contentType: 'application/pdf', size: content.length };
  await database.asAccount({ accountId }, async (tx) => {
    // The proposal may have gone meanwhile; then so does the file, with the sweep.
    const still = await tx
      .selectFrom('proposals')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!still) throw new Refusal(404, 'Esta proposta não existe mais.');
    const before = await tx
      .deleteFrom('proposal_documents')
      .where('account_id', '=', accountId)
      .where('proposal_id', '=', id)
      .where('version', '=', version)
      .where('kind', '=', 'GENERATED')
      .returning('file_id')
      .execute();
    await scheduleFileDeletion(
      tx,
      accountId,
      before.map(({ file_id }) => file_id),
    );
    await saveReservedFile(tx, accountId, file);
    await tx
      .insertInto('proposal_documents')
      .values({
        account_id: accountId,
        id: generateId(),
        proposal_id: id,
        version,
        kind: 'GENERATED',
        content_hash: hash,
        file_id: fileId,
        made_at: sql<Date>`now()`,
      })
      .execute();
  });
}
