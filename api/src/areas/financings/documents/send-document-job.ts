import type { Tx } from '@girassol/api-platform/database';
import { defineJob, JobPostponedError, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import { getFinancingDocumentLabel } from '@girassol/shared-domain/financing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BankRefusalError } from '../bank/bank-provider';
import { findBank } from '../bank/banks';
import { withBankTimeout } from '../bank/with-bank-timeout';
import { addBankStep, updateFinancing } from '../financing-steps';
import { lockFinancing } from '../lock-financing';

const payload = z.object({ financingId: z.string(), semantic: z.string(), version: z.number() });
type Payload = z.output<typeof payload>;

/** Job that sends one document of a financing to the bank. A failed job is attempted up to 8 times. */
export const sendDocumentJob = defineJob({
  kind: 'financings.send-paper',
  title: 'Enviar documento de um financiamento ao banco',
  payload,
  priority: 'HIGH',
  attempts: 8,
});

/**
 * Registers the handler of the job that sends one document of a financing to the bank. A document that was replaced
 * meanwhile, or whose file was deleted, is not sent.
 */
export function registerSendDocumentJob(app: FastifyInstance): void {
  registerJob(
    app,
    sendDocumentJob,
    async ({ accountId, payload: wanted, read, finish, signal }) => {
      if (!accountId) throw new PermanentJobError('Um documento pertence a uma conta.');
      const found = await read((tx) => loadDocumentToSend(tx, accountId, wanted));
      if (!found) return;
      const bank = findBank(app.banks, found.provider);
      if (!bank) throw new PermanentJobError(`O banco ${found.provider} não está ligado a esta instalação.`);
      // The bank has not taken the request itself yet.
      if (found.reference === null) throw new JobPostponedError(5);
      const { financingId, semantic, version } = wanted;
      const of = { accountId, reference: found.reference };
      const paper = {
        semantic,
        version,
        name: found.name,
        contentType: found.content_type,
        sha256: found.sha256 ?? '',
        open: async () => {
          const content = await app.files.store.get(found.file_id);
          if (!content) throw new PermanentJobError('O arquivo do documento não existe mais.');
          return content;
        },
      };
      try {
        const key = `${financingId}:${semantic}:${version}`;
        await withBankTimeout(signal, (until) => bank.sendDocument(of, paper, key, until));
      } catch (error) {
        if (!(error instanceof BankRefusalError)) throw error;
        await finish((tx) => sendBack(tx, accountId, wanted, error.message));
      }
    },
    {
      onEnd: async (tx, { accountId, payload: wanted }) => {
        if (!accountId) return;
        await sendBack(
          tx,
          accountId,
          wanted,
          'O documento não chegou ao banco, depois de várias tentativas. Envie-o de novo.',
        );
      },
    },
  );
}

/** Loads the document to send, undefined if it was replaced or the financing has ended. */
const loadDocumentToSend = (tx: Tx, accountId: string, { financingId, semantic, version }: Payload) =>
  tx
    .selectFrom('financing_papers as paper')
    .innerJoin('financings as financing', (join) =>
      join
        .onRef('financing.account_id', '=', 'paper.account_id')
        .onRef('financing.id', '=', 'paper.financing_id'),
    )
    .innerJoin('archive_files as entry', (join) =>
      join.onRef('entry.account_id', '=', 'paper.account_id').onRef('entry.id', '=', 'paper.archive_file_id'),
    )
    .innerJoin('stored_files as stored', (join) =>
      join.onRef('stored.account_id', '=', 'entry.account_id').onRef('stored.id', '=', 'entry.file_id'),
    )
    .select([
      'financing.provider',
      'financing.reference',
      'paper.sha256',
      'entry.file_id',
      'stored.name',
      'stored.content_type',
    ])
    .where('paper.account_id', '=', accountId)
    .where('paper.financing_id', '=', financingId)
    .where('paper.semantic', '=', semantic)
    .where('paper.version', '=', version)
    .where('paper.status', '=', 'PENDING')
    .where('financing.state', '=', 'OPEN')
    .executeTakeFirst();

/** The bank has not got it, and will not: whoever sent it reads why, and sends another. */
async function sendBack(tx: Tx, accountId: string, wanted: Payload, reason: string): Promise<void> {
  const financing = await lockFinancing(tx, accountId, wanted.financingId);
  if (!financing) return;
  const { semantic, version } = wanted;
  const { numUpdatedRows } = await tx
    .updateTable('financing_papers')
    .set({ status: 'REJECTED', reason, judged_at: new Date() })
    .where('account_id', '=', accountId)
    .where('financing_id', '=', financing.id)
    .where('semantic', '=', semantic)
    .where('version', '=', version)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await addBankStep(tx, financing, {
    title: 'Documento devolvido',
    content: `${getFinancingDocumentLabel(semantic)}: ${reason}`,
    provider: financing.provider,
    providerEvent: null,
  });
  await updateFinancing(tx, { accountId, clientId: null }, financing);
}
