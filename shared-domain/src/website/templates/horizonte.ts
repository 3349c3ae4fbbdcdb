import type { SiteBlock } from '../blocks/block-kinds';
import {
  type BlockFactory,
  buildCitiesBlock,
  buildCompletedWorksBlock,
  buildContactBlock,
  buildContactLink,
  buildFiguresBlock,
  simulatorLink,
} from './common-blocks';
import { commonQuestions, commonServices, installationSteps } from './common-texts';
import { formatRegion } from './site-texts';
import type { SiteTemplateFacts } from './template-facts';

/** Builds the blocks of the theme Horizonte, wide and bold: the promise first, followed by completed works. */
export const buildHorizonteBlocks = (make: BlockFactory, facts: SiteTemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'O sol já nasceu. Falta ele pagar a sua conta de luz.',
    intro: `Projetamos e instalamos energia solar em ${formatRegion(facts)}. Simule em um minuto e veja quanto pode economizar.`,
    button: simulatorLink,
    secondButton: buildContactLink(facts),
    layout: 'BEHIND',
  }),
  ...buildFiguresBlock(make, facts, { background: 'PLAIN' }),
  make('services', {
    heading: 'Energia solar para cada lugar',
    intro: 'Cada telhado pede um projeto. Começamos pelo seu consumo, não pelo catálogo.',
    services: [commonServices.home, commonServices.company, commonServices.field],
    background: 'TINTED',
  }),
  make('simulator', {
    heading: 'Quanto você pode economizar?',
    intro:
      'Diga quanto paga de luz. Mostramos o tamanho do sistema e a economia estimada, com as premissas à vista.',
    buttonLabel: 'Ver minha estimativa',
  }),
  ...buildCompletedWorksBlock(make, facts, 'Obras que já geram', 'Sistemas instalados pela nossa equipe.'),
  make('steps', {
    heading: 'Do primeiro contato à primeira geração',
    intro: 'Você acompanha cada passo; da papelada cuidamos nós.',
    steps: installationSteps,
    background: 'PLAIN',
  }),
  make('questions', {
    heading: 'Perguntas de quem está decidindo',
    questions: commonQuestions,
    background: 'TINTED',
  }),
  ...buildCitiesBlock(make, facts, 'Onde atendemos'),
  make('callToAction', {
    heading: 'Comece pela simulação. É de graça e leva um minuto.',
    intro: 'Sem compromisso: você vê os números antes de falar com alguém.',
    button: simulatorLink,
    background: 'STRONG',
  }),
  buildContactBlock(make),
];
