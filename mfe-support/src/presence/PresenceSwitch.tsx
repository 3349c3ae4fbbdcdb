import { api, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import { Switch } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { useAttendants } from './use-attendants';

/** Switch by which an attendant says whether tickets are assigned to them, with the number of those who are present. */
export function PresenceSwitch() {
  const { attendants, me } = useAttendants();
  const [isSaving, setIsSaving] = useState(false);
  if (!me) return null;
  const others = attendants.filter(({ isPresent, isMe }) => isPresent && !isMe).map(({ name }) => name);

  async function change(isPresent: boolean) {
    setIsSaving(true);
    try {
      await api('PUT /operation/attendants/presence', { body: { isAway: !isPresent } });
      await queryClient.invalidateQueries({ queryKey: buildApiQueryKey('GET /operation/attendants') });
    } catch {
      // The dialog of errors has said why.
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Switch
      label="Recebendo chamados"
      description={
        others.length === 0 ? 'Ninguém mais está presente.' : `Também presentes: ${others.join(', ')}.`
      }
      value={!me.isAway}
      isDisabled={isSaving}
      onChange={(isPresent) => void change(isPresent)}
    />
  );
}
