import type { IndividualPermission } from '@girassol/shared-domain';

/** Group of flags on the form of a collaborator. */
export interface PermissionGroup {
  label: string;
  permissions: readonly IndividualPermission[];
}

/** The 21 flags in the groups in which people look for them (collaborators-001). */
export const permissionGroups: readonly PermissionGroup[] = [
  {
    label: 'Quadros em que trabalha',
    permissions: [
      'preSalesKanban',
      'salesKanban',
      'administrativeKanban',
      'projectKanban',
      'installationKanban',
      'afterSalesKanban',
    ],
  },
  {
    label: 'Quadros que gerencia',
    permissions: [
      'preSalesManager',
      'salesManager',
      'administrativeManager',
      'projectManager',
      'installationManager',
      'afterSalesManager',
    ],
  },
  { label: 'Clientes e propostas', permissions: ['customersList', 'proposalsList', 'dataDeletion'] },
  { label: 'Preços e catálogo', permissions: ['pricingTab', 'pricingEdit', 'kitsManager'] },
  { label: 'Conta', permissions: ['contractManager', 'employeesManager', 'configManager'] },
];

/** Labels of the 21 flags. */
export const permissionLabels: Record<IndividualPermission, string> = {
  preSalesKanban: 'Pré-venda',
  salesKanban: 'Vendas',
  administrativeKanban: 'Administrativo',
  projectKanban: 'Projetos',
  installationKanban: 'Obras',
  afterSalesKanban: 'Pós-venda',
  preSalesManager: 'Gerencia a pré-venda',
  salesManager: 'Gerencia as vendas',
  administrativeManager: 'Gerencia o administrativo',
  projectManager: 'Gerencia os projetos',
  installationManager: 'Gerencia as obras',
  afterSalesManager: 'Gerencia o pós-venda',
  customersList: 'Lista de clientes',
  proposalsList: 'Lista de propostas',
  dataDeletion: 'Exclui registros',
  pricingTab: 'Vê a precificação',
  pricingEdit: 'Altera a precificação',
  kitsManager: 'Mantém kits e equipamentos',
  contractManager: 'Mantém contratos',
  employeesManager: 'Gerencia colaboradores',
  configManager: 'Altera as configurações',
};
