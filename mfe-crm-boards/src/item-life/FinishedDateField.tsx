import { useConditionFacts } from '@girassol/shared-auth';
import {
  finishedDateChoiceCondition,
  isDateAllowedInField,
  meetsCondition,
  toIsoDate,
} from '@girassol/shared-domain';
import { FormDateField } from '@girassol/shared-ui/fields';

/**
 * Returns true if the person may choose the finishing date of an item (boards-068). For other people, the
 * finishing date is the day of the action.
 */
export function useMayChooseFinishedDate(): boolean {
  const facts = useConditionFacts();
  return facts !== null && meetsCondition(finishedDateChoiceCondition, facts);
}

/** Field for the finishing date, which must not be in the future. Renders nothing for accounts without ENTERPRISE. */
export function FinishedDateField() {
  const isAsked = useMayChooseFinishedDate();
  if (!isAsked) return null;
  return (
    <FormDateField
      name="finishedDate"
      label="Data de finalização"
      isRequired
      max={toIsoDate(Date.now())}
      check={(date) =>
        date && isDateAllowedInField(date, { allows: 'past', now: Date.now() }) ? undefined : 'Data inválida.'
      }
    />
  );
}
