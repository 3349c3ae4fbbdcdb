import type { AccountDetail } from '@girassol/shared-domain/contract';
import { Badge, Button, Card, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { changeFinanceStatus } from './use-accounts';

/** Part of an account's page in which an operator opens the finance platform to the account, or closes it. */
export function AccountFinancePlatformCard({ account }: { account: AccountDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = account.financeStatus === 'ACTIVE';
  const submitLabel = isOpen ? 'Bloquear plataforma' : 'Liberar plataforma';
  return (
    <Card padding={16} role="region" aria-label="Plataforma financeira">
      <Stack gap={12}>
        <Row gap={8} wraps>
          <Heading level={2}>Plataforma financeira</Heading>
          <Badge tone={isOpen ? 'good' : 'neutral'}>{isOpen ? 'Liberada' : 'Bloqueada'}</Badge>
        </Row>
        <Text tone="soft">
          {isOpen
            ? 'A conta vê suas organizações, contas, centros de custo e categorias, e entra por código.'
            : 'A conta vê como desbloquear, e nada é lido.'}
        </Text>
        <Row justify="end">
          <Button onClick={() => setIsAsking(true)}>{submitLabel}</Button>
        </Row>
      </Stack>
      {isAsking && (
        <ChangeWithReasonDialog
          title={`Plataforma financeira de ${account.name}`}
          text={
            isOpen
              ? 'A página se fecha agora para todas as pessoas da conta. O que está cadastrado fica guardado.'
              : 'A página se abre agora para quem pode alterar as configurações da conta.'
          }
          submitLabel={submitLabel}
          danger={isOpen}
          initial={{ why: '' }}
          done={isOpen ? 'Plataforma financeira bloqueada.' : 'Plataforma financeira liberada.'}
          onClose={() => setIsAsking(false)}
          order={(_, { why }) => changeFinanceStatus(account._id, !isOpen, why)}
        />
      )}
    </Card>
  );
}
