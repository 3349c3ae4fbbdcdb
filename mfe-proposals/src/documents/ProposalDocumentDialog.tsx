import {
  ApiError,
  api,
  createCallKeys,
  useApiQuery,
  useDocumentTemplates,
  useSession,
} from '@girassol/shared-auth';
import { formatProposalNumber, isEnterprise } from '@girassol/shared-domain';
import type { ListedProposal } from '@girassol/shared-domain/contract';
import { proposalFamilies, templateData } from '@girassol/shared-domain/templates';
import { DocumentDialog } from '@girassol/shared-ui/templates';
import { useState } from 'react';
import { proposalTemplatesPath } from '../addresses';
import { proposalPlaceHref } from './mending-places';

/** What the dialog is told of a proposal. */
export type DocumentedProposal = Pick<ListedProposal, '_id' | 'frontId' | 'count' | 'finished' | 'customer'>;

interface ProposalDocumentProps {
  proposal: DocumentedProposal;
  onClose: () => void;
}

/** Makes a Word document of a proposal, and keeps a copy with the customer's files where the plan has them. */
export default function ProposalDocumentDialog({
  proposal: { _id, frontId, count, finished, customer },
  onClose,
}: ProposalDocumentProps) {
  const session = useSession();
  const { query, templates, companyName } = useDocumentTemplates('PROPOSAL');
  // What it is filled with is read anew: a document is not made of what was.
  const fresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false } as const;
  const whole = useApiQuery('GET /proposals/single/:pid', { params: { pid: _id } }, fresh);
  // A customer that may not be opened leaves its fields to be marked.
  const record = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid: customer._id } },
    { ...fresh, retry: false },
  );
  const [keyOf] = useState(createCallKeys);
  const [now] = useState(Date.now);
  const isRead = whole.data !== undefined && !whole.isFetching && !record.isFetching && templates !== null;
  const data = isRead
    ? templateData(proposalFamilies, {
        proposal: whole.data.proposal,
        customer: record.data?.customer ?? null,
        companyName,
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
    <DocumentDialog
      title={`Gerar documento da proposta ${formatProposalNumber(count)}`}
      doneText="Documento gerado."
      templates={templates}
      templatesHref={proposalTemplatesPath}
      families={proposalFamilies}
      data={data}
      hasFailed={query.isError || whole.isError}
      error={query.error ?? whole.error}
      onRetry={() => {
        void query.refetch();
        void whole.refetch();
      }}
      placeHref={proposalPlaceHref({ frontId, customerId: customer._id })}
      nameAfter={`${formatProposalNumber(count)} ${customer.name}`}
      keepLabel={
        finished
          ? 'Guardar uma cópia no arquivo do cliente e nos documentos da proposta, que o link dela mostra'
          : undefined
      }
      onKeep={session && isEnterprise(session) ? keep : undefined}
      onClose={onClose}
    />
  );
}
