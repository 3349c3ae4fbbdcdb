import type { BlockKind, BlockOf, BlockValues } from '../blocks/block-kinds';
import type { SiteLink } from '../blocks/fields';
import { newBlock } from '../blocks/new-block';
import { totalPower } from './site-texts';
import type { TemplateFacts } from './template-facts';

/** Makes blocks with ids of their own. */
export type MakeBlock = <K extends BlockKind>(kind: K, values: Partial<BlockValues<K>>) => BlockOf<K>;

export const makeBlocks =
  (newId: () => string): MakeBlock =>
  (kind, values) => {
    const block = newBlock(kind, newId());
    return { ...block, values: { ...block.values, ...values } };
  };

export const simulate: SiteLink = { label: 'Simular minha economia', to: '#simulador' };

/** The conversation where there is a number, the contact otherwise. */
export const talk = ({ phone }: TemplateFacts, label = 'Falar no WhatsApp'): SiteLink =>
  phone ? { label, to: 'whatsapp' } : { label: 'Falar com a equipe', to: '#contato' };

/** Works whose figures are worth a part of the page. */
const LEAST_WORKS = 3;

/** What was built, where there is enough of it to show. */
export function worksBlock(make: MakeBlock, { works }: TemplateFacts, heading: string, intro = '') {
  if (works.length < LEAST_WORKS) return [];
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

/** True figures of the account, counted from its own works. */
export function figuresBlock(
  make: MakeBlock,
  { totals, cities }: TemplateFacts,
  { heading = '', background }: { heading?: string; background: 'PLAIN' | 'TINTED' | 'STRONG' },
) {
  if (totals.works < LEAST_WORKS) return [];
  return [
    make('figures', {
      heading,
      background,
      figures: [
        { value: String(totals.works), label: 'sistemas instalados' },
        { value: totalPower(totals.power), label: 'de potência em operação' },
        ...(cities.length > 1 ? [{ value: String(cities.length), label: 'cidades atendidas' }] : []),
      ],
    }),
  ];
}

export function citiesBlock(make: MakeBlock, { cities }: TemplateFacts, heading: string) {
  if (cities.length === 0) return [];
  return [
    make('cities', {
      heading,
      intro: 'Sua cidade não está na lista? Fale com a gente: avaliamos cada pedido.',
      cities: cities.slice(0, 24).map((name) => ({ name })),
    }),
  ];
}

export const contactBlock = (make: MakeBlock, heading = 'Fale com a gente') =>
  make('contact', {
    heading,
    intro: 'Conte como é o seu imóvel e quanto paga de luz. Respondemos no mesmo dia útil.',
  });
