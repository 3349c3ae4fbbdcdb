import type { BlockKind, BlockValues, SiteBlockOfKind } from '../blocks/block-kinds';
import type { SiteLink } from '../blocks/fields';
import { createBlock } from '../blocks/new-block';
import { formatTotalPower } from './site-texts';
import type { SiteTemplateFacts } from './template-facts';

/** Function that creates a website block of a kind with the given values and a new id. */
export type BlockFactory = <K extends BlockKind>(
  kind: K,
  values: Partial<BlockValues<K>>,
) => SiteBlockOfKind<K>;

export const createBlockFactory =
  (newId: () => string): BlockFactory =>
  (kind, values) => {
    const block = createBlock(kind, newId());
    return { ...block, values: { ...block.values, ...values } };
  };

export const simulatorLink: SiteLink = { label: 'Simular minha economia', to: '#simulador' };

/**
 * Builds the contact link of a website's buttons: to the WhatsApp conversation if the account has a phone,
 * otherwise to the contact block.
 */
export const buildContactLink = ({ phone }: SiteTemplateFacts, label = 'Falar no WhatsApp'): SiteLink =>
  phone ? { label, to: 'whatsapp' } : { label: 'Falar com a equipe', to: '#contato' };

/** Minimum number of works whose figures are shown. */
const MIN_SHOWN_WORKS = 3;

/** Builds the website block of an account's completed works; empty if the account has too few. */
export function buildCompletedWorksBlock(
  make: BlockFactory,
  { works }: SiteTemplateFacts,
  heading: string,
  intro = '',
) {
  if (works.length < MIN_SHOWN_WORKS) return [];
  return [
    make('works', {
      heading,
      intro,
      works: works.slice(0, 6).map(({ city, power, finishedIn }) => ({
        title: finishedIn ? `Instalada em ${finishedIn}` : 'Instalação concluída',
        city,
        power,
        picture: null,
      })),
    }),
  ];
}

/**
 * Builds the website block of figures (such as total power), which are counted from the account's completed
 * works.
 */
export function buildFiguresBlock(
  make: BlockFactory,
  { totals, cities }: SiteTemplateFacts,
  { heading = '', background }: { heading?: string; background: 'PLAIN' | 'TINTED' | 'STRONG' },
) {
  if (totals.works < MIN_SHOWN_WORKS) return [];
  return [
    make('figures', {
      heading,
      background,
      figures: [
        { value: String(totals.works), label: 'sistemas instalados' },
        { value: formatTotalPower(totals.power), label: 'de potência em operação' },
        ...(cities.length > 1 ? [{ value: String(cities.length), label: 'cidades atendidas' }] : []),
      ],
    }),
  ];
}

export function buildCitiesBlock(make: BlockFactory, { cities }: SiteTemplateFacts, heading: string) {
  if (cities.length === 0) return [];
  return [
    make('cities', {
      heading,
      intro: 'Sua cidade não está na lista? Fale com a gente: avaliamos cada pedido.',
      cities: cities.slice(0, 24).map((name) => ({ name })),
    }),
  ];
}

export const buildContactBlock = (make: BlockFactory, heading = 'Fale com a gente') =>
  make('contact', {
    heading,
    intro: 'Conte como é o seu imóvel e quanto paga de luz. Respondemos no mesmo dia útil.',
  });
