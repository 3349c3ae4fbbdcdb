import { useEffect } from 'react';
import { confirm } from '../dialogs/dialog-store';
import { watchLeaving } from './watch-leaving';

/** May what was typed be lost? */
export function askToLeave(): Promise<boolean> {
  return confirm({
    title: 'AVISO',
    text: 'Há dados que ainda não foram salvos. Deseja sair mesmo assim?',
    confirmLabel: 'Sim',
    cancelLabel: 'Não',
  });
}

/** Asks before unsaved changes are left. What the screen does itself after saving is not asked about. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => (isDirty ? watchLeaving(askToLeave) : undefined), [isDirty]);
}
