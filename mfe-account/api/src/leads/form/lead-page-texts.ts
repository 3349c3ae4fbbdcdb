import type { LeadKind } from '@girassol/account-domain/leads';

interface LeadPageTexts {
  /** Path of the page with the form. */
  path: string;
  title: string;
  lead: string;
  /** Promises and limits, a line each. */
  points: readonly string[];
  submitLabel: string;
  thanksTitle: string;
  thanks: string;
}

/** Texts in Portuguese of the pages with a form of a lead, by kind. */
export const leadPageTexts: Record<LeadKind, LeadPageTexts> = {
  contact: {
    path: '/sobre',
    title: 'Fale com a gente',
    lead: 'Conte como a sua empresa trabalha hoje e mostramos o Girassol com um caso parecido com o seu.',
    points: [
      'Quem responde é uma pessoa',
      'Conversa sem compromisso',
      'Demonstração com as telas de verdade',
    ],
    submitLabel: 'Quero ser contatado',
    thanksTitle: 'Recebemos o seu contato',
    thanks: 'Uma pessoa da equipe fala com você pelo telefone ou pelo e-mail que informou.',
  },
  trial: {
    path: '/form-teste-gratis',
    title: 'Teste o Girassol por 14 dias',
    lead: 'Deixe o seu contato. Uma pessoa da equipe liga, entende o que você precisa e abre a conta de teste com você.',
    points: [
      '14 dias sem pagar',
      'Sem cartão de crédito',
      'Este pedido não abre a conta sozinho: ela é aberta depois da conversa',
    ],
    submitLabel: 'Pedir o teste grátis',
    thanksTitle: 'Recebemos o seu pedido de teste',
    thanks: 'A conta ainda não está aberta: uma pessoa da equipe fala com você e a abre com você.',
  },
  course: {
    path: '/form-cadastro-curso',
    title: 'Inscreva-se no curso do Girassol',
    lead: 'Da primeira visita ao contrato assinado: como vender energia solar com o Girassol.',
    points: [
      'Do dimensionamento à proposta',
      'Do funil ao contrato assinado',
      'Avisamos por e-mail a data da próxima turma',
    ],
    submitLabel: 'Fazer a inscrição',
    thanksTitle: 'Inscrição recebida',
    thanks: 'Enviamos a data e o acesso da próxima turma para o e-mail que informou.',
  },
};

/** Returns the path of the page that thanks for a lead. */
export const getLeadThanksPath = (kind: LeadKind): string => `${leadPageTexts[kind].path}/obrigado`;
