import type { ProposalSortOrder } from '@girassol/shared-domain/contract';
import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { ProposalListOrder } from '../proposals/list-view';

interface SortHeadProps {
  label: string;
  by: ProposalSortOrder;
  order: ProposalListOrder;
  isRight?: boolean | undefined;
  onOrder: (order: ProposalListOrder) => void;
}

/**
 * Head of a table column by which the list can be sorted. The first click sorts by the column, a second click
 * reverses the order.
 */
export function SortableColumnHead({ label, by, order, isRight = false, onOrder }: SortHeadProps) {
  const isCurrent = order.orderBy === by;
  const direction = order.ascending ? 'ascending' : 'descending';
  return (
    <Head scope="col" aria-sort={isCurrent ? direction : undefined} data-right={isRight || undefined}>
      <button
        type="button"
        onClick={() => onOrder({ orderBy: by, ascending: isCurrent ? !order.ascending : by === 'CUSTOMER' })}
      >
        {label}
        <Icon name={isCurrent ? (order.ascending ? 'arrow-up' : 'arrow-down') : 'arrow-up-down'} size={12} />
      </button>
    </Head>
  );
}

const { color, radius, space } = tokens;

const Head = styled.th`
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover { color: ${color.ink}; }
  svg { opacity: 0.45; }
  &[aria-sort] { color: ${color.ink}; }
  &[aria-sort] svg { opacity: 1; }
  &&&[data-right] { text-align: right; }
`;
