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

/** Warm and near: people of the place, who stay after the installation. */
export const terra = (make: MakeBlock, facts: TemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'A luz da sua casa pode vir do seu telhado.',
    intro: `Somos gente de ${regionOf(facts)}. Instalamos com capricho e continuamos por perto depois.`,
    button: talk(facts, 'Conversar com a gente'),
    secondButton: simulate,
    layout: 'BESIDE',
  }),
  make('text', {
    heading: 'Um bom sistema começa com uma boa conversa',
    body: 'Antes de falar em placas, queremos saber como a sua casa gasta energia: o chuveiro, a geladeira antiga, o quarto que vai ganhar ar-condicionado.\n\nCom isso fazemos um projeto do seu tamanho e mostramos os números por escrito. **Você decide sem pressa.**',
    background: 'TINTED',
  }),
  make('services', {
    heading: 'Onde podemos ajudar',
    intro: '',
    services: [services.home, services.field, services.company, services.care],
    background: 'PLAIN',
  }),
  ...worksBlock(make, facts, 'Telhados que já trabalham', 'Algumas das casas e empresas que atendemos.'),
  make('simulator', {
    heading: 'Faça as contas com a gente',
    intro: 'Pegue a última conta de luz. Em um minuto você vê uma estimativa da economia.',
    buttonLabel: 'Fazer as contas',
  }),
  make('steps', {
    heading: 'Como caminhamos juntos',
    intro: '',
    steps: steps.filter((_step, place) => place !== 3),
    background: 'TINTED',
  }),
  ...figuresBlock(make, facts, { background: 'STRONG' }),
  make('financing', {
    heading: 'Um jeito de pagar que cabe no mês',
    intro: '',
    ways: waysToPay,
    background: 'PLAIN',
  }),
  make('questions', { heading: 'O que sempre nos perguntam', questions, background: 'TINTED' }),
  ...citiesBlock(make, facts, 'Por onde andamos'),
  contactBlock(make, 'Passe para um café, ou chame no WhatsApp'),
];
