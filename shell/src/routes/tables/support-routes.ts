import { activeOnly, anyVisitor, goodStanding, ownedBy } from '../route-types';

/** Tickets, chats and the admin screens. */
export const supportRoutes = ownedBy('mfe-support', [
  // support
  { path: '/contato', kinds: anyVisitor, title: 'Contato' },
  { path: '/tickets', kinds: anyVisitor, title: 'Chamados', promptsLogin: true },
  { path: '/ticket/:ticketId', kinds: anyVisitor, title: 'Chamado' },
  // chats
  { path: '/chats', kinds: activeOnly, title: 'Conversas' },
  // admin
  { path: '/admin1', kinds: goodStanding, title: 'Administração' },
  { path: '/admin2', kinds: goodStanding, title: 'Chamados dos clientes' },
  { path: '/admin-from-adm/:email/:token/:ticketId?', kinds: anyVisitor, title: 'Entrar na conta' },
  // support
  { path: '/chat-solicitacao-teste', kinds: goodStanding, title: 'Solicitação de teste' },
]);
