import type { RouteContribution } from '@girassol/federation';
import { activeOnly, anyVisitor, goodStanding, loginVisitors, signedIn } from './access';

/** A route that says who may open it, and its title. */
export type WholeRoute = RouteContribution & Required<Pick<RouteContribution, 'access' | 'title'>>;

/** The shell's own routes: every other one is declared by the area that answers it. */
export const shellRoutes: readonly WholeRoute[] = [
  { path: '/inicio', access: signedIn, title: 'Início' },
  { path: '/iniciando', access: signedIn, title: 'Iniciando' },
  { path: '/atualizacoes', access: activeOnly, title: 'Atualizações' },
  // Ours, beyond the addresses of the specification: the operator's pages of the platform.
  { path: '/operacao/contas', access: activeOnly, title: 'Contas' },
  { path: '/operacao/contas/:accountId', access: activeOnly, title: 'Conta' },
  { path: '/operacao/correio', access: activeOnly, title: 'Correio' },
  { path: '/operacao/tarefas', access: activeOnly, title: 'Tarefas' },
  { path: '/operacao/sites', access: activeOnly, title: 'Sites' },
  { path: '/operacao/versoes', access: activeOnly, title: 'Versões no ar' },
  { path: '/operacao/distribuicoes', access: activeOnly, title: 'Distribuições' },
  { path: '/operacao/este-navegador', access: activeOnly, title: 'Este navegador' },
  { path: '/operacao/galeria', access: activeOnly, title: 'Galeria' },
  // Ours: who was given a link chooses a password, whoever is signed in to this browser.
  { path: '/primeiro-acesso', access: anyVisitor, title: 'Primeiro acesso' },
  { path: '/login', access: loginVisitors, title: 'Entrar' },
  { path: '/recuperacao-de-acesso', access: goodStanding, title: 'Recuperação de acesso' },
  {
    path: '/termos-de-uso-e-politica-de-privacidade',
    access: anyVisitor,
    title: 'Termos de uso e política de privacidade',
  },
];
