import { FormDateField, FormTimeField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Schedule } from './note-form-layout';
import { type NoteValues, noteFieldLabels } from './note-values';
import { keptEnd } from './times-of-day';

/** Day, start and end of a schedule, inside its Formik. */
export function ScheduleFields() {
  useKeptLength();
  return (
    <Schedule>
      <FormDateField name="date" label={noteFieldLabels.date} />
      <FormTimeField name="start" label={noteFieldLabels.start} />
      <FormTimeField name="end" label={noteFieldLabels.end} />
    </Schedule>
  );
}

/** Whoever sets another start means the same visit at another hour: the end follows. A new end is a new length. */
function useKeptLength() {
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
    const next = keptEnd({ start: before.start, end: before.end }, start);
    last.current = { start, end: next };
    void setFieldValue('end', next);
  }, [start, end, setFieldValue]);
}
