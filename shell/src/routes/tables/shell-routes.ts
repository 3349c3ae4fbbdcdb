import { activeOnly, anyVisitor, goodStanding, loginVisitors, ownedBy, signedIn } from '../route-types';

/** Routes the shell answers itself. */
export const shellRoutes = ownedBy('shell', [
  { path: '/inicio', kinds: signedIn, title: 'Início' },
  { path: '/iniciando', kinds: signedIn, title: 'Iniciando' },
  { path: '/atualizacoes', kinds: activeOnly, title: 'Atualizações' },
  // Ours, beyond the addresses of the specification: the operator's pages of the platform.
  { path: '/operacao/contas', kinds: activeOnly, title: 'Contas' },
  { path: '/operacao/contas/:accountId', kinds: activeOnly, title: 'Conta' },
  { path: '/operacao/tarefas', kinds: activeOnly, title: 'Tarefas' },
  { path: '/operacao/versoes', kinds: activeOnly, title: 'Versões no ar' },
  { path: '/operacao/distribuicoes', kinds: activeOnly, title: 'Distribuições' },
  { path: '/operacao/este-navegador', kinds: activeOnly, title: 'Este navegador' },
  { path: '/operacao/galeria', kinds: activeOnly, title: 'Galeria' },
  // Ours: who was given a link chooses a password, whoever is signed in to this browser.
  { path: '/primeiro-acesso', kinds: anyVisitor, title: 'Primeiro acesso' },
  { path: '/login', kinds: loginVisitors, title: 'Entrar' },
  { path: '/recuperacao-de-acesso', kinds: goodStanding, title: 'Recuperação de acesso' },
  {
    path: '/termos-de-uso-e-politica-de-privacidade',
    kinds: anyVisitor,
    title: 'Termos de uso e política de privacidade',
  },
]);
