import type { RouteContribution } from '@girassol/federation';
import { activeVisitors, anyVisitor, loggedOutOrActive, loginVisitors, signedInVisitors } from './access';

/** Route that must declare its access and its title, which other routes may leave out. */
export type CompleteRoute = RouteContribution & {
  [K in 'access' | 'title']: NonNullable<RouteContribution[K]>;
};

/** Routes of the shell; every other route is declared by the area that answers it. */
export const shellRoutes: readonly CompleteRoute[] = [
  { path: '/inicio', access: signedInVisitors, title: 'Início' },
  { path: '/iniciando', access: signedInVisitors, title: 'Iniciando' },
  { path: '/atualizacoes', access: activeVisitors, title: 'Atualizações' },
  // Ours, beyond the addresses of the specification: what was written without a signal.
  { path: '/esperando-sinal', access: activeVisitors, title: 'Esperando sinal' },
  // Ours too: the operator's pages of the platform.
  { path: '/operacao/contas', access: activeVisitors, title: 'Contas' },
  { path: '/operacao/contas/:accountId', access: activeVisitors, title: 'Conta' },
  { path: '/operacao/avisos', access: activeVisitors, title: 'Avisos a todos' },
  { path: '/operacao/correio', access: activeVisitors, title: 'Correio' },
  { path: '/operacao/tarefas', access: activeVisitors, title: 'Tarefas' },
  { path: '/operacao/sites', access: activeVisitors, title: 'Sites denunciados' },
  { path: '/operacao/versoes', access: activeVisitors, title: 'Versões no ar' },
  { path: '/operacao/distribuicoes', access: activeVisitors, title: 'Distribuições' },
  { path: '/operacao/este-navegador', access: activeVisitors, title: 'Este navegador' },
  { path: '/operacao/galeria', access: activeVisitors, title: 'Galeria' },
  // Ours: who was given a link chooses a password, whoever is signed in to this browser.
  { path: '/primeiro-acesso', access: anyVisitor, title: 'Primeiro acesso' },
  { path: '/login', access: loginVisitors, title: 'Entrar' },
  { path: '/recuperacao-de-acesso', access: loggedOutOrActive, title: 'Recuperação de acesso' },
  {
    path: '/termos-de-uso-e-politica-de-privacidade',
    access: anyVisitor,
    title: 'Termos de uso e política de privacidade',
  },
];
