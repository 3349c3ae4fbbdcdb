import type { LiveScope, RegistryStatus, RemoteStatusReport } from '@girassol/federation/operations';
import { FormNumberField, FormSwitch, FormTextField } from '@girassol/shared-ui/fields';
import { FormAsyncComboBox, FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { findAccountOptions } from './use-registry';

interface RolloutDialogProps {
  report: RemoteStatusReport;
  status: RegistryStatus;
  onClose: () => void;
}

interface Values {
  version: string | null;
  scope: LiveScope;
  target: string | null;
  evenUnknown: boolean;
  share: number | null;
  withoutInspection: boolean;
  why: string;
}

const scopes = [
  { value: 'all', label: 'Todos' },
  { value: 'distribution', label: 'Uma distribuição' },
  { value: 'host', label: 'Um endereço' },
  { value: 'account', label: 'Uma conta' },
];

/**
 * Dialog that makes a release of an area live: chooses the release, for whom (scope), and for which share of
 * users.
 */
export function RolloutDialog({ report, status, onClose }: RolloutDialogProps) {
  const { remote, title, revision, releases } = report;
  const initial: Values = {
    version: releases[0]?.version ?? null,
    scope: 'all',
    target: null,
    evenUnknown: false,
    share: 100,
    withoutInspection: false,
    why: '',
  };
  return (
    <ChangeWithReasonDialog<Values>
      title={`Colocar no ar: ${title}`}
      text="Quem já está com a página aberta termina nela com a versão que tem."
      submitLabel="Colocar no ar"
      initial={initial}
      done={`${title}: versão colocada no ar.`}
      onClose={onClose}
      order={(client, { version, scope, target, evenUnknown, share, withoutInspection, why }) =>
        client.rollOut(remote, {
          version: version ?? '',
          scope,
          target: scope === 'all' ? '' : (target ?? '').trim(),
          share: share ?? 100,
          ...(scope === 'host' && evenUnknown && { evenUnknown }),
          ...(withoutInspection && { withoutInspection }),
          why,
          expected: revision,
        })
      }
    >
      <FormSelect
        name="version"
        label="Versão"
        isRequired
        options={releases.map(({ version }) => ({ value: version, label: version }))}
      />
      <FormSelect name="scope" label="Para quem" isRequired options={scopes} />
      <Target status={status} />
      <FormNumberField
        name="share"
        label="Parcela dos usuários"
        unit="%"
        isRequired
        description="Cada navegador fica sempre do mesmo lado."
        check={(share) =>
          share !== null && (share < 1 || share > 100 || !Number.isInteger(share))
            ? 'Um número inteiro de 1 a 100.'
            : undefined
        }
      />
      {status.inspection === 'required' && <SkipInspectionSwitch releases={releases} />}
    </ChangeWithReasonDialog>
  );
}

/** Switch to roll out a release that the server did not inspect or that did not pass. */
function SkipInspectionSwitch({ releases }: Pick<RemoteStatusReport, 'releases'>) {
  const { version } = useFormikContext<Values>().values;
  const inspection = releases.find((release) => release.version === version)?.inspection;
  if (inspection === undefined || inspection?.isPassed) return null;
  return (
    <FormSwitch
      name="withoutInspection"
      label="Colocar no ar sem a conferência do servidor"
      description={
        inspection
          ? 'Esta versão não passou na conferência. O histórico guarda quem decidiu e por quê.'
          : 'Esta versão ainda não foi conferida. O histórico guarda quem decidiu e por quê.'
      }
    />
  );
}

/** Whom the scope means. */
function Target({ status }: Pick<RolloutDialogProps, 'status'>) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { scope } = values;
  // The target of another scope is meaningless in this one.
  useEffect(() => void setFieldValue('target', scope === 'host' ? '' : null), [scope, setFieldValue]);
  if (scope === 'all') return null;
  if (scope === 'distribution')
    return (
      <FormSelect
        name="target"
        label="Distribuição"
        isRequired
        options={status.distributions.map(({ key, name }) => ({ value: key, label: name }))}
      />
    );
  if (scope === 'account')
    return (
      <FormAsyncComboBox
        name="target"
        label="Conta"
        description="Pelo nome da conta ou pelo e-mail de alguém dela."
        isRequired
        loadOptions={findAccountOptions}
        emptyText="Nenhuma conta com este nome ou e-mail."
      />
    );
  return (
    <>
      <FormTextField
        name="target"
        label="Endereço"
        placeholder="app.parceiro.com.br"
        isRequired
        maxLength={120}
      />
      <FormSwitch
        name="evenUnknown"
        label="Mesmo que o endereço ainda não exista aqui"
        description="Sem isto, só valem os endereços do produto e os das distribuições."
      />
    </>
  );
}
