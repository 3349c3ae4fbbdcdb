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

/**
 * Builds the blocks of the theme Terra, warm and local: people of the region, who stay available after the
 * installation.
 */
export const buildTerraBlocks = (make: BlockFactory, facts: SiteTemplateFacts): SiteBlock[] => [
  make('hero', {
    heading: 'A luz da sua casa pode vir do seu telhado.',
    intro: `Somos gente de ${formatRegion(facts)}. Instalamos com capricho e continuamos por perto depois.`,
    button: buildContactLink(facts, 'Conversar com a gente'),
    secondButton: simulatorLink,
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
    services: [commonServices.home, commonServices.field, commonServices.company, commonServices.care],
    background: 'PLAIN',
  }),
  ...buildCompletedWorksBlock(
    make,
    facts,
    'Telhados que já trabalham',
    'Algumas das casas e empresas que atendemos.',
  ),
  make('simulator', {
    heading: 'Faça as contas com a gente',
    intro: 'Pegue a última conta de luz. Em um minuto você vê uma estimativa da economia.',
    buttonLabel: 'Fazer as contas',
  }),
  make('steps', {
    heading: 'Como caminhamos juntos',
    intro: '',
    steps: installationSteps.filter((_step, place) => place !== 3),
    background: 'TINTED',
  }),
  ...buildFiguresBlock(make, facts, { background: 'STRONG' }),
  make('financing', {
    heading: 'Um jeito de pagar que cabe no mês',
    intro: '',
    ways: commonPaymentMethods,
    background: 'PLAIN',
  }),
  make('questions', {
    heading: 'O que sempre nos perguntam',
    questions: commonQuestions,
    background: 'TINTED',
  }),
  ...buildCitiesBlock(make, facts, 'Por onde andamos'),
  buildContactBlock(make, 'Passe para um café, ou chame no WhatsApp'),
];
