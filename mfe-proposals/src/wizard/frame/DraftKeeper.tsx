import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { keepDraft } from './draft';

/** How long typing rests before it is written down. */
const REST_MS = 400;

/** Keeps what is typed in the form around it on this computer, until whoever saves it drops it. */
export function DraftKeeper({ draftKey }: { draftKey: string }) {
  const { values, dirty } = useFormikContext<unknown>();
  useEffect(() => {
    if (!dirty) return;
    const keep = () => keepDraft(draftKey, { savedAt: Date.now(), values });
    const timer = setTimeout(keep, REST_MS);
    // A reload waits for no rest.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [values, dirty, draftKey]);
  return null;
}
