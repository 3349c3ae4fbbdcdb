import { type BoardKind, boardDescriptions, getFinishedItemsLabels } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { VisuallyHidden } from '@girassol/shared-ui';
import { AllRowsCheckbox } from '@girassol/shared-ui/lists';
import { FinishedItemRow } from './FinishedItemRow';
import { FinishedTableFrame, FinishedTableSurface } from './finished-layout';
import type { FinishedItemActions } from './use-finished-item-actions';

interface FinishedTableProps {
  kind: BoardKind;
  items: FinishedItem[];
  /** The filters changed and these rows are still those from before. */
  isStale: boolean;
  openItemId: string | null;
  onOpen: (itemId: string) => void;
  actions: FinishedItemActions;
}

/** Table of finished items. On narrow screens the columns fold into the first and the last. */
export function FinishedItemsTable({
  kind,
  items,
  isStale,
  openItemId,
  onOpen,
  actions,
}: FinishedTableProps) {
  return (
    <FinishedTableSurface aria-busy={isStale} data-stale={isStale ? '' : undefined}>
      <FinishedTableFrame>
        <caption>
          <VisuallyHidden>{getFinishedItemsLabels(boardDescriptions[kind]).long}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {actions.selection && (
              <th scope="col" className="own">
                <AllRowsCheckbox
                  label="Selecionar todos os mostrados"
                  items={items}
                  selection={actions.selection}
                />
              </th>
            )}
            <th scope="col">{boardDescriptions[kind].itemName}</th>
            <th scope="col" className="wide">
              Cliente
            </th>
            <th scope="col" className="wide">
              Responsável
            </th>
            <th scope="col" className="wide">
              Situação
            </th>
            <th scope="col" className="wide number">
              Data
            </th>
            <th scope="col" className="wide number">
              Potência
            </th>
            <th scope="col" className="number">
              Valor
            </th>
            <th scope="col" className="own">
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <FinishedItemRow
              key={item._id}
              item={item}
              isOpen={item._id === openItemId}
              onOpen={onOpen}
              actions={actions}
            />
          ))}
        </tbody>
      </FinishedTableFrame>
    </FinishedTableSurface>
  );
}
