import { useFacts } from '@girassol/shared-auth';
import { choosesFinishedDate, isAllowedDate, meets, toIsoDate } from '@girassol/shared-domain';
import { FormDateField } from '@girassol/shared-ui/fields';

/** Does this person name the day something was finished (boards-068)? For others it is the day they say so. */
export function useNamesFinishedDate(): boolean {
  const facts = useFacts();
  return facts !== null && meets(choosesFinishedDate, facts);
}

/** The day something was finished: not in the future. Nothing for accounts without ENTERPRISE. */
export function FinishedDateField() {
  const isAsked = useNamesFinishedDate();
  if (!isAsked) return null;
  return (
    <FormDateField
      name="finishedDate"
      label="Data de finalização"
      isRequired
      max={toIsoDate(Date.now())}
      check={(date) =>
        date && isAllowedDate(date, { allows: 'past', now: Date.now() }) ? undefined : 'Data inválida.'
      }
    />
  );
}
