import type { RegistryStatus } from '@girassol/federation/operations';
import { Button, Card, confirm, DateText, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OperationList } from './OperationList';
import { change, useDeployTokens } from './use-registry';

/** What the pipelines of the teams publish with. A token shows once, when it is made. */
export function DeployTokens({ status }: { status: RegistryStatus }) {
  const { data: kept = [] } = useDeployTokens();
  const [isCreating, setIsCreating] = useState(false);

  async function revoke(id: string, name: string) {
    const isSure = await confirm({
      title: `Revogar ${name}?`,
      text: 'O que publica com este token deixa de publicar agora.',
      confirmLabel: 'Revogar',
      danger: true,
    });
    if (isSure) await change((client) => client.revokeToken(id), 'Token revogado.');
  }

  return (
    <Card padding={16} role="region" aria-label="Tokens de publicação">
      <Stack gap={12}>
        <Row gap={12} justify="between" wraps>
          <Heading level={2}>Tokens de publicação</Heading>
          <Button size="sm" icon="plus" onClick={() => setIsCreating(true)}>
            Novo token
          </Button>
        </Row>
        {kept.length === 0 && (
          <Text tone="soft">Nenhum token. Cada equipe publica com o token da sua área.</Text>
        )}
        <OperationList>
          {kept.map(({ id, remote, name, createdBy, lastUsedAt }) => (
            <li key={id}>
              <span>
                <Text weight={500}>{name}</Text>{' '}
                <Text tone="soft" size={13}>
                  {placeWords[remote] ?? remote} · criado por {createdBy} · usado{' '}
                  {lastUsedAt ? <DateText value={lastUsedAt} show="dateTime" /> : 'nunca'}
                </Text>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Revogar ${name}`}
                onClick={() => void revoke(id, name)}
              >
                Revogar
              </Button>
            </li>
          ))}
        </OperationList>
      </Stack>
      {isCreating && <NewToken status={status} onClose={() => setIsCreating(false)} />}
    </Card>
  );
}

/** What a token is for, where that is no area. */
const placeWords: Record<string, string> = { '*': 'todas as áreas', inspection: 'só confere versões' };

function NewToken({ status, onClose }: { status: RegistryStatus; onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const remotes = [
    ...status.remotes.map(({ remote, title }) => ({ value: remote, label: title })),
    { value: '*', label: 'Todas as áreas' },
    { value: 'inspection', label: 'Nenhuma: só confere versões' },
  ];

  async function submit({ remote, name }: { remote: string | null; name: string }) {
    setProblem(
      await change(async (client) => {
        const made = await client.createToken({ remote: remote ?? '', name: name.trim() });
        setToken(made.token);
      }, 'Token criado.'),
    );
  }

  return (
    <Dialog isOpen onClose={onClose} title="Novo token" size="sm">
      {token ? (
        <Stack gap={12}>
          <Text as="p">Copie agora: ele não aparece de novo.</Text>
          <Secret>{token}</Secret>
          <Row justify="end">
            <Button variant="primary" onClick={onClose}>
              Já copiei
            </Button>
          </Row>
        </Stack>
      ) : (
        <Formik initialValues={{ remote: null, name: '' }} onSubmit={submit}>
          <Form aria-label="Novo token">
            <Stack gap={16}>
              <FormSelect name="remote" label="Área" isRequired options={remotes} />
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
      )}
    </Dialog>
  );
}

const { color, font, radius, space } = tokens;

const Secret = styled.code`
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font: ${font[13]};
  overflow-wrap: anywhere;
  user-select: all;
`;
