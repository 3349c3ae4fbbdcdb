import { ApiError, useApiQuery, useDocumentTemplates, useSession } from '@girassol/shared-auth';
import { computeContractValidityDate, toIsoDate } from '@girassol/shared-domain';
import type { BoardItem, Proposal, SaleContract } from '@girassol/shared-domain/contract';
import {
  braceDelimiters,
  bracketDelimiters,
  buildTemplateData,
  contractTagFamilies,
  proposalTagFamilies,
  type TagDelimiters,
  type TemplateData,
  type TemplateTagFamily,
} from '@girassol/shared-domain/templates';
import { useMemo, useState } from 'react';
import { editTemplatePath } from '../addresses/contracts';
import { useContracts } from '../data/use-contracts';
import { useContractTemplates } from '../data/use-templates';
import type { ChosenDocumentOptions } from './chosen-document-options';

/**
 * Data from which a document is generated: name and URL of the template, its tags, the values to fill in, and
 * the proposal. For a contract also the contract number and the existing contract that the new contract
 * replaces.
 */
export interface DocumentGenerationData {
  name: string;
  /** Page on which the template is edited; null for a template of proposals, which another area edits. */
  editPath: string | null;
  templateUrl: string;
  families: readonly TemplateTagFamily<never>[];
  marks: TagDelimiters;
  data: TemplateData;
  proposal: Proposal | null;
  /** The contract that is made anew; null: a new one. */
  replaced: SaleContract | null;
  /** The number that stands in a contract. */
  number: number;
}

/** Loads all data from which a document is generated; `source` is null while loading. */
export function useDocumentGenerationData(
  item: BoardItem,
  wish: ChosenDocumentOptions,
): { source: DocumentGenerationData | null; error: unknown; retry: () => void } {
  const isProposal = wish.model === 'PROPOSTA';
  const userId = useSession()?.userId ?? '';
  const [now] = useState(Date.now);
  const templates = useContractTemplates();
  const documents = useDocumentTemplates('PROPOSAL', { isOpen: isProposal });
  const contracts = useContracts(item._id);
  const replaced = contracts.data?.contracts.find(({ _id }) => _id === wish.templateId) ?? null;
  const proposalId = wish.proposalId ?? replaced?.proposal?._id ?? null;
  // Load fresh data: a document must not be generated from stale data.
  const fresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;
  const proposal = useApiQuery(
    'GET /proposals/single/:pid',
    { params: { pid: proposalId ?? '' } },
    { ...fresh, enabled: proposalId !== null },
  );
  // A customer that may not be opened leaves its fields to be marked.
  const customer = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid: item.customer._id } },
    { ...fresh, retry: false, enabled: userId !== '' },
  );
  const templateId = replaced ? replaced.template?._id : wish.templateId;
  const template = isProposal
    ? documents.templates?.find(({ _id }) => _id === templateId)
    : templates.data?.contracts.find(({ _id }) => _id === templateId);
  const isRead =
    contracts.data !== undefined &&
    (isProposal ? documents.templates !== null : templates.data !== undefined) &&
    (proposalId === null || proposal.data !== undefined) &&
    !customer.isPending;
  const company = isProposal ? documents.company : templates.data?.company;
  const companyName = isProposal ? documents.companyName : (templates.data?.companyName ?? '');
  const number = replaced?.number ?? contracts.data?.nextNumber ?? 0;

  const source = useMemo((): DocumentGenerationData | null => {
    if (!isRead || !template) return null;
    const common = {
      customer: customer.data?.customer ?? null,
      companyName,
      company,
      now,
      proposal: proposal.data?.proposal ?? null,
    };
    const validityDays = Number(wish.validity);
    const data =
      isProposal && common.proposal
        ? buildTemplateData(proposalTagFamilies, { ...common, proposal: common.proposal })
        : buildTemplateData(contractTagFamilies, {
            ...common,
            item,
            number,
            validityDays,
            validityDate: computeContractValidityDate(toIsoDate(now), validityDays),
          });
    return {
      name: template.name,
      editPath: isProposal ? null : editTemplatePath(template._id),
      templateUrl: 'fileUrl' in template ? template.fileUrl : template.url,
      families: isProposal ? proposalTagFamilies : contractTagFamilies,
      marks: isProposal ? braceDelimiters : bracketDelimiters,
      data,
      proposal: common.proposal,
      replaced,
      number,
    };
  }, [
    isRead,
    template,
    customer.data,
    companyName,
    company,
    now,
    proposal.data,
    wish.validity,
    isProposal,
    item,
    number,
    replaced,
  ]);

  const error =
    contracts.error ??
    (isProposal ? documents.query.error : templates.error) ??
    proposal.error ??
    (isRead && !template ? noTemplate() : null);
  return {
    source,
    error,
    retry: () => {
      for (const query of [contracts, isProposal ? documents.query : templates]) void query.refetch();
      if (proposalId !== null) void proposal.refetch();
    },
  };
}

const noTemplate = () =>
  new ApiError({ status: 404, message: 'Este modelo não existe mais. Escolha outro.', requestId: '' });
