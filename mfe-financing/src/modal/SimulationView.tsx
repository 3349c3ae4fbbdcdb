import { attempt } from '@girassol/shared-auth';
import type { Financing } from '@girassol/shared-domain/contract';
import { Button, EmptyState, Row, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { isLost } from '../financing/financing-badge';
import { beginDeal } from './begin-deal';
import { OptionComparison } from './OptionComparison';

interface SimulationViewProps {
  financing: Financing;
  onChange: (financing: Financing) => void;
}

/** Before a deal: what the bank offers, and the button that begins one. */
export function SimulationView({ financing, onChange }: SimulationViewProps) {
  const [isPending, setPending] = useState(false);
  const begins = financing.proposals.some(({ refused }) => !refused) && !isLost(financing);
  async function begin() {
    setPending(true);
    const answer = await attempt(() => beginDeal(financing._id));
    setPending(false);
    if (answer) onChange(answer.financing);
  }
  return (
    <Stack gap={16}>
      {financing.proposals.length > 0 ? (
        <OptionComparison financing={financing} />
      ) : (
        <EmptyState
          isCompact
          title="O banco ainda não fez ofertas"
          text="Quando ele responder, as ofertas aparecem aqui, lado a lado."
        />
      )}
      {begins && (
        <Row gap={12} wraps align="center">
          <Button variant="primary" icon="handshake" isPending={isPending} onClick={() => void begin()}>
            CONTRATAR
          </Button>
          <Text size={13} tone="soft">
            A seguir você escolhe o que vai para a proposta do cliente.
          </Text>
        </Row>
      )}
    </Stack>
  );
}
