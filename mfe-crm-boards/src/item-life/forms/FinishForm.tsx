import { FormRadioGroup } from '@girassol/shared-ui/fields';
import { executions } from '../executions';
import { FinishedDateField, useNamesFinishedDate } from '../FinishedDateField';
import { finishedPart, finishedToday } from '../finished-date';
import type { LifeFormProps } from '../LifeDialog';
import { LifeForm } from '../LifeForm';
import { useStatusForm } from '../use-status-change';

interface FinishValues {
  execStatus: string | null;
  finishedDate: string | null;
}

/** Finishing a project or a work: who executed it, and when it was done (boards-058, boards-083). */
export function FinishForm({ item, onDone, ...form }: LifeFormProps) {
  const asksDate = useNamesFinishedDate();
  const send = useStatusForm(item, onDone);
  const initial: FinishValues = {
    execStatus: item.execStatus,
    finishedDate: finishedToday(asksDate, Date.now()),
  };
  return (
    <LifeForm
      {...form}
      initial={initial}
      onSubmit={({ execStatus, finishedDate }) => {
        const execution = executions.find(({ value }) => value === execStatus)?.value;
        return send({
          status: 'CLOSED',
          // What was sold belongs to the sale (boards-059).
          approvedProposal: null,
          ...(execution && { execStatus: execution }),
          ...finishedPart(finishedDate),
        });
      }}
    >
      <FormRadioGroup name="execStatus" label="Execução" options={executions} isRequired />
      <FinishedDateField />
    </LifeForm>
  );
}
