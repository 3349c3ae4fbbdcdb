import { ApiError, useApiQuery, useDocumentTemplates, useSession } from '@girassol/shared-auth';
import { toIsoDate, validityDateOf } from '@girassol/shared-domain';
import type { BoardItem, Proposal, SaleContract } from '@girassol/shared-domain/contract';
import {
  braces,
  brackets,
  contractFamilies,
  proposalFamilies,
  type TagMarks,
  type TemplateData,
  type TemplateFamily,
  templateData,
} from '@girassol/shared-domain/templates';
import { useMemo, useState } from 'react';
import { useContracts } from '../data/use-contracts';
import { useTemplates } from '../templates/use-templates';
import type { Wish } from './wish';

/** A document that is about to be made. */
export interface Source {
  name: string;
  templateUrl: string;
  families: readonly TemplateFamily<never>[];
  marks: TagMarks;
  data: TemplateData;
  proposal: Proposal | null;
  /** The contract that is made anew; null: a new one. */
  replaced: SaleContract | null;
  /** The number that stands in a contract. */
  number: number;
}

/** Everything that a document is made of; null while it is read. */
export function useSource(
  item: BoardItem,
  wish: Wish,
): { source: Source | null; error: unknown; retry: () => void } {
  const isProposal = wish.model === 'PROPOSTA';
  const userId = useSession()?.userId ?? '';
  const [now] = useState(Date.now);
  const templates = useTemplates();
  const documents = useDocumentTemplates('PROPOSAL', { isOpen: isProposal });
  const contracts = useContracts(item._id);
  const replaced = contracts.data?.contracts.find(({ _id }) => _id === wish.templateId) ?? null;
  const proposalId = wish.proposalId ?? replaced?.proposal?._id ?? null;
  // What it is filled with is read anew: a document is not made of what was.
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
  const companyName = isProposal ? documents.companyName : (templates.data?.companyName ?? '');
  const number = replaced?.number ?? contracts.data?.nextNumber ?? 0;

  const source = useMemo((): Source | null => {
    if (!isRead || !template) return null;
    const common = {
      customer: customer.data?.customer ?? null,
      companyName,
      now,
      proposal: proposal.data?.proposal ?? null,
    };
    const validityDays = Number(wish.validity);
    const data =
      isProposal && common.proposal
        ? templateData(proposalFamilies, { ...common, proposal: common.proposal })
        : templateData(contractFamilies, {
            ...common,
            item,
            number,
            validityDays,
            validityDate: validityDateOf(toIsoDate(now), validityDays),
          });
    return {
      name: template.name,
      templateUrl: 'fileUrl' in template ? template.fileUrl : template.url,
      families: isProposal ? proposalFamilies : contractFamilies,
      marks: isProposal ? braces : brackets,
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
