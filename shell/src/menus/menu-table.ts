import type { Condition } from '@girassol/shared-domain';
import { boardEntry } from './board-entries';
import { catalogueEntries } from './catalogue-entries';
import type { MenuEntry, MenuTable } from './menu-types';
import { settingsEntries } from './settings-entries';

const seesCompany = { viewedBy: { permission: 'salesManager' } } as const;
const mayMoveData: Condition = { permission: 'salesManager' };
const notSerrana: Condition = { not: { whitelabel: 'SERRANA' } };
const marketplace: Condition = { module: 'Marketplace' };

const customers: MenuEntry = {
  id: 'clientes',
  label: 'Clientes',
  icon: 'users',
  path: '/clientes/lista/:uid',
  subject: seesCompany,
  alsoAt: ['/cliente/editar', '/arquivos'],
  when: { permission: 'customersList' },
  children: [
    { id: 'clientes-cadastro', label: 'Novo cliente', icon: 'plus', path: '/cliente/cadastro' },
    {
      id: 'clientes-upload',
      label: 'Upload',
      icon: 'upload',
      path: '/upload-de-clientes',
      when: mayMoveData,
    },
    {
      id: 'clientes-exportacao',
      label: 'Exportação',
      icon: 'download',
      path: '/cliente/exportacao',
      when: mayMoveData,
    },
  ],
};

/** Every entry of the menus with the rule that shows it. Boards stand in the order of a deal's life. */
export const menuTable: MenuTable = {
  inicio: [{ id: 'inicio', label: 'Início', icon: 'home', path: '/inicio', admin: 'also' }],
  comercial: [
    boardEntry({
      kind: 'PRE_SALES',
      icon: 'filter',
      finished: 'Finalizados',
      hasData: true,
      upload: '/upload-de-pre-vendas',
      hasExport: true,
    }),
    boardEntry({
      kind: 'SALES',
      icon: 'kanban',
      finished: 'Finalizadas',
      hasData: true,
      upload: '/upload-de-vendas',
      hasExport: true,
    }),
    customers,
    {
      id: 'propostas',
      label: 'Propostas',
      icon: 'file',
      path: '/propostas/lista/:uid',
      subject: seesCompany,
      alsoAt: ['/propostas/cliente', '/propostas/templates', '/proposta/gerar-proposta'],
      when: { permission: 'proposalsList' },
    },
    {
      id: 'contratos',
      label: 'Contratos',
      icon: 'clipboard',
      path: '/contratos',
      when: { permission: 'contractManager' },
    },
    { id: 'conversas', label: 'Conversas', icon: 'message', path: '/chats' },
  ],
  engenharia: [
    boardEntry({
      kind: 'PROJECT',
      icon: 'pencil',
      finished: 'Finalizados',
      hasData: true,
      upload: '/upload-de-projetos',
    }),
    boardEntry({
      kind: 'INSTALLATION',
      icon: 'hard-hat',
      finished: 'Finalizadas',
      hasData: true,
      upload: '/upload-de-obras',
    }),
    boardEntry({
      kind: 'AFTER_SALES',
      icon: 'wrench',
      finished: 'Finalizadas',
      upload: '/upload-de-atividades-de-pos-venda',
      extra: [{ id: 'pos-venda-modelos', label: 'Modelos', icon: 'file', path: '/pos-venda/templates' }],
    }),
  ],
  financeiro: [
    boardEntry({
      kind: 'ADMINISTRATIVE',
      icon: 'landmark',
      finished: 'Finalizadas',
      upload: '/upload-de-operacoes-administrativas',
    }),
    {
      id: 'financiamentos',
      label: 'Financiamentos',
      icon: 'wallet',
      path: '/financiamentos',
      when: { all: [notSerrana, { not: marketplace }] },
    },
    {
      id: 'financiamentos',
      label: 'Financiamentos',
      icon: 'wallet',
      path: '/marketplace/financiamentos',
      when: { all: [notSerrana, marketplace] },
    },
    {
      id: 'pedidos',
      label: 'Pedidos',
      icon: 'truck',
      path: '/pedidos',
      when: {
        all: [marketplace],
        any: [
          { permission: 'salesManager' },
          { permission: 'administrativeManager' },
          { permission: 'pricingEdit' },
        ],
      },
    },
    {
      id: 'plataforma-financeira',
      label: 'Plataforma financeira',
      icon: 'building',
      path: '/configuracoes-azume-financeiro',
      needsFinancePlatform: true,
    },
  ],
  catalogo: catalogueEntries,
  ajustes: settingsEntries,
};
