import type { ResolvedRemote } from '@girassol/federation';
import type {
  DistributionChange,
  DistributionStatusReport,
  RegistryStatus,
} from '@girassol/federation/operations';

/** Document of a live distribution. */
export type LiveDistributionDocument = NonNullable<DistributionStatusReport['live']>['document'];

/** Area with what it contributes, by which its pages, menus and parts are named. */
type ContributingRemote = Pick<ResolvedRemote, 'routes' | 'menus' | 'slots'>;

/** Label and text of one fact about a distribution, such as its hosts. */
export type DistributionFact = [label: string, text: string];

/**
 * Lists facts about a distribution (hosts, brand, areas and others) as labels and texts, the most important
 * first. What the areas of `remotesHere` do not contribute is shown by its id or address.
 */
export function listDistributionFacts(
  {
    hosts,
    texts = {},
    remotes,
    suppressed = [],
    hiddenMenus = [],
    limits,
    support,
  }: LiveDistributionDocument,
  areas: RegistryStatus['remotes'],
  remotesHere: readonly ContributingRemote[],
): DistributionFact[] {
  const getTitle = (name: string) => areas.find(({ remote }) => remote === name)?.title ?? name;
  const getMenuLabel = (id: string) =>
    remotesHere.flatMap(({ menus = [] }) => menus).find((menu) => menu.id === id)?.label ?? id;
  const getPageTitle = (path: string) =>
    remotesHere.flatMap(({ routes }) => routes).find((route) => route.path === path)?.title ?? path;
  const getSlotTitle = ({ slot, id }: { slot: string; id: string }) =>
    remotesHere.flatMap(({ slots = [] }) => slots).find((one) => one.slot === slot && one.id === id)?.title ??
    id;
  const left = suppressed.map((one) => {
    if ('slot' in one) return `${getTitle(one.remote)}: ${getSlotTitle(one)}`;
    return `${getTitle(one.remote)}: ${'menu' in one ? `menu ${getMenuLabel(one.menu)}` : getPageTitle(one.route)}`;
  });
  const facts: DistributionFact[] = [
    ['Endereços', hosts.join(', ')],
    ['Áreas', remotes ? remotes.map(getTitle).join(', ') : 'Todas'],
    ['Deixadas de fora', left.join(', ')],
    ['Menus ocultos', hiddenMenus.map(getMenuLabel).join(', ')],
    ['Plano', limits?.plan ? `No máximo ${limits.plan}` : ''],
    ['Módulos', limits?.modules ? limits.modules.join(', ') || 'Nenhum' : ''],
    ['Textos por endereço', Object.keys(texts).join(', ')],
    ['WhatsApp de suporte', support?.whatsapp ?? ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

const distributionActionLabels: Record<DistributionChange['action'], string> = {
  start: 'Veio com o servidor',
  publish: 'Publicada',
  back: 'Um passo atrás',
};

const versionText = (version: number | null) => (version === null ? 'nenhuma' : `versão ${version}`);

/** Describes a change of a distribution: "Publicada: versão 1 → versão 2". */
export const describeDistributionChange = ({ action, before, after }: DistributionChange): string =>
  `${distributionActionLabels[action]}: ${versionText(before)} → ${versionText(after)}`;

/** Example document with which the editor of a new distribution starts. */
export const initialDistribution = {
  key: 'PARCEIRO',
  hosts: ['parceiro.exemplo.com.br'],
  brand: {
    name: 'Nome do parceiro',
    title: 'Título na aba do navegador',
    description: 'Uma frase para buscadores e links compartilhados.',
    colors: { leaf: '#1F6F54', sun: '#F2A900' },
  },
  remotes: ['mfe-crm-boards', 'mfe-proposals'],
};
