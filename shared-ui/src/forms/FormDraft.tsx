import { formatDateTime } from '@girassol/shared-domain';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button';
import { Icon } from '../icons/Icon';
import { Row } from '../layout/Stack';
import { Text } from '../text/Text';
import { allowDraftSaving, followDraftRemovals, readDraft, removeDraft, saveDraft } from './draft';

/** Pause in typing before the draft is saved, in milliseconds. */
const SAVE_DELAY_MS = 400;

/**
 * Stores the values of the surrounding form in the browser until the user saves or discards them. When the
 * form is opened again, restores the stored values, tells the user, and offers an empty start.
 */
export function FormDraft({ draftKey }: { draftKey: string }) {
  const { values, initialValues, dirty, setValues, validateForm, resetForm } = useFormikContext<object>();
  const [foundAt, setFoundAt] = useState<number | null>(null);
  const wasRead = useRef(false);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (wasRead.current) return;
    wasRead.current = true;
    const draft = readDraft(draftKey, initialValues);
    if (!draft) return;
    void setValues(draft.values, false);
    setFoundAt(draft.savedAt);
  }, [draftKey, initialValues, setValues]);

  // Once the draft stands in the form: checks of the empty one may still be on their way.
  useEffect(() => {
    if (foundAt !== null) void validateForm();
  }, [foundAt, validateForm]);

  useEffect(() => {
    if (!dirty) {
      // Saved, or taken back by hand.
      if (wasDirty.current) {
        removeDraft(draftKey);
        setFoundAt(null);
      }
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    allowDraftSaving(draftKey);
    const keep = () => saveDraft(draftKey, { savedAt: Date.now(), values });
    const timer = setTimeout(keep, SAVE_DELAY_MS);
    // A reload waits for no rest.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [values, dirty, draftKey]);

  useEffect(() => followDraftRemovals(draftKey), [draftKey]);

  if (foundAt === null) return null;
  return (
    <Row gap={8} wraps>
      <Icon name="history" size={16} />
      <Text size={13} tone="soft">
        Este é o seu rascunho de {formatDateTime(foundAt)}.
      </Text>
      <Button size="xs" variant="ghost" onClick={() => resetForm()}>
        Começar de novo
      </Button>
    </Row>
  );
}
