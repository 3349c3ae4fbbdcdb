import type { RegistryStatus } from '@girassol/federation/operations';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { ChangeDialog } from './ChangeDialog';

interface OverrideDialogProps {
  status: RegistryStatus;
  /** Development servers that are allowed. */
  origins: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  remote: string | null;
  /** A version, or an origin. */
  target: string | null;
  why: string;
}

/** Chooses the area, and the version or development server it comes from in this browser. */
export function OverrideDialog({ status, origins, onClose, onDone }: OverrideDialogProps) {
  const initial: Values = { remote: null, target: null, why: '' };
  return (
    <ChangeDialog<Values>
      title="Trocar versão neste navegador"
      text="Vale por oito horas, só aqui. Uma faixa no alto de cada página lembra disso e desfaz com um clique."
      submitLabel="Trocar e recarregar"
      initial={initial}
      done="Este navegador usa outra versão."
      onClose={onClose}
      order={async (client, { remote, target, why }) => {
        const isOrigin = origins.includes(target ?? '');
        await client.override({
          remote: remote ?? '',
          version: isOrigin ? null : target,
          origin: isOrigin ? target : null,
          why,
        });
        onDone();
      }}
    >
      <FormSelect
        name="remote"
        label="Área"
        isRequired
        options={status.remotes.map(({ remote, title }) => ({ value: remote, label: title }))}
      />
      <Target status={status} origins={origins} />
    </ChangeDialog>
  );
}

function Target({ status, origins }: Pick<OverrideDialogProps, 'status' | 'origins'>) {
  const { remote } = useFormikContext<Values>().values;
  const releases = status.remotes.find((report) => report.remote === remote)?.releases ?? [];
  return (
    <FormSelect
      name="target"
      label="Versão"
      isRequired
      isDisabled={remote === null}
      options={[
        ...releases
          .filter(({ isAtHand }) => isAtHand)
          .map(({ version }) => ({ value: version, label: version })),
        ...origins.map((origin) => ({ value: origin, label: `Servidor de desenvolvimento ${origin}` })),
      ]}
    />
  );
}
