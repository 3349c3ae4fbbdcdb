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
import { questions, services, steps, waysToPay } from './common-texts';
import { regionOf } from './site-texts';
import type { TemplateFacts } from './template-facts';

/** Dark and exact: figures first, for companies and farms. */
export const grafite = (make: MakeBlock, facts: TemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'Engenharia solar para quem olha os números.',
    intro: `Dimensionamento, instalação e operação de sistemas fotovoltaicos em ${regionOf(facts)}.`,
    button: simulate,
    secondButton: talk(facts, 'Falar com um especialista'),
    layout: 'BEHIND',
  }),
  ...figuresBlock(make, facts, { heading: 'Em operação', background: 'TINTED' }),
  make('services', {
    heading: 'Soluções',
    intro: 'Da análise da fatura ao monitoramento.',
    services: [
      services.company,
      services.field,
      services.home,
      services.battery,
      services.car,
      services.care,
    ],
    background: 'PLAIN',
  }),
  make('simulator', {
    heading: 'Estimativa do seu sistema',
    intro: 'Potência, área e economia do primeiro ano, com as premissas de cálculo abertas.',
    buttonLabel: 'Calcular sistema',
  }),
  make('steps', { heading: 'Processo', intro: '', steps, background: 'TINTED' }),
  ...worksBlock(make, facts, 'Portfólio'),
  make('financing', {
    heading: 'Estrutura de investimento',
    intro: 'Comparamos as alternativas na proposta.',
    ways: waysToPay,
    background: 'PLAIN',
  }),
  make('questions', { heading: 'Perguntas técnicas e comerciais', questions, background: 'TINTED' }),
  ...citiesBlock(make, facts, 'Área de atuação'),
  make('callToAction', {
    heading: 'Mande a sua fatura. Devolvemos um estudo.',
    intro: 'Análise sem custo do consumo, da demanda e da tarifa.',
    button: talk(facts, 'Enviar fatura'),
    background: 'STRONG',
  }),
  contactBlock(make, 'Contato'),
];
