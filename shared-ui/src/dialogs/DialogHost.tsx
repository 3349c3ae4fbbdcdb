import { type ComponentType, useEffect, useState } from 'react';
import {
  AFTER_ERROR_DIALOG_DELAY_MS,
  type DialogRequest,
  dialogRequests,
  dismissDialogs,
  removeDialog,
} from '../questions/dialog-store';
import { useStore } from '../store';
import type { MessageDialogProps } from './MessageDialog';

const loadView = () => import('./MessageDialog').then((module) => module.MessageDialog);

/** The code for dialogs did not arrive (no connection): the browser's own box still asks. */
function askPlainly({ title, text, kind, answer, id }: DialogRequest): void {
  const words = typeof text === 'string' ? text : title;
  if (kind === 'confirm') answer(window.confirm(words));
  else {
    window.alert(words);
    answer(true);
  }
  removeDialog(id);
}

/** A question is answered at once, an error 200 ms after its dialog closed; the next one waits for the last to be gone. */
function close({ id, kind, answer }: DialogRequest, accepted: boolean): void {
  if (kind !== 'error') answer(accepted);
  setTimeout(() => {
    if (kind === 'error') answer(accepted);
    removeDialog(id);
  }, AFTER_ERROR_DIALOG_DELAY_MS);
}

/**
 * Host that shows the dialogs of `confirm`, `showMessageDialog` and `showErrorDialog` one after the other;
 * rendered once per page, by the shell. Loads the dialogs' code at the first press or key, so that an error
 * dialog can be shown when the connection fails later.
 */
export function DialogHost() {
  const [request] = useStore(dialogRequests);
  const [View, setView] = useState<ComponentType<MessageDialogProps>>();
  const [answeredId, setAnsweredId] = useState<number>();

  useEffect(() => dismissDialogs, []);

  useEffect(() => {
    const controller = new AbortController();
    const fetchEarly = () => {
      controller.abort();
      loadView().then(
        (view) => setView(() => view),
        () => undefined,
      );
    };
    const options = { signal: controller.signal, passive: true };
    document.addEventListener('pointerdown', fetchEarly, options);
    document.addEventListener('keydown', fetchEarly, options);
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (!request || View) return;
    let isCurrent = true;
    loadView().then(
      (view) => isCurrent && setView(() => view),
      () => isCurrent && askPlainly(request),
    );
    return () => {
      isCurrent = false;
    };
  }, [request, View]);

  if (!request || !View) return null;
  const { id } = request;
  return (
    <View
      key={id}
      request={request}
      isOpen={id !== answeredId}
      onAnswer={(accepted) => {
        setAnsweredId(id);
        close(request, accepted);
      }}
    />
  );
}
