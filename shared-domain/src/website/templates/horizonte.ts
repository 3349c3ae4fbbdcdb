import type { SiteBlock } from '../blocks/block-kinds';
import {
  citiesBlock,
  contactBlock,
  figuresBlock,
  type MakeBlock,
  simulate,
  talk,
  worksBlock,
} from './common-blocks';
import { questions, services, steps } from './common-texts';
import { regionOf } from './site-texts';
import type { TemplateFacts } from './template-facts';

/** Wide and loud: the promise first, then what was built. */
export const horizonte = (make: MakeBlock, facts: TemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'O sol já nasceu. Falta ele pagar a sua conta de luz.',
    intro: `Projetamos e instalamos energia solar em ${regionOf(facts)}. Simule em um minuto e veja quanto pode economizar.`,
    button: simulate,
    secondButton: talk(facts),
    layout: 'BEHIND',
  }),
  ...figuresBlock(make, facts, { background: 'PLAIN' }),
  make('services', {
    heading: 'Energia solar para cada lugar',
    intro: 'Cada telhado pede um projeto. Começamos pelo seu consumo, não pelo catálogo.',
    services: [services.home, services.company, services.field],
    background: 'TINTED',
  }),
  make('simulator', {
    heading: 'Quanto você pode economizar?',
    intro:
      'Diga quanto paga de luz. Mostramos o tamanho do sistema e a economia estimada, com as premissas à vista.',
    buttonLabel: 'Ver minha estimativa',
  }),
  ...worksBlock(make, facts, 'Obras que já geram', 'Sistemas instalados pela nossa equipe.'),
  make('steps', {
    heading: 'Do primeiro contato à primeira geração',
    intro: 'Você acompanha cada passo; da papelada cuidamos nós.',
    steps,
    background: 'PLAIN',
  }),
  make('questions', { heading: 'Perguntas de quem está decidindo', questions, background: 'TINTED' }),
  ...citiesBlock(make, facts, 'Onde atendemos'),
  make('callToAction', {
    heading: 'Comece pela simulação. É de graça e leva um minuto.',
    intro: 'Sem compromisso: você vê os números antes de falar com alguém.',
    button: simulate,
    background: 'STRONG',
  }),
  contactBlock(make),
];
