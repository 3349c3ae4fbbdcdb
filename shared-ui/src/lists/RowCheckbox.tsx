import { styled } from 'styled-components';
import { Checkbox } from '../fields/Checkbox';
import { tokens } from '../tokens/tokens';
import type { Selection } from './use-selection';

/** Checkbox that takes presses around it on a phone, as large as a finger, and stays small to the eye. */
export const FingerSizedCheckbox = styled(Checkbox)`
  @media ${tokens.screen.phone} {
    label { position: relative; }
    label::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: -0.8125rem;
    }
  }
`;

/** Checkbox that selects one row of a list. */
export function RowCheckbox<Item extends { _id: string; name: string }>({
  item,
  selection,
}: {
  item: Item;
  selection: Selection<Item>;
}) {
  return (
    <FingerSizedCheckbox
      label={`Selecionar ${item.name}`}
      hideLabel
      value={selection.has(item._id)}
      onChange={(isChosen) => selection.toggle([item], isChosen)}
    />
  );
}

/** Checkbox that selects or deselects all shown rows. */
export function AllRowsCheckbox<Item extends { _id: string }>({
  label,
  items,
  selection,
}: {
  label: string;
  items: readonly Item[];
  selection: Selection<Item>;
}) {
  const chosenHere = items.filter(({ _id }) => selection.has(_id)).length;
  return (
    <FingerSizedCheckbox
      label={label}
      hideLabel
      value={chosenHere === items.length}
      isIndeterminate={chosenHere > 0 && chosenHere < items.length}
      onChange={(isChosen) => selection.toggle(items, isChosen)}
    />
  );
}
