import { DAY_MS } from '@girassol/shared-domain';
import { Badge, Button, Card, DateText, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { ChangeWithReasonDialog } from './ChangeWithReasonDialog';
import { OperationList } from './OperationList';
import { advanceAccountClock, useAccountClock } from './use-account-clock';

const leaps = [1, 7, 30] as const;
const daysText = (days: number) => (days === 1 ? '1 dia' : `${days} dias`);

/**
 * Card with the current time of an account, by which its due dates are computed, and buttons that advance the
 * time. Renders nothing in production.
 */
export function AccountClockCard({ accountId }: { accountId: string }) {
  const { data: clock } = useAccountClock(accountId);
  const [days, setDays] = useState<number | null>(null);
  // In production there is nothing to say: it is the time of the world.
  if (!clock?.mayMove) return null;
  const ahead = Math.round(clock.aheadMs / DAY_MS);
  return (
    <Card padding={16} role="region" aria-label="Relógio">
      <Stack gap={12}>
        <Heading level={2}>Relógio</Heading>
        <Row gap={8} wraps>
          <Text as="p">
            Nesta conta são <DateText value={clock.now} show="dateTime" />
          </Text>
          {ahead > 0 && <Badge tone="info">{`${daysText(ahead)} à frente`}</Badge>}
          {clock.movingTo !== null && (
            <Badge tone="warn">
              Avançando até <DateText value={clock.movingTo} show="dateTime" />
            </Badge>
          )}
        </Row>
        <Text as="p" tone="soft" size={13}>
          Para experimentar prazos, fora da produção: o que vence no caminho vence em ordem, cada coisa no seu
          dia. Não volta atrás, e o que a tela mostra como “hoje” segue o relógio do computador.
        </Text>
        <Row gap={8} wraps>
          {leaps.map((leap) => (
            <Button key={leap} disabled={clock.movingTo !== null} onClick={() => setDays(leap)}>
              {`Adiantar ${daysText(leap)}`}
            </Button>
          ))}
        </Row>
        {clock.next.length > 0 && (
          <OperationList aria-label="A vencer nesta conta">
            {clock.next.map(({ title, dueAt }, place) => (
              <li key={`${place} ${dueAt}`}>
                <Text>{title}</Text>
                <Text tone="soft" size={13}>
                  <DateText value={dueAt} show="dateTime" />
                </Text>
              </li>
            ))}
          </OperationList>
        )}
      </Stack>
      {days !== null && (
        <ChangeWithReasonDialog
          title={`Adiantar ${daysText(days)}`}
          text="O relógio desta conta anda para a frente, e o que vence no caminho acontece de verdade nela. Não há volta."
          submitLabel="Adiantar"
          initial={{ why: '' }}
          done="O relógio está avançando."
          onClose={() => setDays(null)}
          order={(_, { why }) => advanceAccountClock(accountId, days, why)}
        />
      )}
    </Card>
  );
}
