import type { RegistryStatus } from '@girassol/federation/operations';
import { Button, Row, Stack, Text } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog, SecretDialog } from '@girassol/shared-ui/overlays';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { runRegistryChange } from './use-registry';

/** Chosen for an area that has no release yet. */
const NEW_AREA = 'new';

interface Values {
  remote: string | null;
  /** Name of a new area's remote. */
  newRemote: string;
  team: string;
  name: string;
}

/** Dialog that creates a deploy token for an area, a new area, all areas, or inspections, and shows it once. */
export function NewDeployTokenDialog({ status, onClose }: { status: RegistryStatus; onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ remote, newRemote, team, name }: Values) {
    const order =
      remote === NEW_AREA
        ? { remote: newRemote.trim(), team: team.trim(), name: name.trim() }
        : { remote: remote ?? '', name: name.trim() };
    setProblem(
      await runRegistryChange(
        async (client) => setToken((await client.createToken(order)).token),
        'Token criado.',
      ),
    );
  }

  if (token)
    return (
      <SecretDialog title="Novo token" secret={token} copiedText="Token copiado" onClose={onClose}>
        Copie agora: ele não aparece de novo.
      </SecretDialog>
    );
  const initial: Values = { remote: null, newRemote: '', team: '', name: '' };
  return (
    <Dialog isOpen onClose={onClose} title="Novo token" size="sm">
      <Formik initialValues={initial} onSubmit={submit}>
        <Form aria-label="Novo token">
          <Stack gap={16}>
            <FormSelect name="remote" label="Área" isRequired options={buildChoices(status)} />
            <NewArea status={status} />
            <FormTextField
              name="name"
              label="Nome"
              isRequired
              maxLength={80}
              placeholder="Ex.: CI da equipe crm"
              check={(name) => (name.trim().length < 2 ? 'Escreva um pouco mais.' : undefined)}
            />
            {problem && (
              <Text tone="bad" role="alert">
                {problem}
              </Text>
            )}
            <Row justify="end">
              <Button onClick={onClose}>Cancelar</Button>
              <FormSubmitButton>Criar token</FormSubmitButton>
            </Row>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}

const buildChoices = ({ remotes, reserved = [] }: RegistryStatus) => [
  ...remotes.map(({ remote, title }) => ({ value: remote, label: title })),
  ...reserved.map(({ remote, team }) => ({ value: remote, label: `${remote} (reservado: ${team})` })),
  { value: NEW_AREA, label: 'Uma área nova…' },
  { value: '*', label: 'Todas as áreas' },
  { value: 'inspection', label: 'Nenhuma: só confere versões' },
];

/** The name of an area that is yet to come, and whose it is. */
function NewArea({ status: { remotes } }: { status: RegistryStatus }) {
  const { remote } = useFormikContext<Values>().values;
  if (remote !== NEW_AREA) return null;
  return (
    <>
      <FormTextField
        name="newRemote"
        label="Nome da área"
        description="Como a equipe a cria: girassol create mfe-visitas."
        placeholder="mfe-visitas"
        isRequired
        maxLength={60}
        check={(typed) => validateRemoteName(typed.trim(), remotes)}
      />
      <FormTextField
        name="team"
        label="Equipe"
        description="O nome fica reservado para ela: é o que a primeira versão deve dizer em src/remote.ts."
        placeholder="campo"
        isRequired
        maxLength={40}
        check={(team) => (team.trim().length < 2 ? 'Escreva um pouco mais.' : undefined)}
      />
    </>
  );
}

function validateRemoteName(name: string, remotes: RegistryStatus['remotes']): string | undefined {
  if (!/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return 'Comece por mfe-, com letras minúsculas, números e hífens.';
  return remotes.some(({ remote }) => remote === name)
    ? 'Esta área já existe: escolha-a na lista.'
    : undefined;
}
