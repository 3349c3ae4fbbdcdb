import { api, useDocumentTemplates, useFacts } from '@girassol/shared-auth';
import { formatMoney, formatProposalNumber, meets, PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useTemplates } from '../templates/use-templates';

/** What a document is made as. */
export type Model = 'CONTRATO' | 'PROPOSTA';

interface Choice {
  value: string;
  label: string;
}

/** What there is to choose from, for a document of an item. */
export interface Offered {
  /** One of them: nothing is asked (contracts-009). */
  models: readonly Model[];
  templates: Readonly<Record<Model, readonly Choice[]>>;
  proposals: readonly Choice[];
  /** The proposal that the item stands for; null where none was chosen yet. */
  usualProposal: string | null;
}

/** Proposals that are offered; older ones are found where they are. */
const MOST = 1;

/** Reads what a document of an item can be made of; null while it is read. */
export function useOffered(item: BoardItem): {
  offered: Offered | null;
  error: unknown;
  retry: () => void;
} {
  const facts = useFacts();
  const hasModels = facts !== null && meets({ module: PROPOSAL_DOCUMENTS_MODULE }, facts);
  const contracts = useTemplates();
  const documents = useDocumentTemplates('PROPOSAL', { isOpen: hasModels });
  const proposals = useQuery({
    queryKey: ['contracts', 'proposals of', item.customer._id],
    queryFn: () => proposalsOf(item.customer._id),
    refetchOnMount: 'always',
  });
  const isRead = facts && contracts.data && proposals.data && (!hasModels || !documents.query.isPending);
  const offered: Offered | null = isRead
    ? {
        models:
          documents.templates && documents.templates.length > 0 ? ['CONTRATO', 'PROPOSTA'] : ['CONTRATO'],
        templates: {
          CONTRATO: contracts.data.contracts.map(({ _id, name }) => ({ value: _id, label: name })),
          PROPOSTA: (documents.templates ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        },
        proposals: proposals.data.map(({ _id, count, finalPrice }) => ({
          value: _id,
          label: `${formatProposalNumber(count)} · ${formatMoney(finalPrice)}`,
        })),
        usualProposal: item.approvedProposal ?? proposals.data[0]?._id ?? null,
      }
    : null;
  return {
    offered,
    error: contracts.error ?? proposals.error,
    retry: () => {
      void contracts.refetch();
      void proposals.refetch();
    },
  };
}

/** The finished proposals of a customer, the newest first; none for who may not see proposals. */
async function proposalsOf(cid: string) {
  const { proposals } = await api('GET /proposals/customer/:cid/:multiplier', {
    params: { cid, multiplier: MOST },
    silent: true,
  }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 403) return { proposals: [] };
    throw error;
  });
  return proposals.filter(({ finished }) => finished);
}
