import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { formatProposalNumber, padNumber } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { newId, type Row } from '../../../platform/database';
import { dropFiles, type StoredFile } from '../../../platform/files';
import { keepFile, reserveFile } from '../../../platform/files/stored-files';
import { escapeHtml } from '../../../platform/http/escape-html';
import { CannotPrint, PRINT_ORIGIN, type Printer } from '../../../platform/printing';
import { Refusal } from '../../../platform/refusals/refusal';
import type { PageFacts } from './page-facts';
import { renderPage } from './render-page';

export interface ProposalFile {
  name: string;
  content: Buffer;
}

const inFlight = new Map<string, Promise<Buffer>>();

/**
 * The PDF of the page as it is now: kept from the last time if it says the same, otherwise printed and kept as that of
 * its version. Two who ask at once wait for one print.
 */
export async function proposalPdf(
  app: FastifyInstance,
  printer: Printer,
  proposal: Row<'proposals'>,
  facts: PageFacts,
): Promise<ProposalFile> {
  const page = renderPage(facts, PRINT_ORIGIN);
  const hash = createHash('sha256').update(page.html).digest('hex');
  const name = pdfName(facts);
  const kept = await readKept(app, proposal, hash);
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
      footer: footerOf(facts),
      fileAt: (path: string) =>
        fileAt(app, path).catch((error) => {
          isWhole = false;
          throw error;
        }),
    };
    const content = await printer.print(job, proposal.account_id);
    // Without a picture because the server stops or the database is away: nobody is to get that one later.
    if (!isWhole) throw new CannotPrint('FAILED');
    await keep(app, proposal, { name, content, hash }).catch((error) => {
      // It can be printed again: a full space keeps nobody from reading.
      app.log.warn({ err: error }, 'proposal pdf not kept');
    });
    return content;
  }
}

/** `Proposta 00012 - Maria da Conceição.pdf` */
export const pdfName = ({ proposal: { count, customerData } }: Pick<PageFacts, 'proposal'>): string =>
  `Proposta ${count === null ? '' : `${padNumber(count)} - `}${customerData.name.replace(/[\\/:*?"<>|]/g, ' ')}.pdf`;

function footerOf({ proposal: { companyName, count } }: PageFacts): string {
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

async function readKept(
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

async function keep(
  { database, files }: FastifyInstance,
  { account_id: accountId, id, version, user_id: userId }: Row<'proposals'>,
  { name, content, hash }: ProposalFile & { hash: string },
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
    await dropFiles(
      tx,
      accountId,
      before.map(({ file_id }) => file_id),
    );
    await keepFile(tx, accountId, file);
    await tx
      .insertInto('proposal_documents')
      .values({
        account_id: accountId,
        id: newId(),
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
