import { formatDate, formatItemNumber, ownersLabel } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { Badge, Money, Power } from '@girassol/shared-ui';
import { RowChoice } from '@girassol/shared-ui/lists';
import type { MouseEvent } from 'react';
import { placeOf } from '../item/card-label';
import { statusWord } from '../item/status-word';
import { RowMenu } from './RowMenu';
import type { FinishedActions } from './use-finished-actions';

interface FinishedRowProps {
  item: FinishedItem;
  isOpen: boolean;
  onOpen: (itemId: string) => void;
  actions: FinishedActions;
}

/** A press on a cell with a life of its own, or in the menu that hangs from one elsewhere in the page, is not meant for the row. */
const isOnRow = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('.own') === null;

/** One finished item: the whole row opens its panel, its name by keyboard too. */
export function FinishedRow({ item, isOpen, onOpen, actions }: FinishedRowProps) {
  const { customer, status, saleLostReason } = item;
  const place = placeOf(customer);
  const owners = ownersLabel(item);
  const open = () => onOpen(item._id);
  const outcome = (
    <>
      <Badge tone={status === 'LOST' ? 'bad' : 'good'}>{statusWord(item.type, status).text}</Badge>
      {saleLostReason && <small>{saleLostReason}</small>}
    </>
  );
  return (
    <tr onClick={(event) => isOnRow(event) && open()} data-open={isOpen ? '' : undefined}>
      {actions.selection && (
        <td className="own">
          <RowChoice item={item} selection={actions.selection} />
        </td>
      )}
      <th scope="row">
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            open();
          }}
        >
          <small>{formatItemNumber(item.id)}</small> {item.name}
        </button>
        <span className="narrow">{[customer.name, place].filter(Boolean).join(' · ')}</span>
        <span className="narrow">{outcome}</span>
      </th>
      <td className="wide">
        {customer.name}
        <small>{place}</small>
      </td>
      <td className="wide" title={owners.full}>
        {owners.short}
      </td>
      <td className="wide">{outcome}</td>
      <td className="wide number">{formatDate(item.closedDay)}</td>
      <td className="wide number">
        <Power value={item.power} />
      </td>
      <td className="number">
        <Money value={item.confirmedAmount ?? item.amount} />
        {item.confirmedAmount !== null && item.confirmedAmount !== item.amount && (
          <small>
            de <Money value={item.amount} />
          </small>
        )}
        <span className="narrow">{formatDate(item.closedDay)}</span>
      </td>
      <td className="own">
        <RowMenu item={item} menuOf={actions.menuOf} />
      </td>
    </tr>
  );
}
