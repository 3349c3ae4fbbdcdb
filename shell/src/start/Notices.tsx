import { onNotice } from '@girassol/shared-auth';
import { alertDialog } from '@girassol/shared-ui';
import { useEffect } from 'react';

/**
 * Shows what refused calls have to say as the ERRO dialog (shell.errors-001); what follows from it waits until it is
 * closed.
 */
export function Notices() {
  useEffect(
    () =>
      onNotice(async ({ title, message, onClosed }) => {
        await alertDialog({ title, text: message, closeLabel: 'Fechar' });
        onClosed?.();
      }),
    [],
  );
  return null;
}
