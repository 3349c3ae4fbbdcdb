import type { ApiError } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { KanbanColumn } from '@girassol/shared-domain/contract';
import { FormSelect } from '@girassol/shared-ui/pickers';
import type { ReactNode } from 'react';
import { BoardColumnsLoader } from '../form-parts';
import type { ItemActionFormProps } from '../item-action-form-props';
import { ItemActionForm } from '../LifeForm';

interface ColumnFormProps extends Pick<ItemActionFormProps, 'submitLabel' | 'isBlocked'> {
  /** Board whose columns are offered. */
  kind: BoardKind;
  /** Column that cannot be chosen: the current column of the item. */
  except?: string | undefined;
  label?: string | undefined;
  /** A line of what will happen. */
  children?: ReactNode;
  onSubmit: (column: KanbanColumn, columns: KanbanColumn[]) => Promise<ApiError | null>;
}

/** Form that chooses the target column of an item. The first column is preselected (boards-061). */
export function TargetColumnForm({
  kind,
  except,
  label = 'Coluna',
  children,
  onSubmit,
  ...form
}: ColumnFormProps) {
  return (
    <BoardColumnsLoader kind={kind}>
      {(columns) => {
        const offered = columns.filter(({ _id }) => _id !== except);
        const options = offered.map(({ _id, title }) => ({ value: _id, label: title }));
        return (
          <ItemActionForm
            {...form}
            initial={{ column: options[0]?.value ?? null }}
            onSubmit={async ({ column }) => {
              const chosen = offered.find(({ _id }) => _id === column);
              return chosen ? onSubmit(chosen, columns) : null;
            }}
          >
            {children}
            <FormSelect name="column" label={label} options={options} isRequired />
          </ItemActionForm>
        );
      }}
    </BoardColumnsLoader>
  );
}
