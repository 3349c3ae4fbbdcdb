import {
  ApiError,
  api,
  createIdempotencyKeyCache,
  useApiQuery,
  useDocumentTemplates,
  useSession,
} from '@girassol/shared-auth';
import { formatProposalNumber, isEnterprisePlan, nameProposal } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { buildTemplateData, proposalTagFamilies } from '@girassol/shared-domain/templates';
import { GenerateDocumentDialog } from '@girassol/shared-templates';
import { useState } from 'react';
import { proposalTemplatesPath } from '../addresses/proposals';
import { createMissingDataLinkBuilder } from './missing-data-links';

/** Part of a proposal that the document dialog needs. */
export type DocumentDialogProposal = Pick<
  ListedProposal,
  '_id' | 'frontId' | 'count' | 'finished' | 'customer'
>;

interface ProposalDocumentProps {
  proposal: DocumentDialogProposal;
  onClose: () => void;
}

/**
 * Dialog that generates a Word document of a proposal. If the account's plan includes the file archive, a
 * copy is saved in the customer's files.
 */
export default function ProposalDocumentDialog({
  proposal: { _id, frontId, count, finished, customer },
  onClose,
}: ProposalDocumentProps) {
  const session = useSession();
  const { query, templates, companyName, company } = useDocumentTemplates('PROPOSAL');
  // Load fresh data: a document must not be generated from stale data.
  const fresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false } as const;
  const whole = useApiQuery('GET /proposals/single/:pid', { params: { pid: _id } }, fresh);
  // A customer that may not be opened leaves its fields to be marked.
  const record = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid: customer._id } },
    { ...fresh, retry: false },
  );
  const [keyOf] = useState(createIdempotencyKeyCache);
  const [now] = useState(Date.now);
  const isRead = whole.data !== undefined && !whole.isFetching && !record.isFetching && templates !== null;
  const data = isRead
    ? buildTemplateData(proposalTagFamilies, {
        proposal: whole.data.proposal,
        customer: record.data?.customer ?? null,
        companyName,
        company,
        now,
      })
    : null;

  async function keep(file: File): Promise<boolean> {
    try {
      const idempotencyKey = keyOf('document', { name: file.name, size: file.size });
      await api('POST /templates/proposal-document/:pid', { params: { pid: _id }, file, idempotencyKey });
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  return (
    <GenerateDocumentDialog
      title={`Gerar documento da ${nameProposal(count)}`}
      doneText="Documento gerado."
      templates={templates}
      templatesHref={proposalTemplatesPath}
      families={proposalTagFamilies}
      data={data}
      hasFailed={query.isError || whole.isError}
      error={query.error ?? whole.error}
      onRetry={() => {
        void query.refetch();
        void whole.refetch();
      }}
      dataEntryHref={createMissingDataLinkBuilder({
        frontId,
        customerId: customer._id,
        ownerId: session?.type === 'MANAGER' ? session.userId : null,
      })}
      nameAfter={`${formatProposalNumber(count)} ${customer.name}`}
      saveCopyLabel={
        finished
          ? 'Guardar uma cópia no arquivo do cliente e nos documentos da proposta, que o link dela mostra'
          : undefined
      }
      onSaveCopy={session && isEnterprisePlan(session) ? keep : undefined}
      onClose={onClose}
    />
  );
}
