import type { SlotContext } from '@girassol/federation/remote';
import { api } from '@girassol/shared-auth';
import { Button, Card, Heading, Stack, Text } from '@girassol/shared-ui';

/** Section of the operator's page of an account, with an act that the history of the account keeps. */
export default function VisitsOfAccount({ account, onChanged }: SlotContext<'operator-account.section/v1'>) {
  async function sendLink() {
    await api('POST /operation/accounts/link/:accountId', {
      params: { accountId: account._id },
      body: { why: 'Acesso às visitas' },
    });
    onChanged();
  }
  return (
    <Card padding={16} role="region" aria-label="Visitas">
      <Stack gap={12}>
        <Heading level={2}>Visitas</Heading>
        <Text tone="soft">{`As visitas de ${account.name}.`}</Text>
        <Button onClick={() => void sendLink()}>Criar link</Button>
      </Stack>
    </Card>
  );
}
