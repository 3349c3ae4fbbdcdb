import { FormRadioGroup } from '@girassol/shared-ui/fields';
import { executorOptions } from '../executions';
import { FinishedDateField, useMayChooseFinishedDate } from '../FinishedDateField';
import { buildFinishedDatePart, getDefaultFinishedDate } from '../finished-date';
import type { ItemActionFormProps } from '../item-action-form-props';
import { ItemActionForm } from '../LifeForm';
import { useStatusFormSubmit } from '../use-status-change';

interface FinishValues {
  execStatus: string | null;
  finishedDate: string | null;
}

/** Form that finishes a project or an installation: who executed it and the finishing date (boards-058, boards-083). */
export function FinishForm({ item, onDone, ...form }: ItemActionFormProps) {
  const asksDate = useMayChooseFinishedDate();
  const send = useStatusFormSubmit(item, onDone);
  const initial: FinishValues = {
    execStatus: item.execStatus,
    finishedDate: getDefaultFinishedDate(asksDate, Date.now()),
  };
  return (
    <ItemActionForm
      {...form}
      initial={initial}
      onSubmit={({ execStatus, finishedDate }) => {
        const execution = executorOptions.find(({ value }) => value === execStatus)?.value;
        return send({
          status: 'CLOSED',
          // The sold figures belong to the sale (boards-059).
          approvedProposal: null,
          ...(execution && { execStatus: execution }),
          ...buildFinishedDatePart(finishedDate),
        });
      }}
    >
      <FormRadioGroup name="execStatus" label="Execução" options={executorOptions} isRequired />
      <FinishedDateField />
    </ItemActionForm>
  );
}
