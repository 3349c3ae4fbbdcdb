import { formatCity, formatDate, formatItemNumber, formatOwnersLabels } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { Badge, keepFiguresTogether, MoneyText, PowerText } from '@girassol/shared-ui';
import { RowCheckbox } from '@girassol/shared-ui/lists';
import type { MouseEvent } from 'react';
import { getStatusLabel } from '../item/status-label';
import { FinishedItemMenu } from './FinishedItemMenu';
import type { FinishedItemActions } from './use-finished-item-actions';

interface FinishedRowProps {
  item: FinishedItem;
  isOpen: boolean;
  onOpen: (itemId: string) => void;
  actions: FinishedItemActions;
}

/** A press on a cell with a life of its own, or in the menu that hangs from one elsewhere in the page, is not meant for the row. */
const isOnRow = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('.own') === null;

/**
 * Row of one finished item. A click anywhere on the row opens the item's panel; for keyboard users, the
 * item's name is a button that opens the panel.
 */
export function FinishedItemRow({ item, isOpen, onOpen, actions }: FinishedRowProps) {
  const { customer, status, saleLostReason } = item;
  const place = formatCity(customer);
  const owners = formatOwnersLabels(item);
  const open = () => onOpen(item._id);
  const badge = (
    <Badge tone={status === 'LOST' ? 'bad' : 'good'}>{getStatusLabel(item.type, status).text}</Badge>
  );
  return (
    <tr onClick={(event) => isOnRow(event) && open()} data-open={isOpen ? '' : undefined}>
      {actions.selection && (
        <td className="own">
          <RowCheckbox item={item} selection={actions.selection} />
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
          <small className="wide">{formatItemNumber(item.id)}</small> {keepFiguresTogether(item.name)}
        </button>
        <span className="narrow">{[customer.name, place].filter(Boolean).join(' · ')}</span>
        <span className="narrow">
          {formatItemNumber(item.id)} {badge}
        </span>
        {saleLostReason && <span className="narrow">{saleLostReason}</span>}
      </th>
      <td className="wide">
        {customer.name}
        <small>{place}</small>
      </td>
      <td className="wide line" title={owners.full}>
        {owners.short}
      </td>
      <td className="wide line" title={saleLostReason ?? undefined}>
        {badge}
        {saleLostReason && <small>{saleLostReason}</small>}
      </td>
      <td className="wide number">{formatDate(item.closedDay)}</td>
      <td className="wide number">
        <PowerText value={item.power} />
      </td>
      <td className="number">
        <MoneyText value={item.confirmedAmount ?? item.amount} />
        {item.confirmedAmount !== null && item.confirmedAmount !== item.amount && (
          <small className="wide">
            de <MoneyText value={item.amount} />
          </small>
        )}
        <span className="narrow">{formatDate(item.closedDay)}</span>
      </td>
      <td className="own">
        <FinishedItemMenu item={item} getMenu={actions.getMenu} />
      </td>
    </tr>
  );
}
