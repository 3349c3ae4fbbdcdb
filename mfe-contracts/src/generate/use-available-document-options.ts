import { api, useConditionFacts, useDocumentTemplates } from '@girassol/shared-auth';
import { meetsCondition, PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractTemplates } from '../data/use-templates';
import { buildProposalOptions, findUsualProposal, type ProposalOption } from './proposal-options';

/** Kind of document to generate for an item: contract or proposal. */
export type GeneratedDocumentKind = 'CONTRATO' | 'PROPOSTA';

interface Choice {
  value: string;
  label: string;
}

/**
 * Options among which a person chooses when a document of an item is generated: kinds, templates and
 * proposals.
 */
export interface AvailableDocumentOptions {
  /** Available models. A single model is not asked for (contracts-009). */
  models: readonly GeneratedDocumentKind[];
  templates: Readonly<Record<GeneratedDocumentKind, readonly Choice[]>>;
  proposals: readonly ProposalOption[];
  /** The proposal that the item stands for; null for none. */
  usualProposal: string | null;
}

/** Proposals that are offered; older ones are found where they are. */
const MAX_PAGES = 1;

/**
 * Loads the options among which a person chooses when a document of an item is generated; `offered` is null
 * while loading.
 */
export function useAvailableDocumentOptions(item: BoardItem): {
  offered: AvailableDocumentOptions | null;
  error: unknown;
  retry: () => void;
} {
  const [now] = useState(Date.now);
  const facts = useConditionFacts();
  const hasModels = facts !== null && meetsCondition({ module: PROPOSAL_DOCUMENTS_MODULE }, facts);
  const contracts = useContractTemplates();
  const documents = useDocumentTemplates('PROPOSAL', { isOpen: hasModels });
  const proposals = useQuery({
    queryKey: ['contracts', 'proposals of', item.customer._id],
    queryFn: () => loadFinishedProposals(item.customer._id),
    refetchOnMount: 'always',
  });
  const isRead = facts && contracts.data && proposals.data && (!hasModels || !documents.query.isPending);
  const offered: AvailableDocumentOptions | null = isRead
    ? {
        models:
          documents.templates && documents.templates.length > 0 ? ['CONTRATO', 'PROPOSTA'] : ['CONTRATO'],
        templates: {
          CONTRATO: contracts.data.contracts.map(({ _id, name }) => ({ value: _id, label: name })),
          PROPOSTA: (documents.templates ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        },
        proposals: buildProposalOptions(proposals.data, item, now),
        usualProposal: findUsualProposal(proposals.data, item, now),
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

/**
 * Loads the latest finished proposals of a customer, newest first; an empty list if the person may not see proposals
 * (403).
 */
async function loadFinishedProposals(cid: string) {
  const { proposals } = await api('GET /proposals/customer/:cid/:multiplier', {
    params: { cid, multiplier: MAX_PAGES },
    silent: true,
  }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 403) return { proposals: [] };
    throw error;
  });
  return proposals.filter(({ finished }) => finished);
}
