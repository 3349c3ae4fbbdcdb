import type { ApiError } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { KanbanColumn } from '@girassol/shared-domain/contract';
import { FormSelect } from '@girassol/shared-ui/pickers';
import type { ReactNode } from 'react';
import { WithColumns } from '../form-parts';
import type { LifeFormProps } from '../LifeDialog';
import { LifeForm } from '../LifeForm';

interface ColumnFormProps extends Pick<LifeFormProps, 'submitLabel' | 'isBlocked' | 'onDirty'> {
  /** Whose columns are offered. */
  kind: BoardKind;
  /** One that cannot be chosen: where the item stands already. */
  except?: string;
  label?: string;
  /** A line of what will happen. */
  children?: ReactNode;
  onSubmit: (column: KanbanColumn, columns: KanbanColumn[]) => Promise<ApiError | null>;
}

/** Which column an item goes to; the first one by order unless another is chosen (boards-061). */
export function ColumnForm({ kind, except, label = 'Coluna', children, onSubmit, ...form }: ColumnFormProps) {
  return (
    <WithColumns kind={kind}>
      {(columns) => {
        const offered = columns.filter(({ _id }) => _id !== except);
        const options = offered.map(({ _id, title }) => ({ value: _id, label: title }));
        return (
          <LifeForm
            {...form}
            initial={{ column: options[0]?.value ?? null }}
            onSubmit={async ({ column }) => {
              const chosen = offered.find(({ _id }) => _id === column);
              return chosen ? onSubmit(chosen, columns) : null;
            }}
          >
            {children}
            <FormSelect name="column" label={label} options={options} isRequired />
          </LifeForm>
        );
      }}
    </WithColumns>
  );
}
