import type { Caller } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  AFTER_SALES_MODULE,
  boardDescriptions,
  can,
  meetsCondition,
  PROPOSAL_DOCUMENTS_MODULE,
} from '@girassol/shared-domain';
import type { DocumentTemplateType } from '@girassol/shared-domain/contract';
import { requireBoardAccess } from '../kanbans/board-access';

interface Access {
  module: string;
  /** Refuses whoever does not use what the documents are made of. */
  requireArea: (caller: Caller) => void;
  mayManage: (caller: Caller) => boolean;
  /** Refusal for users who may not change the templates. */
  managers: string;
}

const accessTo: Record<DocumentTemplateType, Access> = {
  SERVICE_ORDER: {
    module: AFTER_SALES_MODULE,
    requireArea: (caller) => requireBoardAccess(caller, 'AFTER_SALES'),
    mayManage: (caller) => can(caller, boardDescriptions.AFTER_SALES.managerPermission),
    managers: 'Só quem gerencia o pós-venda pode mudar os modelos.',
  },
  PROPOSAL: {
    module: PROPOSAL_DOCUMENTS_MODULE,
    requireArea: requireProposalAccess,
    mayManage: (caller) => can(caller, boardDescriptions.SALES.managerPermission),
    managers: 'Só quem gerencia as vendas pode mudar os modelos.',
  },
};

/**
 * Throws 403 if the caller may not create documents of a kind (such as contracts) from templates. The caller
 * needs access to the area that uses such documents, and the account needs the module.
 */
export function requireDocumentCreationAccess(caller: Caller, type: DocumentTemplateType): void {
  const { module, requireArea } = accessTo[type];
  requireArea(caller);
  if (!meetsCondition({ module }, caller)) throw notAllowed(`Sua conta não tem o módulo ${module}.`);
}

/**
 * Throws 403 if the caller may not change document templates of a kind, which needs the manager right of the
 * area that uses such documents.
 */
export function requireTemplateManager(caller: Caller, type: DocumentTemplateType): void {
  requireDocumentCreationAccess(caller, type);
  const { mayManage, managers } = accessTo[type];
  if (!mayManage(caller)) throw notAllowed(managers);
}

/**
 * Lists the kinds of documents that the caller may create from templates. Throws 403 if the caller may create
 * none.
 */
export function listCreatableDocumentTypes(caller: Caller): DocumentTemplateType[] {
  const refusals: Refusal[] = [];
  const types = (['SERVICE_ORDER', 'PROPOSAL'] as const).filter((type) => {
    try {
      requireDocumentCreationAccess(caller, type);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error);
      return false;
    }
  });
  if (types.length === 0 && refusals[0]) throw refusals[0];
  return types;
}
