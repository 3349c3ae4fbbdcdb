import { activeOnly, anyVisitor, goodStanding } from '../routes/access';
import type { ComingArea } from './coming-area';

/** Tickets, chats and the admin screens. */
export const support: ComingArea = {
  name: 'mfe-support',
  routes: [
    // support
    { path: '/contato', access: anyVisitor, title: 'Contato' },
    { path: '/tickets', access: anyVisitor, title: 'Chamados', promptsLogin: true },
    { path: '/ticket/:ticketId', access: anyVisitor, title: 'Chamado' },
    // chats
    { path: '/chats', access: activeOnly, title: 'Conversas' },
    // admin
    { path: '/admin1', access: goodStanding, title: 'Administração' },
    { path: '/admin2', access: goodStanding, title: 'Chamados dos clientes' },
    { path: '/admin-from-adm/:email/:token/:ticketId?', access: anyVisitor, title: 'Entrar na conta' },
    // support
    { path: '/chat-solicitacao-teste', access: goodStanding, title: 'Solicitação de teste' },
  ],
  menus: [
    { id: 'conversas', label: 'Conversas', icon: 'message', group: 'comercial', order: 60, to: '/chats' },
    {
      id: 'admin-contas',
      label: 'Contas',
      icon: 'building',
      group: 'ajustes',
      order: 10,
      to: '/admin1',
      admin: 'only',
    },
    {
      id: 'admin-chamados',
      label: 'Chamados dos clientes',
      icon: 'life-buoy',
      group: 'ajustes',
      order: 11,
      to: '/admin2',
      admin: 'only',
    },
    {
      id: 'chamados',
      label: 'Chamados',
      icon: 'life-buoy',
      group: 'ajustes',
      order: 85,
      to: '/tickets',
      admin: 'also',
    },
    { id: 'contato', label: 'Contato', icon: 'phone', group: 'ajustes', order: 95, to: '/contato' },
  ],
};
