import { onNotice } from '@girassol/shared-auth';
import { showErrorDialog } from '@girassol/shared-ui';
import { useEffect } from 'react';

/**
 * Shows the error messages of refused API calls as ERRO dialogs (shell.errors-001). A logout or reload that
 * follows from the error waits until the dialog is closed.
 */
export function ErrorNoticeDialogs() {
  useEffect(
    () =>
      onNotice(async ({ title, message, onClosed }) => {
        await showErrorDialog({ title, text: message, closeLabel: 'Fechar' });
        onClosed?.();
      }),
    [],
  );
  return null;
}
