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
import { commonPaymentMethods, commonQuestions, commonServices, installationSteps } from './common-texts';
import { formatRegion } from './site-texts';
import type { SiteTemplateFacts } from './template-facts';

/** Builds the blocks of the theme Claro, quiet and clear: explanations before the contact. */
export const buildClaroBlocks = (make: BlockFactory, facts: SiteTemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'Energia solar explicada com clareza, do orçamento à conta de luz.',
    intro: `${facts.name} faz o projeto, a instalação e a homologação em ${formatRegion(facts)}.`,
    button: simulatorLink,
    secondButton: buildContactLink(facts, 'Tirar uma dúvida'),
    layout: 'BESIDE',
  }),
  make('simulator', {
    heading: 'Faça a sua estimativa',
    intro: 'Com a tarifa da sua distribuidora e o sol da sua cidade. Sem letra miúda.',
    buttonLabel: 'Calcular',
  }),
  make('steps', {
    heading: 'Como funciona',
    intro: '',
    steps: installationSteps.slice(0, 4),
    background: 'TINTED',
  }),
  make('services', {
    heading: 'O que fazemos',
    intro: '',
    services: [commonServices.home, commonServices.company, commonServices.car, commonServices.care],
    background: 'PLAIN',
  }),
  ...buildCompletedWorksBlock(make, facts, 'Instalações recentes'),
  ...buildFiguresBlock(make, facts, { heading: 'Até aqui', background: 'TINTED' }),
  make('financing', {
    heading: 'Formas de pagamento',
    intro: 'Condições por escrito na proposta, com o custo total de cada uma.',
    ways: commonPaymentMethods,
    background: 'PLAIN',
  }),
  make('questions', { heading: 'Perguntas frequentes', questions: commonQuestions, background: 'PLAIN' }),
  ...buildCitiesBlock(make, facts, 'Cidades atendidas'),
  buildContactBlock(make, 'Contato'),
];
