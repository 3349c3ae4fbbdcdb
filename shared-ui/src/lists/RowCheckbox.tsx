import { Checkbox } from '../fields/Checkbox';
import type { Selection } from './use-selection';

/** Checkbox that selects one row of a list. */
export function RowCheckbox<Item extends { _id: string; name: string }>({
  item,
  selection,
}: {
  item: Item;
  selection: Selection<Item>;
}) {
  return (
    <Checkbox
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
    <Checkbox
      label={label}
      hideLabel
      value={chosenHere === items.length}
      isIndeterminate={chosenHere > 0 && chosenHere < items.length}
      onChange={(isChosen) => selection.toggle(items, isChosen)}
    />
  );
}
