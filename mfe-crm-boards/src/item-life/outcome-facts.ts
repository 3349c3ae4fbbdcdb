import {
  type BoardKind,
  formatDate,
  formatMoney,
  formatPower,
  formatRecordNumber,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { ItemFact } from '../item/item-facts';
import { executorOptions } from './executions';

type OutcomeItem = Pick<
  BoardItem,
  | 'type'
  | 'finishedDate'
  | 'dueDate'
  | 'execStatus'
  | 'approvedProposal'
  | 'approvedProposalData'
  | 'confirmedAmount'
>;

interface OutcomeRow {
  id: string;
  label: string;
  /** Boards that know it; all without. */
  kinds?: readonly BoardKind[];
  /** Empty where it is not known. */
  getText: (item: OutcomeItem) => string;
}

const executionBoards: readonly BoardKind[] = ['PROJECT', 'INSTALLATION'];
const boardsWithSale: readonly BoardKind[] = ['SALES', ...executionBoards];

const dateOrNothing = (date: string | null) => (date === null ? '' : formatDate(date));

/** Facts about delivery and conclusion that ENTERPRISE accounts see (boards-046). */
const outcomeRows: OutcomeRow[] = [
  { id: 'finishedDate', label: 'Data de finalização', getText: (item) => dateOrNothing(item.finishedDate) },
  {
    id: 'delivery',
    label: 'Prazo de entrega',
    kinds: boardsWithSale,
    getText: (item) => dateOrNothing(item.dueDate),
  },
  {
    id: 'execution',
    label: 'Execução',
    kinds: executionBoards,
    getText: ({ execStatus }) => executorOptions.find(({ value }) => value === execStatus)?.label ?? '',
  },
  { id: 'approvedProposal', label: 'Proposta aprovada', kinds: boardsWithSale, getText: proposalText },
  {
    id: 'confirmedAmount',
    label: 'Valor confirmado',
    kinds: ['SALES'],
    getText: ({ confirmedAmount }) => (confirmedAmount === null ? '' : formatMoney(confirmedAmount)),
  },
];

/** "00012 · 6,60 kWp · R$ 31.500,00". */
function proposalText({ approvedProposal, approvedProposalData: data }: OutcomeItem): string {
  if (approvedProposal === null) return '';
  if (!data) return 'Excluída depois do ganho';
  return [formatRecordNumber(data.count ?? 0), formatPower(data.power), formatMoney(data.finalPrice)].join(
    ' · ',
  );
}

/**
 * Returns the known facts about the delivery and the conclusion of an item; an empty list if none is known.
 */
export function getDeliveryAndConclusionFacts(item: OutcomeItem): ItemFact[] {
  return outcomeRows
    .filter(({ kinds }) => !kinds || kinds.includes(item.type))
    .map(({ id, label, getText }) => ({ id, label, value: getText(item), isNumeric: true }))
    .filter(({ value }) => value !== '');
}
