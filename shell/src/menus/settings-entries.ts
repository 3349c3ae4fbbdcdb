import type { Condition } from '@girassol/shared-domain';
import type { MenuEntry } from './menu-types';

const mayConfigure: Condition = { permission: 'configManager' };

/** The account, its people and its appearance; for an admin, the screens of the operation (admin-001, admin-003). */
export const settingsEntries: readonly MenuEntry[] = [
  { id: 'admin-contas', label: 'Contas', icon: 'building', path: '/admin1', admin: 'only' },
  { id: 'admin-chamados', label: 'Chamados dos clientes', icon: 'life-buoy', path: '/admin2', admin: 'only' },
  {
    id: 'admin-contas-modulos',
    label: 'Contas e módulos',
    icon: 'users',
    path: '/operacao/contas',
    admin: 'only',
  },
  { id: 'admin-versoes', label: 'Versões no ar', icon: 'history', path: '/operacao/versoes', admin: 'only' },
  {
    id: 'admin-distribuicoes',
    label: 'Distribuições',
    icon: 'globe',
    path: '/operacao/distribuicoes',
    admin: 'only',
  },
  {
    id: 'colaboradores',
    label: 'Colaboradores',
    icon: 'users',
    path: '/colaboradores/:managerId',
    subject: 'account',
    when: { permission: 'employeesManager' },
  },
  {
    id: 'website',
    label: 'Website',
    icon: 'monitor',
    path: '/editar-website/:uid',
    subject: 'account',
    when: mayConfigure,
  },
  {
    id: 'personalizacao',
    label: 'Personalizar proposta',
    icon: 'sliders',
    path: '/personalizar-proposta/:uid',
    subject: 'account',
    when: mayConfigure,
  },
  { id: 'importacoes', label: 'Importações', icon: 'upload', path: '/importacoes/lista', when: mayConfigure },
  {
    id: 'configuracoes',
    label: 'Configurações',
    icon: 'settings',
    path: '/configuracoes',
    when: mayConfigure,
  },
  {
    id: 'assinatura',
    label: 'Assinatura',
    icon: 'credit-card',
    path: '/financeiro',
    when: { userType: 'MANAGER' },
  },
  {
    id: 'conta',
    label: 'Dados da conta',
    icon: 'user',
    path: '/conta/info/:uid',
    subject: 'user',
    admin: 'also',
  },
  { id: 'chamados', label: 'Chamados', icon: 'life-buoy', path: '/tickets', admin: 'also' },
  { id: 'atualizacoes', label: 'Atualizações', icon: 'star', path: '/atualizacoes', admin: 'also' },
  { id: 'contato', label: 'Contato', icon: 'phone', path: '/contato' },
];
