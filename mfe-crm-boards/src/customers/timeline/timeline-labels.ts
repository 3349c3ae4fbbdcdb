import {
  boardDescriptions,
  formatContractNumber,
  formatItemNumber,
  formatMoney,
  formatProposalNumber,
  formatRecordNumber,
  getContractSubject,
  itemEndings,
  type TimelineEvent,
  type TimelineSubject,
} from '@girassol/shared-domain';
import type { TimelineEntry } from '@girassol/shared-domain/contract';
import type { IconName, Tone } from '@girassol/shared-ui';

/** Portuguese names of the subjects by which a timeline is filtered. */
export const timelineSubjectLabels: Record<TimelineSubject, string> = {
  CUSTOMER: 'Cadastro',
  ITEM: 'Negócios',
  PROPOSAL: 'Propostas',
  CONTRACT: 'Contratos',
  FINANCING: 'Financiamentos',
  NOTE: 'Notas',
  FILE: 'Arquivos',
};

interface EventLook {
  icon: IconName;
  tone: Extract<Tone, 'neutral' | 'good' | 'bad' | 'info'>;
}

/** Icon and tone of an event: what went well stands out, and what was lost. */
export const timelineLooks: Record<TimelineEvent, EventLook> = {
  CUSTOMER_REGISTERED: { icon: 'user-plus', tone: 'neutral' },
  CUSTOMER_MERGED: { icon: 'users', tone: 'neutral' },
  ITEM_REGISTERED: { icon: 'kanban', tone: 'info' },
  ITEM_CLOSED: { icon: 'trophy', tone: 'good' },
  ITEM_LOST: { icon: 'x', tone: 'bad' },
  PROPOSAL_FINISHED: { icon: 'file', tone: 'info' },
  PROPOSAL_VIEWED: { icon: 'eye', tone: 'neutral' },
  PROPOSAL_ACCEPTED: { icon: 'handshake', tone: 'good' },
  CONTRACT_GENERATED: { icon: 'clipboard', tone: 'info' },
  CONTRACT_SENT: { icon: 'send', tone: 'info' },
  CONTRACT_SIGNED: { icon: 'check', tone: 'good' },
  FINANCING_REQUESTED: { icon: 'landmark', tone: 'info' },
  FINANCING_DONE: { icon: 'landmark', tone: 'good' },
  NOTE_WRITTEN: { icon: 'note', tone: 'neutral' },
  FILE_ADDED: { icon: 'paperclip', tone: 'neutral' },
};

/** An entry in words: a title, and what tells the record from others; empty if the title does. */
export interface TimelineWords {
  title: string;
  detail: string;
}

/** Describes an entry of a timeline to people. */
export function describeTimelineEntry(entry: TimelineEntry): TimelineWords {
  const { event, text, amount, number } = entry;
  const money = amount === null || amount === 0 ? '' : formatMoney(amount);
  const proposal = `Proposta ${formatProposalNumber(number)}`;
  const subject = number === null ? text : getContractSubject({ number, name: text });
  const contract = `Contrato ${number === null ? '' : formatContractNumber(number)}`.trim();
  const financing = `Financiamento ${number === null ? '' : formatRecordNumber(number)}`.trim();
  switch (event) {
    case 'CUSTOMER_REGISTERED':
      return { title: 'Cliente cadastrado', detail: '' };
    case 'CUSTOMER_MERGED':
      return { title: 'Clientes unidos', detail: text };
    case 'ITEM_REGISTERED':
      return { title: `${describeItem(entry)} ${registered(entry)}`, detail: text };
    case 'ITEM_CLOSED':
      return { title: describeEnding(entry, 'CLOSED'), detail: money };
    case 'ITEM_LOST':
      return { title: describeEnding(entry, 'LOST'), detail: text };
    case 'PROPOSAL_FINISHED':
      return { title: `${proposal} gerada`, detail: money };
    case 'PROPOSAL_VIEWED':
      return {
        title: `${proposal} vista pelo cliente`,
        detail: text === '1' ? 'uma vez' : `${text} vezes; esta foi a última`,
      };
    case 'PROPOSAL_ACCEPTED':
      return { title: `${proposal} aceita`, detail: [`por ${text}`, money].filter(Boolean).join(' · ') };
    case 'CONTRACT_GENERATED':
      return { title: `${contract} gerado`, detail: subject };
    case 'CONTRACT_SENT':
      return { title: `${contract} enviado para assinatura`, detail: subject };
    case 'CONTRACT_SIGNED':
      return { title: `${contract} assinado por todos`, detail: subject };
    case 'FINANCING_REQUESTED':
      return { title: `${financing} pedido`, detail: '' };
    case 'FINANCING_DONE':
      return { title: `${financing} concluído`, detail: money };
    case 'NOTE_WRITTEN':
      return { title: entry.item ? `Nota em ${describeItem(entry)}` : 'Nota', detail: text };
    case 'FILE_ADDED':
      return { title: 'Arquivo guardado', detail: text };
  }
}

/** "Venda #00012" */
const describeItem = ({ item }: TimelineEntry): string =>
  item ? `${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}` : 'Item';

const registered = ({ item }: TimelineEntry): string =>
  item && boardDescriptions[item.type].gender === 'f' ? 'registrada' : 'registrado';

/** "Venda Ganha: #00012" */
const describeEnding = ({ item }: TimelineEntry, status: 'CLOSED' | 'LOST'): string =>
  item
    ? `${itemEndings[item.type][status]?.outcome ?? boardDescriptions[item.type].itemName}: ${formatItemNumber(item.number)}`
    : 'Item encerrado';
