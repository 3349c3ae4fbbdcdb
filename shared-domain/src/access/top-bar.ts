/** Parts of a path that stand for pages without the top bar: public documents and forms (shell.chrome-001). */
const pathsWithoutTopBar = [
  '/proposta/final',
  '/assinatura',
  '/institucional',
  '/simulador',
  '/form-teste-gratis',
  '/form-cadastro-curso',
  '/pedido/',
  '/chat-solicitacao-teste',
];

/** Returns true for the path of a page that has the top bar, for whoever is signed in (shell.chrome-001). */
export const hasTopBar = (path: string): boolean => !pathsWithoutTopBar.some((part) => path.includes(part));
