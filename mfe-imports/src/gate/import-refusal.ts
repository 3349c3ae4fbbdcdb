import {
  type AccessFacts,
  type BoardKind,
  boardDescriptions,
  can,
  canEditArea,
  describeReadOnlyArea,
  isEnterprisePlan,
} from '@girassol/shared-domain';
import {
  boardImportDefinitions,
  type ImportType,
  importTypeNouns,
  isBoardImportType,
} from '@girassol/shared-domain/imports';

interface Refusal {
  title: string;
  text: string;
  /** Another plan of the account would give what is missing. */
  isOfPlan: boolean;
}

const NO_PLAN = 'O plano da conta não inclui esta parte do produto.';
const KITS = 'Quem gerencia a conta pode dar a permissão de gerenciar kits e equipamentos.';

const rights: Record<BoardKind, string> = {
  PRE_SALES: 'gerenciar a pré-venda',
  SALES: 'gerenciar as vendas',
  PROJECT: 'gerenciar os projetos',
  INSTALLATION: 'gerenciar as obras',
  AFTER_SALES: 'gerenciar o pós-venda',
  ADMINISTRATIVE: 'gerenciar o administrativo',
};

function getRefusalReason(type: ImportType, facts: AccessFacts): string {
  if (!canEditArea(facts, 'imports')) return describeReadOnlyArea('imports');
  if (isBoardImportType(type)) {
    const { board } = boardImportDefinitions[type];
    const mayManage = can(facts, 'salesManager') || can(facts, boardDescriptions[board].managerPermission);
    return mayManage ? NO_PLAN : `Quem gerencia a conta pode dar a permissão de ${rights[board]}.`;
  }
  if (type === 'customer') return 'Quem gerencia a conta pode dar a permissão de gerenciar as vendas.';
  if (facts.session.whitelabel !== null) return 'Os kits e equipamentos desta conta vêm prontos.';
  if (type === 'kit') return can(facts, 'kitsManager') ? NO_PLAN : KITS;
  return isEnterprisePlan(facts.session) ? KITS : NO_PLAN;
}

/**
 * Describes why the person may not import records of a type, and who can change that (imports-012,
 * catalogue-008, shell.menus-010).
 */
export function describeImportRefusal(type: ImportType, facts: AccessFacts): Refusal {
  const text = getRefusalReason(type, facts);
  return { title: `Você não pode importar ${importTypeNouns[type].many}`, text, isOfPlan: text === NO_PLAN };
}
