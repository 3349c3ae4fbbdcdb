import { ApiError, saveSettings, useSettings } from '@girassol/shared-auth';
import type { Settings, SettingsChange } from '@girassol/shared-domain/contract';
import { confirm, showErrorDialog, showSnackbar, useLeaveGuard } from '@girassol/shared-ui';
import { useCallback, useState } from 'react';

/**
 * Returns the account settings being edited and a `save` function. Takes over changes of other users while
 * the form is unchanged; afterwards a conflict on saving asks the user whether to overwrite.
 */
export function useSettingsEditing() {
  const current = useSettings();
  const [begun, setBegun] = useState<Settings | null>(null);
  const [isDirty, setDirty] = useState(false);
  useLeaveGuard(isDirty);
  if (current && begun !== current && (!begun || !isDirty)) setBegun(current);

  const save = useCallback(
    async (change: SettingsChange): Promise<boolean> => {
      const saved = await saveWithConflictCheck(change, begun?.version);
      if (!saved) return false;
      setBegun(saved);
      showSnackbar({ text: 'Configurações salvas.' });
      return true;
    },
    [begun?.version],
  );
  return { settings: begun, isDirty, setDirty, save };
}

/** Saves; where somebody was faster, asks whether to save over it. Null where it was refused or called off. */
async function saveWithConflictCheck(
  change: SettingsChange,
  version: number | undefined,
): Promise<Settings | null> {
  try {
    return await saveSettings(change, { version });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 409) {
      await showErrorDialog({ title: error.title ?? 'ERRO', text: describeRefusal(error) });
      return null;
    }
    const isMine = await confirm({
      title: 'OUTRA PESSOA SALVOU ANTES',
      text: error.message,
      confirmLabel: 'Salvar a minha versão',
      cancelLabel: 'Continuar editando',
    });
    return isMine ? saveWithConflictCheck(change, undefined) : null;
  }
}

/** Describes why the settings were refused, with the reasons of the values that the form let pass. */
function describeRefusal({ message, fields = [] }: ApiError): string {
  const reasons = fields.map((field) => field.message);
  return [...new Set([message, ...reasons])].slice(0, 4).join(' ');
}
