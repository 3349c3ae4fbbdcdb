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

/** Quiet and clear: explains before it asks. */
export const claro = (make: MakeBlock, facts: TemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'Energia solar explicada com clareza, do orçamento à conta de luz.',
    intro: `${facts.name} faz o projeto, a instalação e a homologação em ${regionOf(facts)}.`,
    button: simulate,
    secondButton: talk(facts, 'Tirar uma dúvida'),
    layout: 'BESIDE',
  }),
  make('simulator', {
    heading: 'Faça a sua estimativa',
    intro: 'Com a tarifa da sua distribuidora e o sol da sua cidade. Sem letra miúda.',
    buttonLabel: 'Calcular',
  }),
  make('steps', { heading: 'Como funciona', intro: '', steps: steps.slice(0, 4), background: 'TINTED' }),
  make('services', {
    heading: 'O que fazemos',
    intro: '',
    services: [services.home, services.company, services.car, services.care],
    background: 'PLAIN',
  }),
  ...worksBlock(make, facts, 'Instalações recentes'),
  ...figuresBlock(make, facts, { heading: 'Até aqui', background: 'TINTED' }),
  make('financing', {
    heading: 'Formas de pagamento',
    intro: 'Condições por escrito na proposta, com o custo total de cada uma.',
    ways: waysToPay,
    background: 'PLAIN',
  }),
  make('questions', { heading: 'Perguntas frequentes', questions, background: 'PLAIN' }),
  ...citiesBlock(make, facts, 'Cidades atendidas'),
  contactBlock(make, 'Contato'),
];
