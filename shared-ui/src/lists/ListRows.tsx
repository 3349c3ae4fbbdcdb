import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWindowWidth } from '../layout/use-window-width';
import type { MenuItem, MenuSection } from '../overlays/Menu';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../tokens/tokens';
import { CardList, Table, TableSurface } from './list-layout';
import { moveFocusBetweenNames } from './move-focus-between-names';
import { FingerSizedCheckbox } from './RowCheckbox';
import { RowMenu } from './RowMenu';
import type { Selection } from './use-selection';

const TABLE_FROM = 900;

export interface ListColumn<Item> {
  title: string;
  cell: (item: Item) => ReactNode;
  /** `name` takes what the others leave; `figure` lines numbers up; `amount` does at the right. */
  kind?: 'name' | 'figure' | 'amount';
}

export interface ListRowsProps<Item extends { _id: string }> {
  /** `Kits` */
  label: string;
  items: readonly Item[];
  columns: readonly ListColumn<Item>[];
  /** Returns the name of an item for assistive technology. */
  getName: (item: Item) => string;
  /** Renders one item on a narrow screen. */
  card: (item: Item) => ReactNode;
  /** Null where nothing may be changed. */
  selection: Selection<Item> | null;
  /** Returns the menu of an item; empty where there is no action. */
  getMenu: (item: Item) => (MenuItem | MenuSection)[];
  /** The page before is shown until this one comes. */
  isWaiting: boolean;
}

/**
 * Rows of a list: a table on wide screens, cards on narrow ones. The up and down keys move the focus between
 * the rows' name links (`[data-name]`).
 */
export function ListRows<Item extends { _id: string }>(props: ListRowsProps<Item>) {
  const isWide = useWindowWidth() >= TABLE_FROM;
  return (
    <Waiting $isWaiting={props.isWaiting} aria-busy={props.isWaiting} onKeyDown={moveFocusBetweenNames}>
      {isWide ? <RowTable {...props} /> : <RowCards {...props} />}
    </Waiting>
  );
}

function RowTable<Item extends { _id: string }>(props: ListRowsProps<Item>) {
  const { label, items, columns, selection } = props;
  return (
    <TableSurface>
      <Table aria-label={label}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col">
                <ChooseAll items={items} selection={selection} hideLabel />
              </th>
            ) : (
              <td />
            )}
            {columns.map(({ title, kind }) => (
              <th scope="col" key={title} className={kind}>
                {title}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item._id} data-selected={selection?.has(item._id) ?? false}>
              <td>{selection && <Choice item={item} {...props} selection={selection} />}</td>
              {columns.map(({ title, kind, cell }) => (
                <td key={title} className={kind}>
                  {cell(item)}
                </td>
              ))}
              <td>
                <Actions item={item} {...props} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableSurface>
  );
}

function RowCards<Item extends { _id: string }>(props: ListRowsProps<Item>) {
  const { label, items, card, selection } = props;
  return (
    <>
      {selection && items.length > 1 && (
        <AboveCards>
          <ChooseAll items={items} selection={selection} />
        </AboveCards>
      )}
      <CardList aria-label={label}>
        {items.map((item) => (
          <li key={item._id} data-selected={selection?.has(item._id) ?? false}>
            {selection ? <Choice item={item} {...props} selection={selection} /> : <span />}
            {card(item)}
            <Actions item={item} {...props} />
          </li>
        ))}
      </CardList>
    </>
  );
}

interface ChooseAllProps<Item extends { _id: string }> {
  items: readonly Item[];
  selection: Selection<Item>;
  hideLabel?: boolean | undefined;
}

function ChooseAll<Item extends { _id: string }>({ items, selection, hideLabel }: ChooseAllProps<Item>) {
  const chosenHere = items.filter(({ _id }) => selection.has(_id)).length;
  return (
    <FingerSizedCheckbox
      label="Selecionar todos desta página"
      hideLabel={hideLabel}
      value={chosenHere === items.length}
      isIndeterminate={chosenHere > 0 && chosenHere < items.length}
      onChange={(isChosen) => selection.toggle(items, isChosen)}
    />
  );
}

interface ChoiceProps<Item extends { _id: string }> {
  item: Item;
  getName: (item: Item) => string;
  selection: Selection<Item>;
}

function Choice<Item extends { _id: string }>({ item, getName, selection }: ChoiceProps<Item>) {
  return (
    <FingerSizedCheckbox
      label={`Selecionar ${getName(item)}`}
      hideLabel
      value={selection.has(item._id)}
      onChange={(isChosen) => selection.toggle([item], isChosen)}
    />
  );
}

interface ActionsProps<Item extends { _id: string }>
  extends Pick<ListRowsProps<Item>, 'getName' | 'getMenu'> {
  item: Item;
}

function Actions<Item extends { _id: string }>({ item, getName, getMenu }: ActionsProps<Item>) {
  const items = getMenu(item);
  return items.length === 0 ? null : <RowMenu label={`Ações de ${getName(item)}`} items={items} />;
}

/** In line with the boxes of the cards below. */
const AboveCards = styled.div`
  padding: 0 ${tokens.space[12]} ${tokens.space[8]};
`;

const Waiting = styled.div<{ $isWaiting: boolean }>`
  opacity: ${({ $isWaiting }) => ($isWaiting ? 0.6 : 1)};
`;
