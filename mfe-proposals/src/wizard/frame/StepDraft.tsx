import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { dropTyped, keepTyped, readTyped } from './typed-values';

/**
 * Keeps what is typed in a step through a reload of the page, in this tab, until it is saved. What was typed over an
 * older state of the proposal is not brought back: `place` names the step and that state.
 */
export function StepDraft({ place }: { place: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<object>();
  const wasRead = useRef(false);
  useEffect(() => {
    if (!wasRead.current) {
      wasRead.current = true;
      const typed = readTyped(place, initialValues);
      if (typed) {
        void setValues(typed);
        return;
      }
    }
    if (dirty) keepTyped(place, values);
    else dropTyped(place);
  }, [place, values, initialValues, dirty, setValues]);
  return null;
}
