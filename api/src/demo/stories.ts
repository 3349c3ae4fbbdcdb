import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { DemoRandom } from './demo-random';

/** Values that the text of a demonstration note may mention. */
export interface NoteTemplateValues {
  customer: string;
  isCompany: boolean;
  /** R$ */
  amount: number;
  /** kWp */
  power: number;
  modules: number;
}

type Sentence = (facts: NoteTemplateValues & { random: DemoRandom }) => string;
/** Template of a demonstration note: its type and a function that writes its text. */
export type NoteTemplate = [type: string, sentence: Sentence];

/** "Ana" of a person; a company is spoken of as the customer. */
const who = ({ customer, isCompany }: NoteTemplateValues) =>
  isCompany ? 'O cliente' : customer.split(' ')[0];
const toWhom = ({ customer, isCompany }: NoteTemplateValues) =>
  isCompany ? 'o cliente' : customer.split(' ')[0];
const bill = ({ amount }: NoteTemplateValues) => formatMoney(Math.round(amount / 42 / 10) * 10);
const consumption = ({ power }: NoteTemplateValues) => formatNumber(Math.round(power * 115), 0);

/** Templates of notes on the sales board of the demonstration, by stage. */
export const salesNoteTemplates: [NoteTemplate, ...NoteTemplate[]][] = [
  [
    [
      'Ligação',
      (f) => `Primeiro contato. ${who(f)} paga em torno de ${bill(f)} de luz por mês e quer reduzir a conta.`,
    ],
    [
      'WhatsApp',
      (f) =>
        `Enviou a conta de luz pelo WhatsApp: média de ${consumption(f)} kWh por mês, ligação ${f.random.pick(['monofásica', 'bifásica', 'trifásica'])}.`,
    ],
    ['Ligação', () => 'Não atendeu. Deixei recado e mandei mensagem no WhatsApp.'],
    ['Observação', () => 'Chegou por indicação de um vizinho que instalou conosco no ano passado.'],
    [
      'WhatsApp',
      () => 'Perguntou se dá para instalar em telhado de fibrocimento. Respondi que sim, com reforço.',
    ],
    [
      'Ligação',
      (f) =>
        f.isCompany
          ? 'Pediu para falar com o financeiro na segunda.'
          : 'Pediu para retornar à noite, trabalha em turno.',
    ],
  ],
  [
    [
      'Visita técnica',
      () => 'Visita feita. Telhado cerâmico em bom estado, face norte livre de sombra até as 16h.',
    ],
    [
      'Visita técnica',
      () => 'Há uma árvore do vizinho que faz sombra no fim da tarde. Vamos usar a água leste do telhado.',
    ],
    ['Observação', () => 'O padrão de entrada precisa ser trocado. Cliente ciente do custo à parte.'],
    [
      'WhatsApp',
      (f) => `Confirmou o endereço e mandou fotos do telhado. Cabem os ${f.modules} módulos com folga.`,
    ],
    [
      'Visita técnica',
      () => 'Medi o quadro: disjuntor geral de 50 A, aterramento ok. Inversor fica na área de serviço.',
    ],
  ],
  [
    [
      'E-mail',
      (f) =>
        `Proposta de ${formatNumber(f.power)} kWp enviada, ${f.modules} módulos. Retorno do investimento em ${f.random.int(3, 5)} anos.`,
    ],
    ['WhatsApp', () => 'Abriu a proposta ontem à noite e perguntou sobre a garantia do inversor.'],
    [
      'Ligação',
      (f) => `Expliquei a economia mês a mês. Achou o valor de ${formatMoney(f.amount)} dentro do esperado.`,
    ],
    ['Observação', () => 'Está comparando com mais dois orçamentos. Um deles usa módulo de 450 W.'],
    ['WhatsApp', () => 'Pediu para refazer a proposta com inversor de outra marca.'],
  ],
  [
    ['Ligação', () => 'Pediu desconto para pagamento à vista. Autorizado até 4%.'],
    [
      'Reunião',
      (f) =>
        f.isCompany
          ? 'Reunião com os sócios. Querem começar a obra antes do verão.'
          : 'Reunião com o casal. Querem começar a obra depois das férias.',
    ],
    [
      'WhatsApp',
      (f) =>
        `Fechamos em ${formatMoney(Math.round((f.amount * 0.97) / 50) * 50)} se assinar até o fim do mês.`,
    ],
    ['Ligação', () => 'Quer incluir o carregador do carro elétrico. Enviei o valor adicional.'],
    [
      'Observação',
      (f) =>
        `${f.isCompany ? 'O sócio' : 'A filha'} ainda quer ver os números. Retorno combinado para a próxima semana.`,
    ],
  ],
  [
    [
      'E-mail',
      (f) =>
        `Documentos enviados ao banco: ${f.isCompany ? 'contrato social, balanço' : 'RG, comprovante de renda'} e conta de luz.`,
    ],
    ['Ligação', () => 'Banco pediu a última declaração de imposto de renda. Cliente manda amanhã.'],
    ['WhatsApp', () => 'Pré-aprovado em 60 vezes com carência de 90 dias.'],
    ['Observação', () => 'Parcela ficou menor que a conta de luz atual, cliente animado.'],
  ],
  [
    [
      'Reunião',
      (f) =>
        `Contrato revisado com o cliente, falta só a assinatura ${f.isCompany ? 'do segundo sócio' : 'do casal'}.`,
    ],
    ['Ligação', () => 'Combinada a entrada de 30% e o saldo na entrega do kit.'],
    ['WhatsApp', () => 'Contrato assinado digitalmente. Aguardando o comprovante da entrada.'],
    ['Observação', () => 'Separar o kit no distribuidor assim que a entrada cair.'],
  ],
];

/** Templates of demonstration notes that are scheduled appointments. */
export const appointmentNoteTemplates: [NoteTemplate, ...NoteTemplate[]] = [
  ['Ligação', (f) => `Ligar para ${toWhom(f)} e tirar as dúvidas da proposta.`],
  ['Visita técnica', () => 'Visita técnica para medir o telhado e o quadro de energia.'],
  ['Reunião', () => 'Reunião para apresentar a proposta pessoalmente.'],
  ['WhatsApp', () => 'Cobrar retorno sobre o financiamento.'],
  ['Ligação', () => 'Confirmar a data da assinatura do contrato.'],
  ['Visita técnica', () => 'Conferir a sombra da tarde antes de fechar o projeto.'],
];
