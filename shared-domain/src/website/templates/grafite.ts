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

/** Builds the blocks of the theme Grafite, dark and precise: figures first, for companies and farms. */
export const buildGrafiteBlocks = (make: BlockFactory, facts: SiteTemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'Engenharia solar para quem olha os números.',
    intro: `Dimensionamento, instalação e operação de sistemas fotovoltaicos em ${formatRegion(facts)}.`,
    button: simulatorLink,
    secondButton: buildContactLink(facts, 'Falar com um especialista'),
    layout: 'BEHIND',
  }),
  ...buildFiguresBlock(make, facts, { heading: 'Em operação', background: 'TINTED' }),
  make('services', {
    heading: 'Soluções',
    intro: 'Da análise da fatura ao monitoramento.',
    services: [
      commonServices.company,
      commonServices.field,
      commonServices.home,
      commonServices.battery,
      commonServices.car,
      commonServices.care,
    ],
    background: 'PLAIN',
  }),
  make('simulator', {
    heading: 'Estimativa do seu sistema',
    intro: 'Potência, área e economia do primeiro ano, com as premissas de cálculo abertas.',
    buttonLabel: 'Calcular sistema',
  }),
  make('steps', { heading: 'Processo', intro: '', steps: installationSteps, background: 'TINTED' }),
  ...buildCompletedWorksBlock(make, facts, 'Portfólio'),
  make('financing', {
    heading: 'Estrutura de investimento',
    intro: 'Comparamos as alternativas na proposta.',
    ways: commonPaymentMethods,
    background: 'PLAIN',
  }),
  make('questions', {
    heading: 'Perguntas técnicas e comerciais',
    questions: commonQuestions,
    background: 'TINTED',
  }),
  ...buildCitiesBlock(make, facts, 'Área de atuação'),
  make('callToAction', {
    heading: 'Mande a sua fatura. Devolvemos um estudo.',
    intro: 'Análise sem custo do consumo, da demanda e da tarifa.',
    button: buildContactLink(facts, 'Enviar fatura'),
    background: 'STRONG',
  }),
  buildContactBlock(make, 'Contato'),
];
