import { FormDateField, FormTimeField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ScheduleFieldGrid } from './note-form-layout';
import { type NoteValues, noteFieldLabels } from './note-values';
import { computeShiftedEnd } from './times-of-day';

/** Fields for the day, start and end of a schedule, inside a Formik form. */
export function ScheduleFields() {
  useShiftEndWithStart();
  return (
    <ScheduleFieldGrid>
      <FormDateField name="date" label={noteFieldLabels.date} />
      <FormTimeField name="start" label={noteFieldLabels.start} />
      <FormTimeField name="end" label={noteFieldLabels.end} />
    </ScheduleFieldGrid>
  );
}

/** Moves the end when the start changes, so that the duration stays the same. A new end sets a new duration. */
function useShiftEndWithStart() {
  const { values, setFieldValue } = useFormikContext<Pick<NoteValues, 'start' | 'end'>>();
  const { start, end } = values;
  const last = useRef({ start, end });
  useEffect(() => {
    // On the way to another hour a field holds none.
    if (!start || !end) return;
    const before = last.current;
    last.current = { start, end };
    if (!before.start || !before.end || start === before.start || end !== before.end) return;
    if (before.end <= before.start) return;
    const next = computeShiftedEnd({ start: before.start, end: before.end }, start);
    last.current = { start, end: next };
    void setFieldValue('end', next);
  }, [start, end, setFieldValue]);
}
