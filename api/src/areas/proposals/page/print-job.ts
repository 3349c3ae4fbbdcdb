import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, JobPostponedError, type JobRun, registerJob } from '@girassol/api-platform/jobs';
import { PrintError, type Printer } from '@girassol/api-platform/printing';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type FinishedProposal, loadFinishedProposal } from '../public/load-finished-proposal';
import { getProposalPdf } from './get-proposal-pdf';
import { loadProposalPageData } from './load-proposal-page-data';
import type { ProposalPageData } from './proposal-page-data';

const payload = z.object({ proposalId: z.string() });

const printProposal = defineJob({
  kind: 'proposals.print',
  title: 'Preparar PDF da proposta',
  payload,
  attempts: 3,
  isHeavy: true,
});

/** Enqueues the job that prints the PDF of a proposal in advance, once the transaction has been committed. */
export const enqueueProposalPrint = (
  tx: Tx,
  { account_id, id }: Pick<Row<'proposals'>, 'account_id' | 'id'>,
) => enqueue(tx, printProposal, { accountId: account_id, payload: { proposalId: id }, key: id, once: id });

/**
 * Registers the handler of the job that prints the PDF of a proposal in advance. If the server has no browser
 * to print with, the PDF is printed when a visitor requests it.
 */
export function registerProposalPrintJob(
  app: FastifyInstance,
  { printer, fontUrl }: { printer: Printer; fontUrl: () => string | null },
): void {
  registerJob(app, printProposal, async (job) => {
    const wanted = await readWanted(job, { fontUrl: fontUrl(), publicUrl: app.mailer.settings.publicUrl });
    if (!wanted) return;
    try {
      await getProposalPdf(app, printer, wanted.proposal, wanted.facts);
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      if (error.why === 'BUSY') throw new JobPostponedError(10);
      if (error.why === 'FAILED') throw error;
      app.log.info('no browser at hand: PDFs are printed when somebody asks');
    }
  });
}

/** The page to print; null for what nobody would be given: deleted, being changed, over, or made by the reader's browser. */
function readWanted(
  job: JobRun<z.output<typeof payload>>,
  page: { fontUrl: string | null; publicUrl: string },
): Promise<{ proposal: FinishedProposal['proposal']; facts: ProposalPageData } | null> {
  return job.read(async (tx) => {
    const accountId = job.accountId ?? '';
    const found = { accountId, id: job.payload.proposalId };
    const finished = await loadFinishedProposal(tx, found).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (finished?.state !== 'OPEN') return null;
    const { useFastPDFRendering: isFast } = await loadSettingsDocument(tx, accountId);
    if (isFast) return null;
    return {
      proposal: finished.proposal,
      facts: await loadProposalPageData(tx, finished, { view: 'PRINT', ...page }),
    };
  });
}
