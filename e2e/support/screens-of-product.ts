import type { RouteContribution } from '@girassol/federation';
import { shellRoutes } from '../../shell/src/routes/shell-routes';

/** An address of the product, as its route writes it, and who looks at it. */
export interface Screen {
  /** The area that declares it: `shell`, `mfe-proposals`. */
  area: string;
  pattern: string;
  /** What stands behind the path, with parameters too. */
  query?: string;
  /** What the area draws there: addresses with the same one share it. The pattern itself where nobody says. */
  screen: string;
  visitor: 'owner' | 'admin' | 'nobody';
}

/** Pages that the API writes and no area declares: whoever has a link opens them. */
const publicPages = [
  '/assinar/:signingToken',
  '/enviar/:uploadToken',
  '/verificar',
  '/institucional/:id/privacidade',
  '/institucional/:id/simulador',
  '/proposta/final/naoexiste2026abc',
];

/** Addresses without a screen of their own that is looked at, and why. */
const withoutScreen = new Map([
  ['/iniciando', 'leads on by itself'],
  ['/atualizacoes', 'leads to the home page while there are none'],
  ['/recuperacao-de-acesso', 'leads to the login until it is built'],
  ['/proposta/final/pdf/:pid', 'is a PDF'],
]);

/** States that a query leads to, by the route that they belong to. */
const furtherStates: Record<string, string[]> = {
  '/clientes/lista/:uid': ['busca=ninguem-se-chama-assim'],
  '/cliente/editar/:cid': ['aba=propostas'],
  '/vendas/funil/:uid': [
    'busca=ninguem-se-chama-assim',
    'item=:sid',
    'item=:sid&aba=propostas',
    'item=:sid&aba=contratos',
    'item=:sid&aba=historico',
  ],
  '/vendas/agenda/:uid': ['v=mes', 'v=semana', 'v=dia', 'v=lista'],
  '/vendas/finalizadas': ['busca=ninguem-se-chama-assim&periodo=outro'],
  '/contratos': ['aba=assinaturas'],
  '/configuracoes': ['secao=avisos', 'secao=motivos-perda', 'secao=precificacao'],
  '/marketplace/financiamentos': ['financiamento=:fid'],
  '/editar-website/:uid/contatos': ['estado=SUSPEITO'],
};

/** Returns these screens with all states of them that an address leads to. */
export const withStates = (screens: readonly Screen[]): Screen[] =>
  screens.flatMap((screen) => [
    screen,
    ...(furtherStates[screen.pattern] ?? []).map((query) => ({ ...screen, query })),
  ]);

/** Returns each screen once, where several addresses share it. */
export const eachOnce = (screens: readonly Screen[]): Screen[] =>
  [
    ...new Map(screens.toReversed().map((screen) => [`${screen.area} ${screen.screen}`, screen])).values(),
  ].toReversed();

/**
 * Returns every screen of the product, from the list of routes that the shell composes: its own, and those of the areas
 * that it serves.
 */
export async function screensOfProduct(origin: string): Promise<Screen[]> {
  const areas = (await remotesOf(origin)).flatMap(({ name, routes }) =>
    routes.map((route) => screenOf(name, route)),
  );
  const own = shellRoutes.map((route) => screenOf('shell', route));
  const pages = publicPages.map((path) => screenOf('public', { path, access: ['loggedOut'] }));
  return [...own, ...areas, ...pages].filter((screen) => screen !== undefined);
}

/** Returns the addresses that are named here and that no route has any more. */
export function namedInVain(screens: readonly Screen[]): string[] {
  const patterns = new Set(screens.map(({ pattern }) => pattern));
  return Object.keys(furtherStates).filter((pattern) => !patterns.has(pattern));
}

function screenOf(area: string, route: RouteContribution): Screen | undefined {
  const { path: pattern, screen = pattern, redirectTo } = route;
  if (redirectTo !== undefined || withoutScreen.has(pattern)) return undefined;
  return { area, pattern, screen, visitor: visitorOf(route) };
}

function visitorOf({ path, access = [], promptsLogin }: RouteContribution): Screen['visitor'] {
  if (access.includes('loggedOut') && !promptsLogin) return 'nobody';
  const isOperators = path.startsWith('/operacao/') || path === '/financiamentos/mesa-do-banco';
  return isOperators ? 'admin' : 'owner';
}

interface ServedRemote {
  name: string;
  routes: RouteContribution[];
}

/** The areas as the index page hands them to the shell. */
async function remotesOf(origin: string): Promise<ServedRemote[]> {
  const page = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
  const [, text = ''] = /<script[^>]*id="girassol-page"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  const { registry }: { registry: { remotes: ServedRemote[] } } = JSON.parse(text);
  return registry.remotes;
}
