import type { RouteContribution } from '@girassol/federation';
import { shellRoutes } from '../../shell/src/routes/shell-routes';

/**
 * Screen of the product at one address: the address as its route declares it, and the kind of visitor who
 * opens it.
 */
export interface ProductScreen {
  /** The area that declares it: `shell`, `mfe-proposals`. */
  area: string;
  pattern: string;
  /** Query of the address, with parameters too. */
  query?: string;
  /**
   * Name of the screen that the area shows; addresses with the same name share it. The pattern itself where the route
   * names none.
   */
  screen: string;
  visitor: 'owner' | 'admin' | 'nobody';
}

/** Pages that the API writes and no area declares: whoever has a link opens them. */
const publicPages = [
  '/assinar/:signingToken',
  '/enviar/:uploadToken',
  '/parar-de-receber/nenhum-link',
  '/verificar',
  '/institucional/:id/privacidade',
  '/institucional/:id/simulador',
  '/proposta/final/naoexiste2026abc',
];

/** Addresses without a screen of their own that is looked at, and why. */
const withoutScreen = new Map([
  ['/iniciando', 'leads on by itself'],
  ['/admin-from-adm/:email/:token/:ticketId?', 'takes its secret out of the address at once'],
  ['/operacao/contas', 'leads to /admin1 but for the form of a new account'],
  ['/ajuda/abrir', 'leads on by itself'],
  ['/proposta/final/pdf/:pid', 'is a PDF'],
]);

/** States that a query leads to, by the route that they belong to. */
const furtherStates: Record<string, string[]> = {
  '/clientes/lista/:uid': ['busca=ninguem-se-chama-assim'],
  '/cliente/editar/:cid': ['aba=dados', 'aba=propostas', 'aba=contratos'],
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
  '/admin1': ['busca=ninguem-se-chama-assim', 'situacao=IRREGULAR&ordem=TICKETS'],
  '/admin2': ['chamado=:ticketId', 'situacao=CLOSED&busca=ninguem', 'aba=numeros'],
  '/ajuda': ['busca=proposta', 'busca=zzzz'],
  '/tickets': ['busca=ninguem-escreveu-isto'],
  '/configuracoes': [
    'secao=visitas',
    'secao=avisos',
    'secao=dados',
    'secao=motivos-perda',
    'secao=precificacao',
  ],
  '/marketplace/financiamentos': ['financiamento=:fid'],
  '/editar-website/:uid/contatos': ['estado=SUSPEITO'],
};

/**
 * Returns the given screens, each followed by its states that a query string opens, such as a tab, a search
 * or an open item.
 */
export const addScreenQueryStates = (screens: readonly ProductScreen[]): ProductScreen[] =>
  screens.flatMap((screen) => [
    screen,
    ...(furtherStates[screen.pattern] ?? []).map((query) => ({ ...screen, query })),
  ]);

/** Returns one address for each screen, the first one, where several addresses share a screen. */
export const removeDuplicateScreens = (screens: readonly ProductScreen[]): ProductScreen[] =>
  [
    ...new Map(screens.toReversed().map((screen) => [`${screen.area} ${screen.screen}`, screen])).values(),
  ].toReversed();

/**
 * Lists every screen of the product: the routes of the shell, those of the areas that the server has, and public pages
 * of the API.
 */
export async function listProductScreens(origin: string): Promise<ProductScreen[]> {
  const areas = (await loadRemotes(origin)).flatMap(({ name, routes }) =>
    routes.map((route) => toScreen(name, route)),
  );
  const own = shellRoutes.map((route) => toScreen('shell', route));
  const pages = publicPages.map((path) => toScreen('public', { path, access: ['loggedOut'] }));
  return [...own, ...areas, ...pages].filter((screen) => screen !== undefined);
}

/**
 * Lists the route patterns of `furtherStates` (states that a query string opens) that no route declares any
 * more.
 */
export function listStaleQueryStates(screens: readonly ProductScreen[]): string[] {
  const patterns = new Set(screens.map(({ pattern }) => pattern));
  return Object.keys(furtherStates).filter((pattern) => !patterns.has(pattern));
}

function toScreen(area: string, route: RouteContribution): ProductScreen | undefined {
  const { path: pattern, screen = pattern, redirectTo } = route;
  if (redirectTo !== undefined || withoutScreen.has(pattern)) return undefined;
  return { area, pattern, screen, visitor: getVisitor(route) };
}

function getVisitor({ path, access = [], promptsLogin }: RouteContribution): ProductScreen['visitor'] {
  if (access.includes('loggedOut') && !promptsLogin) return 'nobody';
  const isOperators = /^\/(operacao\/|operador\/|admin\d|financiamentos\/mesa-do-banco$)/.test(path);
  return isOperators ? 'admin' : 'owner';
}

interface ServedRemote {
  name: string;
  routes: RouteContribution[];
}

/** Loads the remotes that the index page names. */
async function loadRemotes(origin: string): Promise<ServedRemote[]> {
  const page = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
  const [, text = ''] = /<script[^>]*id="girassol-page"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  const { registry }: { registry: { remotes: ServedRemote[] } } = JSON.parse(text);
  return registry.remotes;
}
