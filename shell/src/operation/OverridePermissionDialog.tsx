import type { RegistryStatus } from '@girassol/federation/operations';
import { DAY_MS } from '@girassol/shared-domain';
import { FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';

const ALL = '*';
const durations = [
  { value: '1', label: '1 dia' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
];

interface PermissionDialogProps {
  status: RegistryStatus;
  onClose: () => void;
}

/**
 * Dialog with which an operator permits a user to override the version of one area or of all areas, for a
 * number of days.
 */
export function OverridePermissionDialog({ status, onClose }: PermissionDialogProps) {
  const initial: { email: string; remote: string | null; days: string | null; why: string } = {
    email: '',
    remote: null,
    days: '7',
    why: '',
  };
  return (
    <ChangeWithReasonDialog
      title="Permitir pessoa"
      text="Ela escolhe entre as versões publicadas e as origens permitidas, só no navegador dela."
      submitLabel="Permitir"
      initial={initial}
      done="Pessoa permitida."
      onClose={onClose}
      order={(client, { email, remote, days, why }) =>
        client.permitOverrides({
          email: email.trim(),
          remotes: remote === null || remote === ALL ? null : [remote],
          until: Date.now() + Number(days) * DAY_MS,
          why,
        })
      }
    >
      <FormTextField name="email" label="E-mail" type="email" isRequired maxLength={254} />
      <FormSelect
        name="remote"
        label="Área"
        isRequired
        options={[
          ...status.remotes.map(({ remote, title }) => ({ value: remote, label: title })),
          { value: ALL, label: 'Todas as áreas' },
        ]}
      />
      <FormSelect name="days" label="Por quanto tempo" isRequired options={durations} />
    </ChangeWithReasonDialog>
  );
}
