import type { RouteContribution } from '@girassol/federation';
import { type CatalogueKind, catalogueKinds, type VisitorKind } from '@girassol/shared-domain';
import { calculationResultRoute } from '../addresses/calculator';
import { catalogueBasePaths, catalogueItemRouteParameters } from '../addresses/catalogue';
import { kitChoiceRoutes } from '../addresses/kit-choice';
import { wizardRoutes } from '../addresses/wizard';

const activeVisitors: VisitorKind[] = ['active'];
const signedIn: VisitorKind[] = ['active', 'inactive'];
const anyVisitor: VisitorKind[] = ['loggedOut', 'active', 'inactive'];
/** The calculator of a white-label, and whoever may open everything. */
const calculator: VisitorKind[] = ['active', 'calculatorOnly'];

const page = <Screen extends string>(
  screen: Screen,
  path: string,
  title: string,
  more: Omit<RouteContribution, 'path' | 'title' | 'screen'> = {},
) => ({ path, access: activeVisitors, title, ...more, screen });

/** Families read this title in their browser (shell.chrome-007). */
const forFamilies = {
  access: anyVisitor,
  title: 'Proposta de Energia Solar Fotovoltaica',
  titleStandsAlone: true,
} as const;
/** The server answers them, and the shell goes there by loading the page. */
const document = (path: string) => ({ ...forFamilies, path, isDocument: true }) as const;

/** Titles of the pages of a catalogue: the list, a new item, an item. */
const titles: Record<CatalogueKind, [list: string, newItem: string, item: string]> = {
  modules: ['Módulos', 'Novo módulo', 'Editar módulo'],
  inverters: ['Inversores', 'Novo inversor', 'Editar inversor'],
  equipaments: ['Equipamentos', 'Novo equipamento', 'Editar equipamento'],
};

/** Routes of the proposals area. */
export const routes = [
  page('proposals', '/propostas/lista/:uid', 'Propostas', { access: signedIn }),
  page('customer-proposals', '/propostas/cliente/:cid', 'Propostas do cliente'),
  page('templates', '/propostas/templates', 'Modelos de proposta'),
  page('new-consumption', wizardRoutes.newConsumption, 'Dados de consumo', { access: calculator }),
  page('consumption', wizardRoutes.consumption, 'Dados de consumo'),
  page('kit-step', wizardRoutes.kit, 'Escolha do kit'),
  page('made-to-measure', wizardRoutes.madeToMeasureKit, 'Kit sob medida'),
  page('generation', wizardRoutes.generation, 'Dados de geração'),
  page('price-choice', wizardRoutes.price, 'Precificação'),
  page('manual-price', wizardRoutes.manualPrice, 'Preço manual'),
  page('auto-price', wizardRoutes.autoPrice, 'Preço automático'),
  page('edit-price', wizardRoutes.editPrice, 'Editar preço'),
  page('customisation', wizardRoutes.customisation, 'Personalização'),
  page('validation', wizardRoutes.validation, 'Validação'),
  page('financing', wizardRoutes.financing, 'Financiamento'),
  page('financing', wizardRoutes.marketplaceFinancing, 'Financiamento'),
  page('result', calculationResultRoute, 'Resultado do dimensionamento', { access: calculator }),
  page('theme', '/personalizar-proposta/:uid', 'Personalizar proposta'),
  page('kits', '/kits/lista/:uid', 'Kits', { access: signedIn }),
  page('registered-kit', '/kits/cadastro/:kitId', 'Cadastro de kit'),
  page('registered-kit', '/kits/editar/:kitId', 'Editar kit'),
  ...kitChoiceRoutes('/kits/escolha').map((path) => page('kit-choice', path, 'Escolha do kit')),
  ...kitChoiceRoutes('/kits/fornecedores').map((path) => page('kit-choice', path, 'Kits de fornecedores')),
  ...catalogueKinds.flatMap((kind) => {
    const base = catalogueBasePaths[kind];
    const [list, newItem, item] = titles[kind];
    return [
      page('catalogue', `${base}/lista`, list),
      page('new-catalogue-item', `${base}/registro`, newItem),
      page('catalogue-item', `${base}/editar/:${catalogueItemRouteParameters[kind]}`, item),
      // Whatever else item menus link to leads to the list (boards-112).
      { path: `${base}/:type`, access: activeVisitors, title: list, redirectTo: `${base}/lista` },
    ];
  }),
  document('/proposta/final/:pid'),
  document('/proposta/final/mobile/:pid'),
  document('/proposta/final/impressao/:pid'),
  document('/proposta/final/financiamento/:pid'),
  document('/proposta/final/:slug/:count/:code'),
  document('/proposta/final/pdf/:pid'),
  { ...forFamilies, path: '/proposta/arquivo/:pid', screen: 'archive' as const },
  { ...forFamilies, path: '/proposta/arquivo/:slug/:count/:code', screen: 'archive' as const },
];
