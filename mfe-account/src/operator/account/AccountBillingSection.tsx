import type { AccountBilling } from '@girassol/account-domain/contract';
import type { SlotContext } from '@girassol/federation/remote';
import { Badge, Button, Card, ErrorState, Heading, Row, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { getSubscriptionBadge } from '../../subscription/subscription-badges';
import { ChargesOfAccount } from './ChargesOfAccount';
import { CreditDialog } from './CreditDialog';
import { LedgerEntries } from './LedgerEntries';
import { PaymentsOfAccount } from './PaymentsOfAccount';
import { SubscriptionFacts } from './SubscriptionFacts';
import { useAccountBilling } from './use-account-billing';

/** Section of the operator's page of an account: its subscription, its charges, and what may be done about them. */
export default function AccountBillingSection({
  account,
  onChanged,
}: SlotContext<'operator-account.section/v1'>) {
  const { data, error, isFetching, refetch } = useAccountBilling(account._id);
  if (data) return <Billing accountId={account._id} billing={data} onDone={onChanged} />;
  return (
    <Card padding={16} role="region" aria-label="Assinatura">
      <Stack gap={12}>
        <Heading level={2}>Assinatura</Heading>
        {error ? (
          <ErrorState isCompact error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} radius={10} />
        )}
      </Stack>
    </Card>
  );
}

interface BillingProps {
  accountId: string;
  billing: AccountBilling;
  onDone: () => void;
}

function Billing({ accountId, billing, onDone }: BillingProps) {
  const [isGiving, setIsGiving] = useState(false);
  const { subscription, sentence, entries } = billing;
  if (!subscription)
    return (
      <Card padding={16} role="region" aria-label="Assinatura">
        <Stack gap={8}>
          <Heading level={2}>Assinatura</Heading>
          <Text as="p" tone="soft">
            Esta conta foi aberta pela operação: não tem assinatura, e nada é cobrado dela por aqui.
          </Text>
        </Stack>
      </Card>
    );
  const { text, tone } = getSubscriptionBadge(subscription);
  return (
    <>
      <Card padding={16} role="region" aria-label="Assinatura">
        <Stack gap={12}>
          <Row gap={8} wraps justify="between">
            <Row gap={8}>
              <Heading level={2}>Assinatura</Heading>
              <Badge tone={tone}>{text}</Badge>
            </Row>
            <Button size="sm" icon="plus" onClick={() => setIsGiving(true)}>
              Dar crédito
            </Button>
          </Row>
          <Text as="p" size={16} weight={500}>
            {sentence}
          </Text>
          <SubscriptionFacts subscription={subscription} billing={billing} />
          <LedgerEntries entries={entries} />
        </Stack>
      </Card>
      <ChargesOfAccount accountId={accountId} billing={billing} onDone={onDone} />
      <PaymentsOfAccount accountId={accountId} billing={billing} onDone={onDone} />
      {isGiving && <CreditDialog accountId={accountId} onDone={onDone} onClose={() => setIsGiving(false)} />}
    </>
  );
}
