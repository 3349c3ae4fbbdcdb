import type { TicketStatus } from '@girassol/support-domain/tickets';

/** Message of a demonstration ticket: who wrote it, and minutes after the one before. */
interface DemoMessage {
  from: 'user' | 'support' | 'note';
  after: number;
  text: string;
}

/** Ticket of the demonstration. */
export interface DemoTicket {
  /** Name of the account, and which of its people asks: 0 is the manager. */
  account: string;
  person: number;
  title: string;
  /** Business days before today on which it was opened at ten o'clock; 0: an hour ago. */
  daysAgo: number;
  status: TicketStatus;
  tags?: string[];
  stars?: number;
  review?: string;
  messages: DemoMessage[];
}

const OWN = 'Girassol Energia Solar';

/** Tickets of the demonstration: in every state, and enough of the last days for the figures of a week. */
export const demoTickets: DemoTicket[] = [
  {
    account: OWN,
    person: 0,
    title: 'Como trocar a logo das propostas?',
    daysAgo: 1,
    status: 'CLOSED',
    tags: ['propostas'],
    stars: 5,
    review: 'Resposta rápida e clara.',
    messages: [
      { from: 'user', after: 0, text: 'A logo antiga ainda aparece na **capa** das propostas novas.' },
      {
        from: 'support',
        after: 25,
        text: 'Olá, Marina! Em Configurações, abra *Empresa* e envie a logo nova. As próximas propostas já saem com ela.',
      },
      { from: 'user', after: 40, text: 'Deu certo, obrigada!' },
      { from: 'support', after: 5, text: 'Que bom! Encerramos por aqui. Se precisar, é só escrever.' },
    ],
  },
  {
    account: OWN,
    person: 1,
    title: 'Importação de clientes parou na linha 120',
    daysAgo: 1,
    status: 'ANSWERED',
    tags: ['importação'],
    messages: [
      {
        from: 'user',
        after: 0,
        text: 'O arquivo tem 300 linhas e o resultado mostra um erro de CPF na linha 120.',
      },
      { from: 'note', after: 12, text: 'O CPF da linha 120 tem um dígito a menos.' },
      {
        from: 'support',
        after: 8,
        text: 'Oi, Rafael! O CPF dessa linha tem 10 dígitos. Corrija na própria tela do resultado e confirme: as outras linhas já entraram.',
      },
    ],
  },
  {
    account: OWN,
    person: 0,
    title: 'A conta de luz não foi lida',
    daysAgo: 4,
    status: 'CLOSED',
    stars: 4,
    messages: [
      { from: 'user', after: 0, text: 'Enviei a foto da conta e o consumo veio vazio.' },
      {
        from: 'support',
        after: 95,
        text: 'A foto está cortada. Com a conta inteira na imagem o consumo é lido.',
      },
      { from: 'user', after: 60, text: 'Funcionou com outra foto.' },
      { from: 'support', after: 30, text: 'Ótimo, encerrado!' },
    ],
  },
  {
    account: 'Vizinha Solar',
    person: 0,
    title: 'Dúvida sobre o plano anual',
    daysAgo: 0,
    status: 'OPEN',
    tags: ['financeiro'],
    messages: [{ from: 'user', after: 0, text: 'O desconto do plano anual vale também para mais usuários?' }],
  },
  {
    account: 'Solar do Vale',
    person: 0,
    title: 'Boleto com vencimento no feriado',
    daysAgo: 2,
    status: 'CLOSED',
    tags: ['financeiro'],
    stars: 3,
    messages: [
      { from: 'user', after: 0, text: 'O boleto vence no feriado. Pago juros se pagar no dia seguinte?' },
      {
        from: 'support',
        after: 130,
        text: 'Não: quem vence em feriado pode ser pago no próximo dia útil, sem juros.',
      },
    ],
  },
  {
    account: 'Aurora Sul Instalações',
    person: 0,
    title: 'Convite não chegou ao vendedor',
    daysAgo: 3,
    status: 'CLOSED',
    messages: [
      { from: 'user', after: 0, text: 'Convidei um vendedor ontem e ele não recebeu o e-mail.' },
      {
        from: 'support',
        after: 70,
        text: 'O endereço estava com um erro de digitação. Convide de novo com o endereço certo.',
      },
    ],
  },
];

/** Canned answers of the demonstration. */
export const demoCannedAnswers = [
  {
    shortcut: 'ola',
    title: 'Saudação',
    text: 'Olá, {{nome}}! Obrigada por escrever. Já estou olhando o que aconteceu em “{{chamado}}”.',
  },
  {
    shortcut: 'imagem',
    title: 'Pedir uma imagem da tela',
    text: 'Olá, {{nome}}! Pode enviar uma imagem da tela em que isso acontece? Você pode colar direto no campo da mensagem.',
  },
  {
    shortcut: 'encerrar',
    title: 'Encerrar',
    text: 'Ficamos felizes em ajudar a {{empresa}}. Se algo mudar, escreva aqui e o chamado reabre.',
  },
];
