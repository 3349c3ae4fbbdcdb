import { type BoardKind, boards, can, type Facts, isEnterprise } from '@girassol/shared-domain';
import { boardImports, type ImportType, importTitles, isBoardImport } from '@girassol/shared-domain/imports';

interface Refusal {
  title: string;
  text: string;
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

function reasonOf(type: ImportType, facts: Facts): string {
  if (isBoardImport(type)) {
    const { board } = boardImports[type];
    const mayManage = can(facts, 'salesManager') || can(facts, boards[board].managerPermission);
    return mayManage ? NO_PLAN : `Quem gerencia a conta pode dar a permissão de ${rights[board]}.`;
  }
  if (type === 'customer') return 'Quem gerencia a conta pode dar a permissão de gerenciar as vendas.';
  if (facts.session.whitelabel !== null) return 'Os kits e equipamentos desta conta vêm prontos.';
  if (type === 'kit') return can(facts, 'kitsManager') ? NO_PLAN : KITS;
  return isEnterprise(facts.session) ? KITS : NO_PLAN;
}

/** Why somebody may not import a type, and who can help (imports-012, catalogue-008, shell.menus-010). */
export const refusalWords = (type: ImportType, facts: Facts): Refusal => ({
  title: `Você não pode importar ${importTitles[type].many}`,
  text: reasonOf(type, facts),
});
