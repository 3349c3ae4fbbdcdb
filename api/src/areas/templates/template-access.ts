import { AFTER_SALES_MODULE, boards, can, meets, PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import type { TemplateType } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { requireProposals } from '../../platform/access/require-proposals';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { requireBoard } from '../kanbans/board-access';

interface Access {
  module: string;
  /** Refuses whoever does not use what the documents are made of. */
  requireArea: (caller: Caller) => void;
  mayManage: (caller: Caller) => boolean;
  /** Who may change the templates. */
  managers: string;
}

const accessTo: Record<TemplateType, Access> = {
  SERVICE_ORDER: {
    module: AFTER_SALES_MODULE,
    requireArea: (caller) => requireBoard(caller, 'AFTER_SALES'),
    mayManage: (caller) => can(caller, boards.AFTER_SALES.managerPermission),
    managers: 'Só quem gerencia o pós-venda pode mudar os modelos.',
  },
  PROPOSAL: {
    module: PROPOSAL_DOCUMENTS_MODULE,
    requireArea: requireProposals,
    mayManage: (caller) => can(caller, boards.SALES.managerPermission),
    managers: 'Só quem gerencia as vendas pode mudar os modelos.',
  },
};

/** Refuses who may not make documents of this kind: the area, and the module. */
export function requireDocuments(caller: Caller, type: TemplateType): void {
  const { module, requireArea } = accessTo[type];
  requireArea(caller);
  if (!meets({ module }, caller)) throw notAllowed(`Sua conta não tem o módulo ${module}.`);
}

/** Refuses who may not change the templates of this kind: whoever manages the area may. */
export function requireTemplateManager(caller: Caller, type: TemplateType): void {
  requireDocuments(caller, type);
  const { mayManage, managers } = accessTo[type];
  if (!mayManage(caller)) throw notAllowed(managers);
}

/** The kinds of document that the caller may make. Refuses who may make none. */
export function documentTypesOf(caller: Caller): TemplateType[] {
  const refusals: Refusal[] = [];
  const types = (['SERVICE_ORDER', 'PROPOSAL'] as const).filter((type) => {
    try {
      requireDocuments(caller, type);
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
