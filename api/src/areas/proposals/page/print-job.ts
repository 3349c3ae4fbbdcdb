import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, enqueue, type JobRun, NotYet, registerJob } from '../../../platform/jobs';
import { CannotPrint, type Printer } from '../../../platform/printing';
import { Refusal } from '../../../platform/refusals/refusal';
import { readSettingsDocument } from '../../settings/read-settings';
import { type FinishedProposal, readFinishedProposal } from '../public/read-public-proposal';
import type { PageFacts } from './page-facts';
import { proposalPdf } from './proposal-pdf';
import { readPageFacts } from './read-page-facts';

const payload = z.object({ proposalId: z.string() });

const printProposal = defineJob({
  kind: 'proposals.print',
  title: 'Preparar PDF da proposta',
  payload,
  attempts: 3,
  isHeavy: true,
});

/** Has the PDF of a proposal printed before anybody asks for it, as the transaction leaves it. */
export const printAhead = (tx: Tx, { account_id, id }: Pick<Row<'proposals'>, 'account_id' | 'id'>) =>
  enqueue(tx, printProposal, { accountId: account_id, payload: { proposalId: id }, key: id, once: id });

/** Says what prints ahead. What cannot be printed now is printed when it is asked for. */
export function registerPrinting(
  app: FastifyInstance,
  { printer, fontUrl }: { printer: Printer; fontUrl: () => string | null },
): void {
  registerJob(app, printProposal, async (job) => {
    const wanted = await readWanted(job, fontUrl());
    if (!wanted) return;
    try {
      await proposalPdf(app, printer, wanted.proposal, wanted.facts);
    } catch (error) {
      if (!(error instanceof CannotPrint)) throw error;
      if (error.why === 'BUSY') throw new NotYet(10);
      if (error.why === 'FAILED') throw error;
      app.log.info('no browser at hand: PDFs are printed when somebody asks');
    }
  });
}

/** The page to print; null for what nobody would be given: deleted, being changed, over, or made by the reader's browser. */
function readWanted(
  job: JobRun<z.output<typeof payload>>,
  fontUrl: string | null,
): Promise<{ proposal: FinishedProposal['proposal']; facts: PageFacts } | null> {
  return job.read(async (tx) => {
    const accountId = job.accountId ?? '';
    const found = { accountId, id: job.payload.proposalId };
    const finished = await readFinishedProposal(tx, found).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (finished?.state !== 'OPEN') return null;
    const { useFastPDFRendering: isFast } = await readSettingsDocument(tx, accountId);
    if (isFast) return null;
    return {
      proposal: finished.proposal,
      facts: await readPageFacts(tx, finished, { view: 'PRINT', fontUrl }),
    };
  });
}
