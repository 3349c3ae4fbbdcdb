import type { DistributionChange, DistributionReport, RegistryStatus } from '@girassol/federation/operations';
import { hideableMenus } from '@girassol/shared-domain';

/** The document of a distribution that is live. */
export type LiveDocument = NonNullable<DistributionReport['live']>['document'];

/** A label and what stands beside it. */
export type Fact = [label: string, text: string];

/** What a distribution contains, in the order in which people ask. */
export function factsOf(
  { hosts, texts = {}, remotes, suppressed = [], hiddenMenus = [], limits, support }: LiveDocument,
  areas: RegistryStatus['remotes'],
): Fact[] {
  const titleOf = (name: string) => areas.find(({ remote }) => remote === name)?.title ?? name;
  const left = suppressed.map((one) => {
    if ('slot' in one) return `${titleOf(one.remote)}: ${one.id} (${one.slot})`;
    return `${titleOf(one.remote)}: ${'menu' in one ? `menu ${one.menu}` : one.route}`;
  });
  const facts: Fact[] = [
    ['Endereços', hosts.join(', ')],
    ['Áreas', remotes ? remotes.map(titleOf).join(', ') : 'Todas'],
    ['Deixadas de fora', left.join(', ')],
    ['Menus ocultos', hiddenMenus.map(menuText).join(', ')],
    ['Plano', limits?.plan ? `No máximo ${limits.plan}` : ''],
    ['Módulos', limits?.modules ? limits.modules.join(', ') || 'Nenhum' : ''],
    ['Textos por endereço', Object.keys(texts).join(', ')],
    ['WhatsApp de suporte', support?.whatsapp ?? ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

const menuText = (id: string): string => hideableMenus.find((menu) => menu.id === id)?.label ?? id;

const actionWords: Record<DistributionChange['action'], string> = {
  start: 'Veio com o servidor',
  publish: 'Publicada',
  back: 'Um passo atrás',
};

const versionText = (version: number | null) => (version === null ? 'nenhuma' : `versão ${version}`);

/** "Publicada: versão 1 → versão 2". */
export const distributionChangeText = ({ action, before, after }: DistributionChange): string =>
  `${actionWords[action]}: ${versionText(before)} → ${versionText(after)}`;

/** What a new distribution begins with. */
export const newDistribution = {
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
