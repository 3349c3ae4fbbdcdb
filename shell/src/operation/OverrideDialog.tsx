import type { OverrideChoices } from '@girassol/federation/operations';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { reloadPageFromServer } from '../page/reload-page-from-server';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';

interface OverrideDialogProps {
  choices: OverrideChoices;
  onClose: () => void;
}

interface Values {
  remote: string | null;
  /** A version, or an origin. */
  target: string | null;
  why: string;
}

/** Dialog that overrides the version of an area in this browser, with a release or a development server. */
export function OverrideDialog({ choices, onClose }: OverrideDialogProps) {
  const initial: Values = { remote: null, target: null, why: '' };
  const { remotes, origins } = choices;
  return (
    <ChangeWithReasonDialog<Values>
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
        reloadPageFromServer();
      }}
    >
      <FormSelect
        name="remote"
        label="Área"
        isRequired
        options={remotes.map(({ remote, title }) => ({ value: remote, label: title }))}
      />
      <Target {...choices} />
    </ChangeWithReasonDialog>
  );
}

function Target({ remotes, origins }: OverrideChoices) {
  const { remote } = useFormikContext<Values>().values;
  const versions = remotes.find((choice) => choice.remote === remote)?.versions ?? [];
  return (
    <FormSelect
      name="target"
      label="Versão"
      isRequired
      isDisabled={remote === null}
      options={[
        ...versions.map((version) => ({ value: version, label: version })),
        ...origins.map((origin) => ({ value: origin, label: `Servidor de desenvolvimento ${origin}` })),
      ]}
    />
  );
}
