import type { RegistryStatus } from '@girassol/federation/operations';
import { Button, Card, confirm, DateText, EmptyState, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { NewDeployTokenDialog } from './NewDeployTokenDialog';
import { OperationList } from './OperationList';
import { runRegistryChange, useDeployTokens } from './use-registry';

/** Deploy tokens of the teams' pipelines. A new token is shown once. */
export function DeployTokensCard({ status }: { status: RegistryStatus }) {
  const { data: kept = [] } = useDeployTokens();
  const { reserved = [] } = status;
  const [isCreating, setIsCreating] = useState(false);

  async function revoke(id: string, name: string) {
    const isSure = await confirm({
      title: `Revogar ${name}?`,
      text: 'O que publica com este token deixa de publicar agora.',
      confirmLabel: 'Revogar token',
      danger: true,
    });
    if (isSure) await runRegistryChange((client) => client.revokeToken(id), 'Token revogado.');
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
          <EmptyState isCompact title="Nenhum token" text="Cada equipe publica com o token da sua área." />
        )}
        {reserved.map(({ remote, team }) => (
          <Text key={remote} as="p" tone="soft" size={13}>
            {remote} está reservado para a equipe {team}, ainda sem versão publicada.
          </Text>
        ))}
        <OperationList>
          {kept.map(({ id, remote, name, createdBy, lastUsedAt }) => (
            <li key={id}>
              <span>
                <Text weight={500}>{name}</Text>{' '}
                <Text tone="soft" size={13}>
                  {tokenScopeLabels[remote] ?? remote} · criado por {createdBy} · usado{' '}
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
      {isCreating && <NewDeployTokenDialog status={status} onClose={() => setIsCreating(false)} />}
    </Card>
  );
}

/** Labels of the token scopes that are not an area. */
const tokenScopeLabels: Record<string, string> = { '*': 'todas as áreas', inspection: 'só confere versões' };
