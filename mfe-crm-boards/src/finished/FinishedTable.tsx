import { type BoardKind, boards, finishedWords } from '@girassol/shared-domain';
import type { FinishedItem } from '@girassol/shared-domain/contract';
import { VisuallyHidden } from '@girassol/shared-ui';
import { AllRowsChoice } from '@girassol/shared-ui/lists';
import { FinishedRow } from './FinishedRow';
import { Sheet, Table } from './finished-layout';
import type { FinishedActions } from './use-finished-actions';

interface FinishedTableProps {
  kind: BoardKind;
  items: FinishedItem[];
  /** The filters changed and these rows are still those from before. */
  isStale: boolean;
  openItemId: string | null;
  onOpen: (itemId: string) => void;
  actions: FinishedActions;
}

/** Finished items as rows. On narrow screens the columns fold into the first and the last. */
export function FinishedTable({ kind, items, isStale, openItemId, onOpen, actions }: FinishedTableProps) {
  return (
    <Sheet aria-busy={isStale} data-stale={isStale ? '' : undefined}>
      <Table>
        <caption>
          <VisuallyHidden>{finishedWords(boards[kind]).long}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {actions.selection && (
              <th scope="col" className="own">
                <AllRowsChoice
                  label="Selecionar todos os mostrados"
                  items={items}
                  selection={actions.selection}
                />
              </th>
            )}
            <th scope="col">{boards[kind].itemName}</th>
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
            <FinishedRow
              key={item._id}
              item={item}
              isOpen={item._id === openItemId}
              onOpen={onOpen}
              actions={actions}
            />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
