import type { OverridePermission, RegistryStatus } from '@girassol/federation/operations';
import {
  Badge,
  Button,
  Card,
  confirm,
  DateText,
  EmptyState,
  Heading,
  Row,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { OperationList } from './OperationList';
import { OverridePermissionDialog } from './OverridePermissionDialog';
import { runRegistryChange, useOverridePermissions } from './use-registry';

/**
 * List of the users other than admins who may override area versions in their own browser, with buttons that
 * revoke the permission.
 */
export function OverridePermissionsList({ status }: { status: RegistryStatus }) {
  const { data: permissions = [] } = useOverridePermissions();
  const [isPermitting, setIsPermitting] = useState(false);
  const getTitle = (name: string) => status.remotes.find(({ remote }) => remote === name)?.title ?? name;

  async function end({ id, email }: OverridePermission) {
    const isSure = await confirm({
      title: `Encerrar a permissão de ${email}?`,
      text: 'O que essa pessoa trocou no navegador dela volta agora à versão no ar.',
      confirmLabel: 'Encerrar permissão',
      danger: true,
    });
    if (isSure) await runRegistryChange((client) => client.endOverridePermission(id), 'Permissão encerrada.');
  }

  return (
    <Card padding={16} role="region" aria-label="Pessoas com permissão">
      <Stack gap={12}>
        <Row gap={12} justify="between" wraps>
          <div>
            <Heading level={2}>Pessoas com permissão</Heading>
            <Text tone="soft" size={13}>
              Trocam a versão no próprio navegador, em /operacao/este-navegador, sem serem da administração.
            </Text>
          </div>
          <Button size="sm" icon="plus" onClick={() => setIsPermitting(true)}>
            Permitir pessoa
          </Button>
        </Row>
        {permissions.length === 0 && (
          <EmptyState
            isCompact
            title="Ninguém além da administração"
            text="Permita uma pessoa para que ela experimente outra versão antes dos demais."
          />
        )}
        <OperationList>
          {permissions.map((permission) => (
            <li key={permission.id}>
              <span>
                <Text weight={500}>{permission.email}</Text> <State permission={permission} />{' '}
                <Text tone="soft" size={13}>
                  {permission.remotes?.map(getTitle).join(', ') ?? 'todas as áreas'} · por {permission.by}:{' '}
                  {permission.why}
                </Text>
              </span>
              {isHeld(permission) && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Encerrar a permissão de ${permission.email}`}
                  onClick={() => void end(permission)}
                >
                  Encerrar
                </Button>
              )}
            </li>
          ))}
        </OperationList>
      </Stack>
      {isPermitting && <OverridePermissionDialog status={status} onClose={() => setIsPermitting(false)} />}
    </Card>
  );
}

const isHeld = ({ ended, until }: OverridePermission) => ended === null && until > Date.now();

function State({ permission }: { permission: OverridePermission }) {
  const { ended, until } = permission;
  if (isHeld(permission))
    return (
      <Badge tone="good">
        até <DateText value={until} show="dateTime" />
      </Badge>
    );
  return (
    <Badge>
      {ended ? 'encerrada em ' : 'terminou em '}
      <DateText value={ended?.at ?? until} show="dateTime" />
    </Badge>
  );
}
