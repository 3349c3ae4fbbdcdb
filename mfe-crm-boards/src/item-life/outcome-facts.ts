import { type BoardKind, formatDate, formatMoney, formatPower, padNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { ItemFact } from '../item-panel/item-facts';
import { executions } from './executions';

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
  textOf: (item: OutcomeItem) => string;
}

const built: readonly BoardKind[] = ['PROJECT', 'INSTALLATION'];
const sold: readonly BoardKind[] = ['SALES', ...built];

const dateOrNothing = (date: string | null) => (date === null ? '' : formatDate(date));

/** What ENTERPRISE accounts see of delivery and conclusion (boards-046). */
const rows: OutcomeRow[] = [
  { id: 'finishedDate', label: 'Data de finalização', textOf: (item) => dateOrNothing(item.finishedDate) },
  { id: 'delivery', label: 'Prazo de entrega', kinds: sold, textOf: (item) => dateOrNothing(item.dueDate) },
  {
    id: 'execution',
    label: 'Execução',
    kinds: built,
    textOf: ({ execStatus }) => executions.find(({ value }) => value === execStatus)?.label ?? '',
  },
  { id: 'approvedProposal', label: 'Proposta aprovada', kinds: sold, textOf: proposalText },
  {
    id: 'confirmedAmount',
    label: 'Valor confirmado',
    kinds: ['SALES'],
    textOf: ({ confirmedAmount }) => (confirmedAmount === null ? '' : formatMoney(confirmedAmount)),
  },
];

/** "00012 · 6,60 kWp · R$ 31.500,00". */
function proposalText({ approvedProposal, approvedProposalData: data }: OutcomeItem): string {
  if (approvedProposal === null) return '';
  if (!data) return 'Excluída depois do ganho';
  return [padNumber(data.count ?? 0), formatPower(data.power), formatMoney(data.finalPrice)].join(' · ');
}

/** The known facts of delivery and conclusion; none while nothing is known. */
export function outcomeFacts(item: OutcomeItem): ItemFact[] {
  return rows
    .filter(({ kinds }) => !kinds || kinds.includes(item.type))
    .map(({ id, label, textOf }) => ({ id, label, value: textOf(item), isNumeric: true }))
    .filter(({ value }) => value !== '');
}
