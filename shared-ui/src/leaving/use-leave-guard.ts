import { useEffect, useRef } from 'react';
import { confirm } from '../dialogs/dialog-store';
import { watchLeaving } from './watch-leaving';

/** May what was typed be lost? */
export function askToLeave(): Promise<boolean> {
  return confirm({
    title: 'AVISO',
    text: 'Há dados que ainda não foram salvos. Deseja sair mesmo assim?',
    confirmLabel: 'Sair sem salvar',
    cancelLabel: 'Continuar editando',
  });
}

/**
 * Asks before unsaved changes are left. What the screen does itself after saving is not asked about.
 * @param onLeave The person gave up what was typed. Closing the tab is not that.
 */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): void {
  const giveUp = useRef(onLeave);
  useEffect(() => {
    giveUp.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    if (!isDirty) return;
    return watchLeaving(async () => {
      const mayLeave = await askToLeave();
      if (mayLeave) giveUp.current?.();
      return mayLeave;
    });
  }, [isDirty]);
}
